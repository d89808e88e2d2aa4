import type { Generated } from 'kysely';
import type { Narrowed } from '#platform/server/tables.ts';
import type { countsFrom } from '../contract.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    service_plan: Narrowed<Rows['service_plan'], { counts_from: Generated<(typeof countsFrom)[number]> }>;
    vehicle_service: Rows['vehicle_service'];
    service_record: Rows['service_record'];
  }
}
