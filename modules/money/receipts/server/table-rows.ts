// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  receipt: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    kind: string;
    status: Generated<string>;
    number: number;
    customer_id: string | null;
    method: Generated<string>;
    day: string;
    account_id: string | null;
    currency: string;
    amount: number;
    base_amount: number;
    net: Generated<number>;
    vat: Generated<number>;
    reference: Generated<string>;
    note: Generated<string>;
    reason: Generated<string>;
    purpose: Generated<string>;
    load_id: string | null;
    purpose_confirmed_by: Generated<string>;
    bank_line_id: string | null;
    bounce_line_id: string | null;
    parent_id: string | null;
    of_item_id: string | null;
    item_id: string | null;
    journal_id: string;
    named_journal_id: string | null;
    is_automatic: Generated<boolean>;
    matched: Generated<Json>;
    excess_proposal_id: string | null;
    excess_vat: Generated<number>;
    ended_on: string | null;
    end_reason: Generated<string>;
    posted_by: string;
    posted_by_id: string | null;
    posted_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    search_words: Generated<string>;
    readonly search: Generated<string>;
  };
  receipt_rule: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    contains: string;
    readonly contains_key: Generated<string>;
    customer_id: string | null;
    is_charge: Generated<boolean>;
    account_id: string | null;
    used: Generated<number>;
    is_active: Generated<boolean>;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  receipt_payer: {
    partition: string;
    company_id: string;
    payer_key: string;
    customer_id: string;
    times: Generated<number>;
    last_on: string;
  };
  receipt_pays_for: {
    partition: string;
    payer_id: string;
    customer_id: string;
    made_by: string;
    made_at: Generated<Date>;
  };
  receipt_setting: {
    partition: string;
    company_id: string;
    rest_limit: Generated<number>;
    vat_cycle: Generated<string>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  receipt_match: {
    partition: string;
    bank_line_id: string;
    company_id: string;
    standing: string;
    proposals: Generated<Json>;
    looked_at: Generated<Date>;
  };
}
