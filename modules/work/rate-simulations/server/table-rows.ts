// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  rate_simulation: {
    partition: string;
    id: Generated<string>;
    rate_id: string | null;
    change: Json | null;
    title: string;
    period_from: string;
    period_to: string;
    status: Generated<string>;
    done: Generated<number>;
    total: Generated<number>;
    reached: string | null;
    loads_changed: Generated<number>;
    loads_typed: Generated<number>;
    loads_unpriced: Generated<number>;
    created_by: string;
    created_at: Generated<Date>;
    ended_at: Date | null;
  };
  rate_simulation_party: {
    partition: string;
    id: Generated<string>;
    simulation_id: string;
    side: string;
    party_id: string;
    loads: Generated<number>;
    changed: Generated<number>;
    before: Generated<number>;
    after: Generated<number>;
  };
}
