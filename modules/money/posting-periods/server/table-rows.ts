// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';

export interface Rows {
  period_posting: {
    partition: string;
    id: Generated<string>;
    period_id: string;
    area: string;
    state: Generated<string>;
    reason: Generated<string>;
    changed_by: Generated<string>;
    changed_by_id: string | null;
    changed_at: Date | null;
    updated_by: Generated<string>;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
}
