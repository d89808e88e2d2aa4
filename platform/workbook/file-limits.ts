/** Larger files are brought in in parts. */
export const importLimits = {
  rows: 200_000,
  columns: 100,
  cell: 2000,
  textBytes: 60_000_000,
  unpackedBytes: 150_000_000,
} as const;

/** Stands in a cell whose formula has no stored value; to people it looks like the other errors of a spreadsheet. */
export const formulaWithoutValue = '#FORMULA!';

/** What spreadsheets show in a cell that could not be reckoned. */
export const brokenCell = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FORMULA!)$/i;

export type FileProblem =
  | 'importEmpty'
  | 'importNotExcel'
  | 'importOldExcel'
  | 'importEncrypted'
  | 'importNotReadable'
  | 'importTooManyRows'
  | 'importTooManyColumns';

/** A file that cannot be brought in as it is. */
export class UnreadableFile extends Error {
  readonly code: FileProblem;
  constructor(code: FileProblem) {
    super(code);
    this.code = code;
  }
}

export interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
  /** Places of the cells, from 0, that are numbers of a workbook: their texts are plain, with a dot. None where it is left away. */
  readonly numbers?: readonly number[];
}
