import type { Generated } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { DateForm, KmSource, LineKind, LineSource, Purpose } from '../fields.ts';
import type { FleetLineState } from '../status.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    fleet_slip_layout: Narrowed<
      Rows['fleet_slip_layout'],
      { decimal_mark: Generated<'' | ',' | '.'>; date_form: DateForm }
    >;
    fleet_slip_photo: Rows['fleet_slip_photo'];
    fleet_log_month: Narrowed<Rows['fleet_log_month'], { month: CalendarDate }>;
    fleet_log_line: Narrowed<
      Rows['fleet_log_line'],
      {
        kind: LineKind;
        status: Generated<FleetLineState>;
        month: CalendarDate;
        day: CalendarDate;
        purpose: Generated<Purpose | ''>;
        km_source: Generated<KmSource | ''>;
        source: LineSource;
      }
    >;
  }
}
