// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';

export interface Rows {
  odometer_reading: {
    partition: string;
    id: Generated<string>;
    vehicle_id: string;
    at: Date;
    km: string;
    source: string;
    source_id: Generated<string>;
    device_id: Generated<string>;
    unit: Generated<string>;
    note: Generated<string>;
    doubt: Generated<string>;
    withdrawn_at: Date | null;
    withdraw_reason: Generated<string>;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  odometer_offset: {
    partition: string;
    id: Generated<string>;
    vehicle_id: string;
    device_id: Generated<string>;
    at: Date;
    counter_km: string;
    vehicle_km: string;
    reason: string;
    created_by: string;
    created_at: Generated<Date>;
  };
}
