// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  payment_rule: {
    partition: string;
    company_id: string;
    two_signers_above: number | null;
    format: Generated<string>;
    columns: Generated<Json>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  payment_run: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    run_number: string;
    bank_account_id: string;
    due_until: string;
    pay_day: string;
    note: Generated<string>;
    status: Generated<string>;
    total: Generated<number>;
    round: Generated<number>;
    digest: Generated<string>;
    signers_needed: Generated<number>;
    edited_by: Generated<string[]>;
    submitted_by: string | null;
    submitted_at: Date | null;
    decision_reason: Generated<string>;
    file_name: Generated<string>;
    file_format: Generated<string>;
    file_made_at: Date | null;
    file_sha256: Generated<string>;
    file_taken_by: string | null;
    file_taken_at: Date | null;
    posted_by: string | null;
    posted_at: Date | null;
    journal_id: string | null;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    search_words: Generated<string>;
    readonly search: Generated<string>;
    worth: Generated<number>;
  };
  payment: {
    partition: string;
    id: Generated<string>;
    run_id: string;
    supplier_id: string;
    amount: number;
    hold: Generated<string>;
    hold_reason: Generated<string>;
    bank_version_id: string | null;
    remitted_at: Date | null;
    item_id: string | null;
    hold_day: string | null;
  };
  payment_item: {
    partition: string;
    id: Generated<string>;
    run_id: string;
    payment_id: string;
    item_id: string;
    amount: number;
    is_live: Generated<boolean>;
    deductions: Generated<Json>;
  };
  payment_signature: {
    partition: string;
    id: Generated<string>;
    run_id: string;
    digest: string;
    total: number;
    signed_by: string;
    signed_by_id: string;
    signed_at: Generated<Date>;
  };
}
