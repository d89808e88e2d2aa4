import type { Generated } from 'kysely';
import type { Narrowed } from '#platform/server/tables.ts';
import type { ReadingDoubt, ReadingSource } from '../sources.ts';
import type { OdometerUnit } from '../units.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    odometer_reading: Narrowed<
      Rows['odometer_reading'],
      { source: ReadingSource; unit: Generated<OdometerUnit>; doubt: Generated<ReadingDoubt | ''> }
    >;
    odometer_offset: Rows['odometer_offset'];
  }
}
