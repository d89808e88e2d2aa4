import type { TripFileKind } from '../contract.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    driver_trip: Rows['driver_trip'];
    trip_file: Narrowed<
      Rows['trip_file'],
      {
        kind: TripFileKind;
      }
    >;
  }
}
