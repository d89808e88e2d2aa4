import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { z } from 'zod';
import type { AxleUnit } from '#modules/work/loads/mass.ts';
import type { checklistItem } from '../fields.ts';
import type { Answer, InspectionFinding } from '../outcome.ts';
import type { DecisionState, InspectionOutcome, InspectionPurpose } from '../status.ts';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface KnownLimit {
  readonly limitKg: number;
  readonly rule: string;
}

declare module '#platform/server/tables.ts' {
  interface Tables {
    inspection: {
      id: Generated<string>;
      partition: string;
      company_id: string;
      event_no: string;
      purpose: InspectionPurpose;
      template_version: number;
      load_id: Optional<string>;
      vehicle_id: string;
      trailer1_id: Optional<string>;
      trailer2_id: Optional<string>;
      driver_id: Optional<string>;
      odometer: ColumnType<string | null, number | null, number | null>;
      items: JSONColumnType<Answer[], string, string>;
      mass_slip_kg: ColumnType<string | null, number | null, number | null>;
      axle_units: JSONColumnType<AxleUnit[], string, string>;
      mass_limit: JSONColumnType<KnownLimit | null, string | null, string | null>;
      findings: JSONColumnType<InspectionFinding[], string, string>;
      outcome: InspectionOutcome;
      decision: '' | DecisionState;
      allow_reason: Generated<string>;
      decided_by: Generated<string>;
      decided_by_id: Optional<string>;
      decided_at: Optional<Date>;
      note: Generated<string>;
      signed_by: string;
      source: 'staff' | 'driver' | 'supplier';
      device: Generated<string>;
      source_inspection_id: Generated<string>;
      inspected_at: Date;
      received_at: Generated<Date>;
      created_by: string;
      created_by_id: Optional<string>;
      created_at: Generated<Date>;
      updated_by: string;
      updated_at: Generated<Date>;
      version: Generated<number>;
      search_words: Generated<string>;
      readonly search: Generated<string>;
    };
    inspection_template: {
      id: Generated<string>;
      partition: string;
      company_id: string;
      version: number;
      items: JSONColumnType<readonly z.output<typeof checklistItem>[], string, string>;
      created_by: string;
      created_at: Generated<Date>;
    };
    inspection_file: {
      id: Generated<string>;
      partition: string;
      inspection_id: string;
      load_id: Optional<string>;
      item: string;
      blob_name: Optional<string>;
      device: Generated<string>;
      source_file_id: Generated<string>;
    };
  }
}
