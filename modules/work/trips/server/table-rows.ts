// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';

export interface Rows {
  driver_trip: {
    partition: string;
    id: Generated<string>;
    load_id: string;
    link_id: string;
    driver_id: string;
    vehicle_id: string | null;
    trailer1_id: string | null;
    trailer2_id: string | null;
    sent_to: string;
    sent_at: Generated<Date>;
    ended_at: Date | null;
  };
  trip_file: {
    partition: string;
    id: Generated<string>;
    load_id: string;
    stop_id: string | null;
    kind: string;
    blob_name: string;
    size: number;
    signatory_name: Generated<string>;
    device: string;
    source_file_id: string;
    captured_at: Date | null;
    received_at: Generated<Date>;
  };
}
