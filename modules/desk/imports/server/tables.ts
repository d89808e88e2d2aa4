import type { Generated, JSONColumnType } from 'kysely';
import type { Language } from '#platform/language.ts';
import type { FieldProblem } from '#platform/failure.ts';
import type { ImportedValues } from '#platform/server/import-kind.ts';
import type { Mapping, Meanings } from '../mapping.ts';
import type { ImportState, RowOutcome } from '../status.ts';

export type Counts = Readonly<Partial<Record<RowOutcome | 'committed' | 'touched', number>>>;

export interface RowProblem extends FieldProblem {
  /** Name of the field; empty for the row itself. */
  readonly field: string;
  /** Until it is kept: the row that it is about, where several make one record. */
  readonly row?: number;
}

declare module '#platform/server/tables.ts' {
  interface Tables {
    import_job: {
      id: Generated<string>;
      partition: string;
      company_id: string;
      kind: string;
      file_name: string;
      file_hash: string;
      format: 'csv' | 'xlsx';
      delimiter: string;
      sheets: Generated<string[]>;
      sheet: Generated<string>;
      meanings: JSONColumnType<Meanings, string | undefined, string>;
      headings: string[];
      header_row: Generated<number>;
      mapping: JSONColumnType<Mapping, string, string>;
      mode: Generated<'create' | 'update' | 'upsert'>;
      day_first: Generated<boolean>;
      decimal_comma: Generated<boolean>;
      scope: Generated<'valid' | 'all'>;
      status: Generated<ImportState>;
      rows: Generated<number>;
      done: Generated<number>;
      reached: Generated<number>;
      problem: Generated<string>;
      counts: JSONColumnType<Counts, string | undefined, string>;
      started_by: string;
      started_by_name: string;
      language: Language;
      created_at: Generated<Date>;
      completed_at: Date | null;
      version: Generated<number>;
    };
    import_row: {
      partition: string;
      import_id: string;
      number: number;
      cells: string[];
      outcome: RowOutcome | null;
      problems: JSONColumnType<readonly RowProblem[], string | undefined, string>;
      key_values: Generated<string[]>;
      record_id: string | null;
      record_lock: string | null;
      before: JSONColumnType<ImportedValues> | null;
      is_committed: Generated<boolean>;
      /** The first row of the same record, where several make one. */
      part_of: Generated<number | null>;
    };
    import_template: {
      id: Generated<string>;
      partition: string;
      company_id: string;
      kind: string;
      name: string;
      mapping: JSONColumnType<Readonly<Record<string, string>>, string, string>;
      mode: 'create' | 'update' | 'upsert';
      day_first: boolean;
      decimal_comma: boolean;
      saved_by: string;
      saved_at: Generated<Date>;
    };
  }
}
