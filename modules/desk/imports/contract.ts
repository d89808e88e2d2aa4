import { z } from 'zod';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { importing, rowCounts, rowOutcomes } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    import: unknown;
  }
  interface Channels {
    imports: unknown;
  }
}

const importId = z.uuid();
const lockId = z.string();
const timestamp = z.iso.datetime();
/** `debtor`, `creditor`, or the noun of master data. */
const kind = z.string().regex(/^[a-zA-Z]{1,40}$/);
const mode = z.enum(['create', 'update', 'upsert']);
const mapping = z.record(z.string().regex(/^\d{1,3}$/), z.string().max(100));
const meanings = z.record(z.string().max(100), z.record(z.string().max(200), z.string().max(60)));

const importRow = z.object({
  importId,
  lockId,
  kind,
  fileName: z.string(),
  status: z.enum(importing.states),
  rows: z.int(),
  /** Rows that the present work is through with. */
  done: z.int(),
  startedBy: z.string(),
  createdAt: timestamp,
  completedAt: timestamp.nullable(),
});
export type ImportRow = z.output<typeof importRow>;

const counts = z.object(
  Object.fromEntries([...rowOutcomes, ...rowCounts].map((outcome) => [outcome, z.int()])) as Record<
    (typeof rowOutcomes)[number] | (typeof rowCounts)[number],
    z.ZodInt
  >,
);

const importRecord = z.object({
  ...importRow.shape,
  /** All sheets of a workbook, and the one that was read. */
  sheets: z.array(z.string()),
  sheet: z.string(),
  headings: z.array(z.string()),
  /** Where they stand, as a spreadsheet counts. */
  headerRow: z.int(),
  /** The first rows, to see what a column holds. */
  sample: z.array(z.array(z.string())),
  mapping,
  /** What the file calls the choices of a field, in small letters → the choice. */
  meanings,
  mode,
  dayFirst: z.boolean(),
  decimalComma: z.boolean(),
  counts,
  /** What is wrong with the rows, the most frequent first: each value once, however many rows say it. */
  summary: z.array(
    z.object({
      /** Name of the field; empty for the row itself. */
      field: z.string(),
      label: z.string(),
      text: z.string(),
      rows: z.int(),
      /** The word of the file that is none of the choices; null for every other problem. */
      word: z.string().nullable(),
    }),
  ),
  /** Why it stopped, in the caller's language; empty when nothing is wrong. */
  problem: z.string(),
  /** The fields that a column can fill, named in the caller's language. */
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      isRequired: z.boolean(),
      isSeveral: z.boolean(),
      choices: z.array(z.string()),
      /** The choices in the caller's language, in the same order. */
      choiceLabels: z.array(z.string()),
    }),
  ),
  /** The labels of those by which a row finds its record. */
  keys: z.array(z.string()),
  templates: z.array(z.object({ templateId: z.uuid(), name: z.string() })),
  mayCreate: z.boolean(),
  mayUpdate: z.boolean(),
  /** An earlier import of the same file, if there was one. */
  sameFile: z.object({ at: timestamp, by: z.string() }).nullable(),
});
export type ImportRecord = z.output<typeof importRecord>;

const checkedRow = z.object({
  number: z.int(),
  cells: z.array(z.string()),
  outcome: z.enum(rowOutcomes).nullable(),
  /** In the caller's language: the field's label, and what is wrong with it; without a field it is the row itself. */
  problems: z.array(
    z.object({
      field: z.string(),
      text: z.string(),
      /** The place of the column that it stands in, from 0; null where no column says it. */
      column: z.int().nullable(),
    }),
  ),
  /** What is read otherwise than it looks, and has to be confirmed: as the problems. */
  doubts: z.array(z.object({ field: z.string(), text: z.string(), column: z.int().nullable() })),
  /** What the cells are read as, by their columns, in words: that is stored, where nothing refuses it. */
  readings: z.array(z.object({ column: z.int(), text: z.string() })),
  /** What a change writes over what, in words, by field. */
  changes: z.array(z.object({ field: z.string(), column: z.int().nullable(), before: z.string(), after: z.string() })),
  /** The fields that its new record lacks before it can be approved, in words. */
  missing: z.array(z.string()),
  recordId: z.string().nullable(),
  isCommitted: z.boolean(),
});
export type CheckedRow = z.output<typeof checkedRow>;

