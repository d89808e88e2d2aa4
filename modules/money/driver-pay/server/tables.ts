import type { Generated } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { PayRunState } from '../status.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    driver_pay_run: Narrowed<
      Rows['driver_pay_run'],
      {
        period_from: CalendarDate;
        period_to: CalendarDate;
        pay_day: CalendarDate;
        status: Generated<PayRunState>;
      }
    >;
  }
}
