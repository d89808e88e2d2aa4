// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  exchange_partner: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    kind: string;
    name: string;
    url: string;
    customer_id: string | null;
    secret_sealed: string;
    is_active: Generated<boolean>;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  exchange: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    partner_id: string;
    direction: string;
    purpose: string;
    noun: string;
    record_id: string;
    number: string;
    their_number: Generated<string>;
    amount: number;
    currency: string;
    idempotency_key: string;
    body: string;
    status: Generated<string>;
    turn: Generated<number>;
    tries: Generated<number>;
    round_began_at: Generated<number>;
    sent_at: Date | null;
    next_at: Date | null;
    problem: Generated<string>;
    answer: Json | null;
    resolve_reason: Generated<string>;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    search_words: Generated<string>;
    readonly search: Generated<string>;
  };
  exchange_step: {
    partition: string;
    exchange_id: string;
    number: number;
    at: Date;
    kind: string;
    outcome: string;
    status_code: number | null;
    milliseconds: number;
    request: string;
    answer: Generated<string>;
  };
}
