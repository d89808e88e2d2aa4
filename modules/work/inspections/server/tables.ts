import type { ColumnType, JSONColumnType } from 'kysely';
import type { z } from 'zod';
import type { AxleUnit } from '#modules/work/carriage/mass.ts';
import type { checklistItem } from '../fields.ts';
import type { Answer, InspectionFinding } from '../outcome.ts';
import type { DecisionState, InspectionOutcome, InspectionPurpose } from '../status.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

export interface KnownLimit {
  readonly limitKg: number;
  readonly rule: string;
}

declare module '#platform/server/tables.ts' {
  interface Tables {
    inspection: Narrowed<
      Rows['inspection'],
      {
        purpose: InspectionPurpose;
        odometer: ColumnType<string | null, number | null, number | null>;
        items: JSONColumnType<Answer[], string, string>;
        mass_slip_kg: ColumnType<string | null, number | null, number | null>;
        axle_units: JSONColumnType<AxleUnit[], string, string>;
        mass_limit: JSONColumnType<KnownLimit | null, string | null, string | null>;
        findings: JSONColumnType<InspectionFinding[], string, string>;
        outcome: InspectionOutcome;
        decision: '' | DecisionState;
        source: 'staff' | 'driver' | 'supplier';
      }
    >;
    inspection_template: Narrowed<
      Rows['inspection_template'],
      {
        items: JSONColumnType<readonly z.output<typeof checklistItem>[], string, string>;
      }
    >;
    inspection_file: Rows['inspection_file'];
  }
}
