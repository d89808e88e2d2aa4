// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  fleet_slip_layout: {
    partition: string;
    id: Generated<string>;
    name: string;
    provider: string;
    columns: Json;
    decimal_mark: Generated<string>;
    date_form: string;
    is_active: Generated<boolean>;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  fleet_slip_photo: {
    partition: string;
    id: Generated<string>;
    line_id: string;
    blob_name: string;
    created_by: string;
    created_at: Generated<Date>;
  };
  fleet_log_month: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    vehicle_id: string;
    month: string;
    lines: number;
    amount: number;
    journal_id: string | null;
    locked_by: string;
    locked_at: Generated<Date>;
  };
  fleet_log_line: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    vehicle_id: string | null;
    kind: string;
    status: Generated<string>;
    month: string;
    day: string;
    started_at: Date | null;
    ended_at: Date;
    load_id: string | null;
    driver_id: string | null;
    from_place: Generated<string>;
    to_place: Generated<string>;
    purpose: Generated<string>;
    start_km: string | null;
    end_km: string | null;
    km_source: Generated<string>;
    stops: Generated<number>;
    overnight: Generated<boolean>;
    litres: string | null;
    unit_price: string | null;
    amount: Generated<number>;
    is_full: Generated<boolean>;
    odometer_km: string | null;
    place: Generated<string>;
    provider: Generated<string>;
    slip_number: Generated<string>;
    card: Generated<string>;
    flags: Generated<Json>;
    flags_accepted_by: Generated<string>;
    source: string;
    remarks: Generated<string>;
    reverses_id: string | null;
    is_reversed: Generated<boolean>;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    timed_stops: Generated<number>;
    on_time_stops: Generated<number>;
  };
}
