// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';

export interface Rows {
  driver_pay_run: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    run_number: string;
    period_from: string;
    period_to: string;
    pay_day: string;
    note: Generated<string>;
    total: Generated<number>;
    status: Generated<string>;
    gathering_since: Date | null;
    gathered_at: Date | null;
    edited_by: Generated<string[]>;
    submitted_by: string | null;
    submitted_at: Date | null;
    decided_by: string | null;
    decided_at: Date | null;
    decision_reason: Generated<string>;
    posted_by: string | null;
    posted_at: Date | null;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    search_words: Generated<string>;
    readonly search: Generated<string>;
  };
}
