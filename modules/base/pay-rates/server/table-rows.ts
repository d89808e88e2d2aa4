// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  pay_rate_change: {
    partition: string;
    id: Generated<string>;
    owner_kind: string;
    owner_id: string;
    effective_from: string | null;
    terms: Json;
    reason: string;
    status: Generated<string>;
    edited_by: Generated<string[]>;
    decided_by: string | null;
    decided_by_id: string | null;
    decided_at: Date | null;
    decision_reason: Generated<string>;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
}
