// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  fuel_clause_change: {
    partition: string;
    id: Generated<string>;
    clause_id: string;
    effective_from: string;
    terms: Json;
    reason: string;
    status: Generated<string>;
    edited_by: Generated<string[]>;
    decided_by: string | null;
    decided_at: Date | null;
    decision_reason: Generated<string>;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
}
