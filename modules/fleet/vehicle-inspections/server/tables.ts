import type { ColumnType, JSONColumnType } from 'kysely';
import type { Narrowed } from '#platform/server/tables.ts';
import type { DispatchRule, InspectionKind, ItemResult, VehicleInspectionState } from '../status.ts';
import type { TemplateItem } from '../template.ts';
import type { Rows } from './table-rows.ts';

type Numeric = ColumnType<string | null, number | null | undefined, number | null>;

declare module '#platform/server/tables.ts' {
  interface Tables {
    vehicle_inspection_template: Narrowed<
      Rows['vehicle_inspection_template'],
      { kind: InspectionKind; items: JSONColumnType<readonly TemplateItem[], string, string> }
    >;
    vehicle_inspection: Narrowed<
      Rows['vehicle_inspection'],
      {
        kind: InspectionKind;
        state: ColumnType<VehicleInspectionState, VehicleInspectionState | undefined, VehicleInspectionState>;
        odometer: Numeric;
      }
    >;
    vehicle_inspection_answer: Narrowed<Rows['vehicle_inspection_answer'], { result: ItemResult; value: Numeric }>;
    vehicle_inspection_setting: Narrowed<
      Rows['vehicle_inspection_setting'],
      { before_dispatch: ColumnType<DispatchRule, DispatchRule | undefined, DispatchRule> }
    >;
    vehicle_inspection_photo: Rows['vehicle_inspection_photo'];
  }
}
