import type { Generated } from 'kysely';
import type { TripFileKind } from '../contract.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    driver_trip: {
      id: Generated<string>;
      partition: string;
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
      id: Generated<string>;
      partition: string;
      load_id: string;
      stop_id: string | null;
      kind: TripFileKind;
      blob_name: string;
      size: number;
      signatory_name: string;
      device: string;
      source_file_id: string;
      captured_at: Date | null;
      received_at: Generated<Date>;
    };
  }
}
