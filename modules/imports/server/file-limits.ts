/** Larger files are brought in in parts. */
export const importLimits = {
  rows: 200_000,
  columns: 100,
  cell: 2000,
  textBytes: 60_000_000,
  unpackedBytes: 150_000_000,
} as const;

export type FileProblem = 'importEmpty' | 'importNotReadable' | 'importTooManyRows' | 'importTooManyColumns';

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
}
