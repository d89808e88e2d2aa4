// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';

export interface Rows {
  journal_proposal: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    number: string;
    kind: string;
    period_id: string | null;
    posting_date: string;
    reverse_on: string | null;
    reversed_at: Date | null;
    reason: string;
    document_id: string | null;
    status: Generated<string>;
    total: Generated<number>;
    line_count: Generated<number>;
    journal_count: Generated<number>;
    edited_by: Generated<string[]>;
    submitted_by: string | null;
    submitted_at: Date | null;
    decided_by: string | null;
    decided_at: Date | null;
    decision_reason: Generated<string>;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    search_words: Generated<string>;
    readonly search: Generated<string>;
    repeat_until: string | null;
    repeated_to: string | null;
    repeat_of: string | null;
    repeat_every: Generated<number>;
    spread_of: string | null;
    spread_part: number | null;
    spread_parts: number | null;
    reference: Generated<string>;
  };
}
