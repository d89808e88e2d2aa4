import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { CsvError, parse } from 'csv-parse';
import { readSheet } from 'read-excel-file/node';
import { asWritten } from '#platform/csv.ts';

/** Larger files are brought in in parts. */
export const importLimits = {
  rows: 200_000,
  columns: 100,
  cell: 2000,
  textBytes: 60_000_000,
  unpackedBytes: 300_000_000,
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

export interface OpenedFile {
  readonly format: 'csv' | 'xlsx';
  /** Empty for a workbook. */
  readonly delimiter: string;
  readonly headings: readonly string[];
  /** A number is written with a comma, as far as one can see. */
  readonly decimalComma: boolean;
  /** The rows under the headings, a few hundred at a time, with the number that a spreadsheet shows beside them. */
  readonly batches: AsyncIterable<readonly SheetRow[]>;
}

export interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
}

const batchSize = 500;

/** A text that was packed for its way here (RFC 1952), as it was before; everything else as it is. */
export function unpacked(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: importLimits.textBytes });
  } catch {
    throw new UnreadableFile('importNotReadable');
  }
}

/** Opens a file by its content: a workbook is a ZIP, everything else is text. */
export async function openSheet(bytes: Uint8Array): Promise<OpenedFile> {
  if (bytes.length === 0) throw new UnreadableFile('importEmpty');
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const text = isWorkbook ? '' : decoded(bytes);
  const delimiter = isWorkbook ? '' : delimiterOf(text);
  const rows = isWorkbook ? workbookRows(bytes) : textRows(text, delimiter);
  const first = await rows.next();
  if (first.done) throw new UnreadableFile('importEmpty');
  const headings = first.value.cells.map((heading) => heading.trim());
  while (headings.at(-1) === '') headings.pop();
  if (headings.length === 0) throw new UnreadableFile('importEmpty');
  if (headings.length > importLimits.columns) throw new UnreadableFile('importTooManyColumns');
  return {
    format: isWorkbook ? 'xlsx' : 'csv',
    delimiter,
    headings,
    // Who separates columns with semicolons writes decimals with commas, mostly.
    decimalComma: delimiter === ';',
    batches: inBatches(rows, headings.length),
  };
}

async function* inBatches(rows: AsyncIterable<SheetRow>, columns: number): AsyncGenerator<readonly SheetRow[]> {
  let batch: SheetRow[] = [];
  let count = 0;
  for await (const { number, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (++count > importLimits.rows) throw new UnreadableFile('importTooManyRows');
    batch.push({ number, cells: Array.from({ length: columns }, (_, place) => cellText(cells[place])) });
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** NUL and lone surrogates cannot be stored. */
function cellText(cell: string | undefined): string {
  return asWritten(cell ?? '')
    .replaceAll('\u0000', '')
    .toWellFormed()
    .slice(0, importLimits.cell);
}

/** UTF-8 or UTF-16 by its mark; without one UTF-8 where it is valid, and else what Windows spreadsheets write. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.includes(0)) throw new UnreadableFile('importNotReadable');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The sign that parts the first line into most columns, outside of quotes. */
function delimiterOf(text: string): string {
  const line = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, 1)[0] ?? '';
  const counted = [',', ';', '\t', '|'].map((sign) => [sign, line.split(sign).length] as const);
  return counted.toSorted(([, left], [, right]) => right - left)[0]?.[0] ?? ',';
}

const chunkSize = 64 * 1024;

async function* textRows(text: string, delimiter: string): AsyncGenerator<SheetRow> {
  const bytes = Buffer.from(text);
  const chunks = function* () {
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
  };
  const parser = Readable.from(chunks()).pipe(
    parse({ delimiter, relax_column_count: true, relax_quotes: true, max_record_size: 1_000_000 }),
  );
  let number = 0;
  try {
    for await (const cells of parser) yield { number: ++number, cells: cells as string[] };
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFile('importNotReadable');
    throw error;
  }
}

async function* workbookRows(bytes: Uint8Array): AsyncGenerator<SheetRow> {
  if (unpackedSize(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) > importLimits.unpackedBytes)
    throw new UnreadableFile('importNotReadable');
  const rows = await readSheet<string>(Buffer.from(bytes), { parseNumber: (written) => written }).catch(() => {
    throw new UnreadableFile('importNotReadable');
  });
  for (const [place, cells] of rows.entries()) yield { number: place + 1, cells: cells.map(cellOf) };
}

function cellOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell as string | boolean);
}

const directoryEntry = Buffer.from('PK\u0001\u0002', 'latin1');

/** Bytes that a ZIP says it unpacks to (APPNOTE.TXT 4.3.12): a few kilobytes can say gigabytes. */
function unpackedSize(file: Buffer): number {
  let size = 0;
  for (
    let at = file.indexOf(directoryEntry);
    at >= 0 && at + 28 <= file.length;
    at = file.indexOf(directoryEntry, at + 4)
  )
    size += file.readUInt32LE(at + 24);
  return size;
}
