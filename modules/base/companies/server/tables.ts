import type { PaperCondition, PaperStop, SubjectType } from '../document-types.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { currencies } from '#platform/currencies.ts';
import type { Language } from '#platform/language.ts';
import type { vatCodes } from '#platform/vat-codes.ts';
import type { companyLocales } from '../fields.ts';
import type { TermsBodies, TermsKind, TermsPurpose, TermsStatus } from '../terms.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    company: {
      id: Generated<string>;
      partition: string;
      name: string;
      trade_name: string;
      is_client: Generated<boolean>;
      licence_type: Generated<'Pro' | 'Lite' | 'mobileOnly'>;
      global_location_number: Generated<string>;
      registration_number: Generated<string>;
      vat_number: Generated<string>;
      address: JSONColumnType<Record<string, string>, string | undefined, string>;
      telephone: Generated<string>;
      contact_name: Generated<string>;
      designation: Generated<string>;
      logo_url: Generated<string>;
      support_email: Generated<string>;
      support_telephone: Generated<string>;
      brand_colour: Generated<string>;
      email_sender: Generated<string>;
      locale: Generated<(typeof companyLocales)[number]>;
      base_currency: Generated<(typeof currencies)[number]>;
      financial_year_start_month: Generated<number>;
      default_vat_code: Generated<(typeof vatCodes)[number]>;
      time_zone: Generated<string>;
      session_idle_seconds: Generated<number>;
      link_validity_days: Generated<number>;
      ended_link_days: Generated<number>;
      contractor_suretyship_above: Generated<string | null>;
      reminder_days: Generated<number[]>;
      credit_approval_threshold: Generated<string>;
      /** Whether a lower credit limit waits for the customer's acceptance. */
      credit_decrease_needs_acceptance: Generated<boolean>;
      is_active: Generated<boolean>;
      version: Generated<number>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
      updated_by: Generated<string>;
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
    daily_work: { partition: string; company_id: string; work: string; done_on: string };
    company_terms: {
      id: Generated<string>;
      partition: string;
      company_id: string;
      kind: Generated<TermsKind>;
      purpose: TermsPurpose;
      version: string;
      status: Generated<TermsStatus>;
      bodies: JSONColumnType<TermsBodies, string | undefined, string>;
      created_by: string;
      created_at: Generated<Date>;
      published_by: ColumnType<string | null, string | null | undefined, string | null>;
      published_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
      retired_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
      updated_at: Generated<Date>;
      lock_version: Generated<number>;
    };
    debtor_setting: {
      partition: string;
      company_id: string;
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
      subject_type: SubjectType;
      code: string;
      label: Generated<string>;
      is_mandatory: Generated<boolean>;
      max_age_months: number | null;
      position: number;
      applies: Generated<PaperCondition>;
      blocks: Generated<PaperStop>;
    };
    message_text: {
      partition: string;
      company_id: string;
      catalogue: string;
      key: string;
      language: Language;
      text: string;
      updated_by: string;
      updated_at: Generated<Date>;
    };
  }
}
