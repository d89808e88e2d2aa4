import type { z } from 'zod';
import { Failure, type FieldProblem } from '../failure.ts';
import type { ImportField } from '../import-field.ts';
import type { Catalogue } from '../messages.ts';
import type { Channel } from '../nouns.ts';
import type { FindCalled } from './find-called.ts';
import type { Context } from './implement.ts';

export type ImportedValues = Readonly<Record<string, unknown>>;

/** The zone (IANA name) of the clock on which a moment of a row is, by the name of its field. */
export type ZoneOfField = (field: string) => string;

/** The record that a row means, as it is now. */
export interface ImportedRecord {
  readonly id: string;
  /** Its version. */
  readonly lockId: string;
  /** In the shape of the noun's input. */
  readonly values: ImportedValues;
  /** Another record that the same row means too: whoever wrote the file must say which. */
  readonly isAmbiguous?: true;
}

/** A row with what it makes of its record. */
export interface ProposedRow<Values = ImportedValues> {
  readonly values: Values;
  readonly record: ImportedRecord | undefined;
}

export interface WrittenRecord {
  readonly id: string;
  readonly lockId: string;
}

/** A field of one of the rows that say a record together; the row by its place among them. */
export interface RowField {
  readonly row: number;
  readonly field: string;
}

/** What several rows say together. */
export interface ComposedRows {
  /** In the shape of the noun's input, without what no cell says. */
  readonly values: ImportedValues;
  /** What is wrong between the rows themselves. */
  readonly problems: readonly (RowField & FieldProblem)[];
  /** The cell that says what stands at a path of the values. */
  placeOf(path: string): RowField;
}

/** Rows that say one record together, as a load is said by the lines of its goods: all of them are written or none. */
export interface RowGroups {
  /** The field whose cells are the same for rows of one record. */
  readonly by: string;
  /** Records that one file may have. */
  readonly atMost: number;
  compose(rows: readonly ImportedValues[]): ComposedRows;
  /** What the rows say over a record of now, with what none of their columns can say taken from it. */
  upon?(record: ImportedValues, said: ImportedValues): ImportedValues;
  /** The other way round, by the names of the fields: for whoever looks at what a file changes. */
  spread?(values: ImportedValues): ImportedValues;
}

/** A table as it stands in a file. */
export interface FileTable {
  readonly fileName: string;
  /** What stands over the headings, such as the title. */
  readonly above: readonly (readonly string[])[];
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly decimalComma: boolean;
}

/** Writes a table that others publish in a shape of their own as one record a row; its numbers are plain, with a dot. */
export type Unfold = (table: FileTable) => Pick<FileTable, 'headings' | 'rows'> | undefined;

/**
 * What an import can bring in. A noun supplies one through its front door; its rules are those of its own form, and what
 * it writes is audited as any other change. Everything works on many rows at once, because there may be 100,000 of them.
 */
export interface ImportKind {
  /** `debtor`, `creditor`, or the noun of master data. */
  readonly name: string;
  /** Where its records are kept. */
  readonly table: string;
  /** The channel of the noun's list. */
  readonly channel: Channel;
  /** The authorisation that admits to the noun's list, and so to what its files say. */
  readonly reads: string;
  /** Authorisations that admit to making and to changing records. */
  readonly creates: string;
  readonly updates: string;
  readonly fields: readonly ImportField[];
  /** The texts that the labels are keys of. */
  readonly labels: readonly Catalogue[];
  /** By noun: the records that a reference can name. */
  readonly finders?: ReadonlyMap<string, FindCalled>;
  /** Fields by which a row finds its record, the surest first. */
  readonly keys: readonly string[];
  /** The noun's own check of one record. */
  readonly schema: z.ZodType<ImportedValues>;
  /** Where several rows make one record; its `change` then gets one record at a time, and refuses by throwing. */
  readonly group?: RowGroups;
  /** Fields that a record still lacks before it can be used: it is made all the same, and says so. */
  missing?(values: ImportedValues): readonly string[];
  /** Knows a table that is published in another shape; undefined for every other. */
  readonly unfold?: Unfold | undefined;
  /** The values of the keys as they are compared, `name:value`; empty ones are left out. */
  keyValues(values: ImportedValues): readonly string[];
  /** On whose clocks the moments of each row are, where that is not `home`, the company's: by one statement for all. */
  zonesOf?(context: Context, rows: readonly ImportedValues[], home: string): Promise<readonly ZoneOfField[]>;
  /** For each row its record, or undefined: by one statement for all. */
  find(context: Context, rows: readonly ImportedValues[]): Promise<readonly (ImportedRecord | undefined)[]>;
  /**
   * What the noun's own operations refuse of a row besides its form, as they say it: asked of the rules that they ask
   * themselves, when a row is checked and again when it is written.
   */
  refusals(context: Context, rows: readonly ProposedRow[]): Promise<readonly (Failure | undefined)[]>;
  /** For each row its record, or why nothing of it was written. */
  create(context: Context, rows: readonly ImportedValues[]): Promise<readonly (WrittenRecord | Failure)[]>;
  /** A record that has another version by now is left alone, and undefined stands in its place. */
  change(
    context: Context,
    rows: readonly (WrittenRecord & { readonly values: ImportedValues })[],
  ): Promise<readonly (WrittenRecord | undefined)[]>;
  /**
   * Takes back what was written: removes what was made, restores what was changed. Returns how many records somebody has
   * touched since; then the caller lets the transaction fail, so that all is taken back or nothing.
   */
  undo(
    context: Context,
    rows: readonly (WrittenRecord & { readonly before: ImportedValues | null })[],
  ): Promise<number>;
}

/** What a rule refuses, of one row after the other; anything else that is thrown is no refusal. */
export async function refusalsOf<Row>(
  rows: readonly Row[],
  rule: (row: Row) => Promise<void> | void,
): Promise<readonly (Failure | undefined)[]> {
  const refusals: (Failure | undefined)[] = [];
  for (const row of rows) {
    try {
      await rule(row);
      refusals.push(undefined);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      refusals.push(error);
    }
  }
  return refusals;
}
