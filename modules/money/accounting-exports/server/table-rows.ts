// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  accounting_system: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    partner_id: string;
    kind: Generated<string>;
    tenant: Generated<string>;
    environment: Generated<string>;
    their_company_id: Generated<string>;
    client_id: Generated<string>;
    secret_sealed: string;
    base_url: Generated<string>;
    token_url: Generated<string>;
    accounts: Generated<Json>;
    centres: Generated<Json>;
    vat_codes: Generated<Json>;
    dimension_code: Generated<string>;
    rounding_account: Generated<string>;
    auto_post: Generated<boolean>;
    is_active: Generated<boolean>;
    waits_for_second: Generated<boolean>;
    changed_by_id: string | null;
    polled_at: Date | null;
    compared_at: Date | null;
    subscription_id: Generated<string>;
    notice_hash: Generated<string>;
    subscribed_until: Date | null;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    noticed_at: Date | null;
  };
  accounting_export: {
    partition: string;
    id: string;
    company_id: string;
    document_id: string;
    document_version: number;
    vendor_number: string;
    vendor_invoice_number: string;
    document: Json;
    their_id: Generated<string>;
    their_status: Generated<string>;
    pending: Generated<string>;
    pending_at: Date | null;
    has_created: Generated<boolean>;
    detail: Generated<string>;
    differences: Generated<Json>;
    compared_at: Date | null;
  };
  accounting_file: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    number: number;
    documents: Generated<number>;
    gross: Generated<number>;
    content: Generated<string>;
    created_at: Generated<Date>;
    taken_by: Generated<string>;
    taken_at: Date | null;
  };
  accounting_difference: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    export_id: string | null;
    their_id: Generated<string>;
    kind: string;
    number: string;
    their_number: Generated<string>;
    vendor_number: Generated<string>;
    ours: Generated<string>;
    theirs: Generated<string>;
    found_at: Date;
    seen_at: Date;
    ended_at: Date | null;
  };
}
