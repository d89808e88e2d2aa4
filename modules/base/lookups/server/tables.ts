import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    place_country: Rows['place_country'];
    place_region: Rows['place_region'];
    place_city: Rows['place_city'];
  }
}
