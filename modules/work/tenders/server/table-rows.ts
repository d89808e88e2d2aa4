// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  tender_offer: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    load_id: string;
    round: number;
    rank: number;
    mode: string;
    supplier_id: string;
    method: string;
    sent_to: Generated<string>;
    link_id: string | null;
    buy_amount: number;
    minutes: number;
    facts: Json;
    findings: Generated<Json>;
    status: Generated<string>;
    sent_at: Date | null;
    expires_at: Date | null;
    viewed_at: Date | null;
    answered_at: Date | null;
    answered_by: Generated<string>;
    reason_code: Generated<string>;
    reason: Generated<string>;
    counter_amount: number | null;
    counter_note: Generated<string>;
    agreed_amount: number | null;
    late_answer: Generated<string>;
    late_amount: number | null;
    late_answered_at: Date | null;
    late_answered_by: Generated<string>;
    sent_by: string;
    sent_by_id: string | null;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    search_words: Generated<string>;
    readonly search: Generated<string>;
    told_at: Date | null;
  };
}
