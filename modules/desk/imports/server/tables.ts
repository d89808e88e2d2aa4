import type { Generated, JSONColumnType } from 'kysely';
import type { Language } from '#platform/language.ts';
import type { FieldProblem } from '#platform/failure.ts';
import type { ImportedValues } from '#platform/server/import-kind.ts';
import type { Mapping, Meanings } from '../mapping.ts';
import type { ImportState, RowCount, RowOutcome } from '../status.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

export type Counts = Readonly<Partial<Record<RowOutcome | RowCount, number>>>;

export interface RowProblem extends FieldProblem {
  /** Name of the field; empty for the row itself. */
  readonly field: string;
  /** Until it is kept: the row that it is about, where several make one record. */
  readonly row?: number;
}

declare module '#platform/server/tables.ts' {
  interface Tables {
    import_job: Narrowed<
      Rows['import_job'],
      {
        format: 'csv' | 'xlsx';
        meanings: JSONColumnType<Meanings, string | undefined, string>;
        mapping: JSONColumnType<Mapping, string, string>;
        mode: Generated<'create' | 'update' | 'upsert'>;
        scope: Generated<'valid' | 'all'>;
        status: Generated<ImportState>;
        counts: JSONColumnType<Counts, string | undefined, string>;
        language: Language;
      }
    >;
    import_row: Narrowed<
      Rows['import_row'],
      {
        outcome: RowOutcome | null;
        problems: JSONColumnType<readonly RowProblem[], string | undefined, string>;
        doubts: JSONColumnType<readonly RowProblem[]> | null;
        before: JSONColumnType<ImportedValues> | null;
      }
    >;
    import_template: Narrowed<
      Rows['import_template'],
      {
        mapping: JSONColumnType<Readonly<Record<string, string>>, string, string>;
        mode: 'create' | 'update' | 'upsert';
      }
    >;
  }
}
