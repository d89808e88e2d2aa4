// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';

export interface Rows {
  service_plan: {
    every_km: number | null;
    every_days: number | null;
    every_hours: number | null;
    counts_from: Generated<string>;
    warn_km: number | null;
    warn_days: number | null;
    warn_hours: number | null;
    notes: Generated<string>;
    partition: string;
    id: Generated<string>;
    code: string;
    name: string;
    is_active: Generated<boolean>;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    readonly search: Generated<string>;
  };
  vehicle_service: {
    partition: string;
    id: Generated<string>;
    plan_id: string;
    vehicle_id: string;
    first_km: string | null;
    first_on: string | null;
    first_hours: string | null;
    due_km: string | null;
    due_on: string | null;
    due_hours: string | null;
    ended_at: Date | null;
    end_reason: Generated<string>;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    order_id: string | null;
  };
  service_record: {
    partition: string;
    id: Generated<string>;
    service_id: string;
    done_on: string;
    km: string | null;
    hours: string | null;
    cost: Generated<number>;
    workshop: Generated<string>;
    note: Generated<string>;
    warranty_until: string | null;
    due_km: string | null;
    due_on: string | null;
    due_hours: string | null;
    reversed_at: Date | null;
    reverse_reason: Generated<string>;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    order_id: string | null;
  };
}
