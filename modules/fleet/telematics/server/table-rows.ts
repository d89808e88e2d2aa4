// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';

export interface Rows {
  telematics_account: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    provider: string;
    name: string;
    base_url: Generated<string>;
    token_url: Generated<string>;
    organisation_id: Generated<string>;
    client_id: Generated<string>;
    user_name: Generated<string>;
    secret_sealed: string;
    time_zone: string;
    is_zone_proved: Generated<boolean>;
    is_active: Generated<boolean>;
    read_until: Generated<string>;
    read_at: Date | null;
    next_at: Date | null;
    problem: Generated<string>;
    problem_since: Date | null;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    trips_until: Generated<string>;
    trips_next_at: Date | null;
    trips_problem: Generated<string>;
  };
  telematics_unit: {
    partition: string;
    account_id: string;
    unit_id: string;
    registration: Generated<string>;
    label: Generated<string>;
    vehicle_id: string | null;
    confirmed_by: Generated<string>;
    confirmed_at: Date | null;
    fix_at: Date | null;
    received_at: Date | null;
    latitude: string | null;
    longitude: string | null;
    speed_kmh: string | null;
    is_moving: Generated<boolean>;
    moving_rhythm: number | null;
    parked_rhythm: number | null;
    wrong_clocks: Generated<number>;
    panic_at: Date | null;
    odometer_day: string | null;
    odometer_km: string | null;
    odometer_doubt: Generated<string>;
  };
  telematics_trip: {
    partition: string;
    account_id: string;
    trip_id: string;
    unit_id: string;
    vehicle_id: string | null;
    started_at: Date;
    ended_at: Date;
    start_km: string | null;
    end_km: string | null;
    distance_km: string;
    from_place: Generated<string>;
    to_place: Generated<string>;
  };
  vehicle_position: {
    partition: string;
    account_id: string;
    unit_id: string;
    event_id: string;
    vehicle_id: string | null;
    fix_at: Date;
    received_at: Date;
    latitude: string;
    longitude: string;
    speed_kmh: string | null;
    heading: number | null;
    ignition: boolean | null;
    odometer_km: string | null;
  };
  stop_proposal: {
    partition: string;
    id: Generated<string>;
    load_id: string;
    stop_id: string;
    vehicle_id: string;
    kind: string;
    at: Date;
    proposed_at: Generated<Date>;
    dismissed_by: Generated<string>;
    dismissed_at: Date | null;
  };
}
