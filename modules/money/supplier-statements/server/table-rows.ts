// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';

export interface Rows {
  supplier_statement: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    supplier_id: string;
    from_day: string;
    to_day: string;
    currency: string;
    net: number;
    status: Generated<string>;
    link_id: string | null;
    sent_to: Generated<string>;
    sent_at: Date | null;
    answered_by: Generated<string>;
    answered_at: Date | null;
    answered_no: Generated<string>;
    purchase_invoice_id: string | null;
    decision_reason: Generated<string>;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    search_words: Generated<string>;
    readonly search: Generated<string>;
  };
  supplier_statement_line: {
    partition: string;
    id: Generated<string>;
    statement_id: string;
    line: number;
    load_id: string;
    charge_ids: string[];
    delivered_on: string | null;
    net: number;
    answer: Generated<string>;
    reason: Generated<string>;
    claimed: number | null;
    words: Generated<string>;
  };
}
