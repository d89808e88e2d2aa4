import type { ColumnType, JSONColumnType } from 'kysely';
import type { Language } from '#platform/language.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { DefectState, Severity } from '../status.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    vehicle_defect: Narrowed<
      Rows['vehicle_defect'],
      {
        names: JSONColumnType<Readonly<Record<Language, string>>, string, string>;
        severity: Severity;
        state: ColumnType<DefectState, DefectState | undefined, DefectState>;
        value: ColumnType<string | null, number | null, number | null>;
      }
    >;
    vehicle_defect_seen: Narrowed<Rows['vehicle_defect_seen'], { state: DefectState }>;
    vehicle_withdrawal: Rows['vehicle_withdrawal'];
  }
}
