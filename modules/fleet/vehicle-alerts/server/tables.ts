import type { ColumnType, Generated } from 'kysely';
import type { Narrowed } from '#platform/server/tables.ts';
import type { MailLevel } from '../hearing.ts';
import type { AlertCategory, AlertKind, Severity } from '../kinds.ts';
import type { AlertState } from '../status.ts';
import type { Rows } from './table-rows.ts';

/** What the sentence of an alert is made of. */
export type AlertFacts = Readonly<Record<string, string | number>>;

declare module '#platform/server/tables.ts' {
  interface Tables {
    vehicle_alert: Narrowed<
      Rows['vehicle_alert'],
      {
        kind: AlertKind;
        category: AlertCategory;
        severity: Severity;
        status: Generated<AlertState>;
        former_status: Generated<'' | AlertState>;
        facts: ColumnType<AlertFacts, string | undefined, string>;
      }
    >;
    vehicle_alert_telling: Rows['vehicle_alert_telling'];
    vehicle_alert_hearing: Narrowed<
      Rows['vehicle_alert_hearing'],
      { screen_categories: AlertCategory[]; mail_categories: AlertCategory[]; mail_from: MailLevel }
    >;
  }
}
