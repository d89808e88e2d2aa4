// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';

export interface Rows {
  fuel_price_change: {
    partition: string;
    id: Generated<string>;
    fuel_price_id: string;
    effective_from: string;
    price_per_litre: string;
    source: string;
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