const changed = z.object({ importId, lockId, status: z.enum(importing.states) });
const one = z.strictObject({ importId });

/** The import centre: one for every noun that can be brought in from a file. */
const getImport = operation({ audience: 'permitted', reads: true, input: one, output: importRecord });

export const importService = service('tripDirector', {
  getImports: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({
      ...listQuery.shape,
      kind,
      sort: z.enum(['createdAt']).default('createdAt'),
      descending: z.boolean().default(true),
    }),
    output: pageOf(importRow),
  }),
  getImport,
  getImportRows: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({
      importId,
      outcome: z.enum(rowOutcomes).optional(),
      /** Only those that were written and that somebody has changed since. */
      touched: z.boolean().optional(),
      /** Only those with something to confirm. */
      doubtful: z.boolean().optional(),
      /** Only those whose new records lack something. */
      incomplete: z.boolean().optional(),
      page: z.int().min(1).max(100_000).default(1),
      pageSize: z.int().min(1).max(200).default(50),
    }),
    output: pageOf(checkedRow),
  }),
  /** The headings of an empty file of this kind, in the caller's language; each is understood when the file comes back. */
  getImportHeadings: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ kind }),
    output: z.object({ headings: z.array(z.string()) }),
  }),
  /** The file as base64: CSV or XLSX, recognised by its content. */
  postImport: operation({
    audience: 'permitted',
    upload: true,
    input: z.strictObject({
      kind,
      fileName: requiredText(200),
      content: z.string().max(14_000_000, { error: 'fileTooLarge' }),
      /** The sheet of a workbook; without one that whose headings match best. */
      sheet: z.string().max(200).optional(),
    }),
    output: changed,
  }),
  /** What the columns mean; then the rows are checked, without writing anything. */
  putImportMapping: operation({
    audience: 'permitted',
    locked: true,
    amends: { read: getImport, by: ['importId'] },
    input: z.strictObject({
      importId,
      mapping,
      meanings: meanings.default({}),
      mode: mode.default('upsert'),
      dayFirst: z.boolean().default(true),
      decimalComma: z.boolean().default(false),
      /** Takes over a saved mapping instead of `mapping`. */
      templateId: z.uuid().optional(),
      /** Keeps this mapping under a name. */
      saveAs: text(60).default(''),
    }),
    output: changed,
  }),
  /**
   * `valid` writes what can be written; `all` writes nothing unless everything can be. Where rows are doubtful, nothing is
   * written before somebody has confirmed how they are read.
   */
  commitImport: operation({
    audience: 'permitted',
    locked: true,
    input: z.strictObject({
      importId,
      scope: z.enum(['valid', 'all']),
      isDoubtConfirmed: z.boolean().default(false),
    }),
    output: changed,
  }),
  /** `untouched` leaves the records that somebody has changed since, and takes back all others. */
  undoImport: operation({
    audience: 'permitted',
    locked: true,
    input: z.strictObject({ importId, scope: z.enum(['all', 'untouched']).default('all') }),
    output: changed,
  }),
  /** Gives up an import that wrote nothing. */
  deleteImport: operation({ audience: 'permitted', locked: true, input: one, output: changed }),
  /** The rows that were not written, as they came, with the reason beside each. */
  getImportErrors: operation({
    audience: 'permitted',
    reads: true,
    input: one,
    output: z.object({
      fileName: z.string(),
      /** As the file came. */
      format: z.enum(['csv', 'xlsx']),
      /** Empty for a workbook. */
      delimiter: z.string(),
      /** The first row holds the headings. */
      rows: z.array(z.array(z.string())),
    }),
  }),
});
