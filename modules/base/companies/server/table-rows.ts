// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  company: {
    id: Generated<string>;
    partition: string;
    name: string;
    trade_name: string;
    is_client: Generated<boolean>;
    licence_type: Generated<string>;
    global_location_number: Generated<string>;
    registration_number: Generated<string>;
    vat_number: Generated<string>;
    address: Generated<Json>;
    telephone: Generated<string>;
    contact_name: Generated<string>;
    support_email: Generated<string>;
    support_telephone: Generated<string>;
    brand_colour: Generated<string>;
    time_zone: Generated<string>;
    session_idle_seconds: Generated<number>;
    link_validity_days: Generated<number>;
    is_active: Generated<boolean>;
    version: Generated<number>;
    reminder_days: Generated<number[]>;
    contractor_suretyship_above: string | null;
    credit_approval_threshold: Generated<string>;
    credit_decrease_needs_acceptance: Generated<boolean>;
    designation: Generated<string>;
    logo_url: Generated<string>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    updated_by: Generated<string>;
    readonly search: Generated<string>;
    locale: Generated<string>;
    base_currency: Generated<string>;
    financial_year_start_month: Generated<number>;
    default_vat_code: Generated<string>;
    email_sender: Generated<string>;
    ended_link_days: Generated<number>;
    standing_free_minutes: Generated<number>;
    standing_step_minutes: Generated<number>;
    standing_cap_hours: Generated<number>;
    margin_floor_percent: Generated<string>;
    order_tolerance_percent: Generated<string>;
    order_rise_percent: Generated<string>;
    order_rise_amount: Generated<string>;
    local_trip_km: Generated<number>;
    invoice_approval_above: Generated<string>;
  };
  company_logo: {
    name: string;
    partition: string;
    company_id: string;
    content_type: string;
    size: number;
    sha256: string;
    uploaded_by: string;
    uploaded_at: Generated<Date>;
  };
  daily_work: {
    partition: string;
    company_id: string;
    work: string;
    done_on: string;
  };
  company_terms: {
    id: Generated<string>;
    partition: string;
    company_id: string;
    kind: Generated<string>;
    purpose: string;
    version: string;
    status: Generated<string>;
    bodies: Generated<Json>;
    created_by: string;
    created_at: Generated<Date>;
    published_by: string | null;
    published_at: Date | null;
    retired_at: Date | null;
    updated_at: Generated<Date>;
    lock_version: Generated<number>;
  };
  debtor_setting: {
    company_id: string;
    partition: string;
    trade_references_min: Generated<number>;
    directors_min: Generated<number>;
    information_officer: Generated<string>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  required_document: {
    partition: string;
    company_id: string;
    subject_type: string;
    code: string;
    label: Generated<string>;
    is_mandatory: Generated<boolean>;
    max_age_months: number | null;
    position: number;
    applies: Generated<string>;
    blocks: Generated<string>;
  };
  message_text: {
    partition: string;
    company_id: string;
    catalogue: string;
    key: string;
    language: string;
    text: string;
    updated_by: string;
    updated_at: Generated<Date>;
  };
}
