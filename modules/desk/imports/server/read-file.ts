import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { CsvError, parse } from 'csv-parse';
import { asWritten } from '#platform/csv.ts';
import { numbersIn } from '#platform/decimal.ts';
import { importLimits, UnreadableFile, type SheetRow } from '#platform/workbook/file-limits.ts';
import { headingsAmong, lead } from './headings.ts';
import { openWorkbook } from '#platform/workbook/workbook.ts';

export interface OpenedFile {
  readonly format: 'csv' | 'xlsx';
  /** Empty for a workbook. */
  readonly delimiter: string;
  /** The names of all sheets of a workbook, and of the one that is read. */
  readonly sheets: readonly string[];
  readonly sheet: string;
  readonly headings: readonly string[];
  /** What stands over the headings, such as the title. */
  readonly above: readonly (readonly string[])[];
  /** The row of the headings, as a spreadsheet counts. */
  readonly headerRow: number;
  /** A number is written with a comma, as far as one can see. */
  readonly decimalComma: boolean;
  /** Whether any number shows so, and none the opposite. */
  readonly isMarkShown: boolean;
  /** The rows under the headings, a few hundred at a time, with the number that a spreadsheet shows beside them. */
  readonly batches: AsyncIterable<readonly SheetRow[]>;
}

const batchSize = 500;
const chunkSize = 64 * 1024;

/** A text that was packed for its way here (RFC 1952), as it was before; everything else as it is. */
export async function unpacked(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  return promisify(gunzip)(bytes, { maxOutputLength: importLimits.textBytes }).catch(() => {
    throw new UnreadableFile('importNotReadable');
  });
}

/** Which sheet of a workbook is meant. */
export interface WantedSheet {
  /** By its name; without one the sheet whose headings are known best. */
  readonly sheet?: string;
  /** Headings that the kind understands, as `headingKey` makes them. */
  readonly known?: ReadonlySet<string>;
}

/** Opens a file by its content: a workbook is a ZIP, everything else is text. */
export async function openSheet(bytes: Uint8Array, wanted: WantedSheet = {}): Promise<OpenedFile> {
  if (bytes.length === 0) throw new UnreadableFile('importEmpty');
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const encoding = isWorkbook ? '' : encodingOf(bytes);
  const delimiter = isWorkbook ? '' : delimiterOf(new TextDecoder(encoding).decode(bytes.subarray(0, chunkSize)));
  const book = isWorkbook ? chosenSheet(bytes, wanted) : undefined;
  const rows = book?.rows ?? textRows(bytes, encoding, delimiter);
  const first = await firstRows(rows);
  const { names: headings, place } = headingsAmong(first, wanted.known ?? new Set());
  if (headings.length === 0) throw new UnreadableFile('importEmpty');
  if (headings.length > importLimits.columns) throw new UnreadableFile('importTooManyColumns');
  return {
    format: isWorkbook ? 'xlsx' : 'csv',
    delimiter,
    sheets: book?.sheets ?? [],
    sheet: book?.sheet ?? '',
    headings,
    above: first.slice(0, place).map(({ cells }) => cells.map(cellText)),
    headerRow: first[place]!.number,
    ...marksOf(first.slice(place + 1), delimiter),
    batches: inBatches(first.slice(place + 1), rows, headings.length),
  };
}

/** A number, perhaps of rand or per cent: what is beside it in an address or a name is not asked for its decimal mark. */
const amountAlone = /^[-+(]?(?:R|ZAR)?\s?\d[\d\s.,'\u00a0\u202f]*\)?\s?%?$/i;

/**
 * The decimal mark that most amounts of the first rows show, of texts alone: a number of a workbook has none. Where none shows
 * one: who separates columns with semicolons writes commas, mostly.
 */
function marksOf(
  rows: readonly SheetRow[],
  delimiter: string,
): { readonly decimalComma: boolean; readonly isMarkShown: boolean } {
  const texts = rows.flatMap(({ cells, numbers }) => cells.filter((_, place) => !numbers?.includes(place)));
  const amounts = texts.map((cell) => cell.trim()).filter((cell) => amountAlone.test(cell) && /[.,]/.test(cell));
  const marks = amounts.map((amount) => Object.keys(numbersIn(amount))).filter((each) => each.length === 1);
  const commas = marks.filter(([mark]) => mark === ',').length;
  const points = marks.length - commas;
  return {
    decimalComma: commas === points ? delimiter === ';' : commas > points,
    isMarkShown: commas > 0 !== points > 0,
  };
}

/** The sheet that is asked for, or else the one most of whose headings are known; of several alike the first with rows. */
function chosenSheet(
  bytes: Uint8Array,
  { sheet, known = new Set() }: WantedSheet,
): { readonly sheets: readonly string[]; readonly sheet: string; readonly rows: Generator<SheetRow> } {
  const all = openWorkbook(bytes);
  const scored = all.map((each) => ({ each, score: all.length === 1 ? 1 : scoreOf(each.rows(), known) }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  const { name, rows } = all.find((each) => each.name === sheet) ?? best.each;
  return { sheets: all.map((each) => each.name), sheet: name, rows: rows() };
}

/** How many of its headings are known; a little more than nothing for a sheet that holds something. */
function scoreOf(rows: Generator<SheetRow>, known: ReadonlySet<string>): number {
  const first: SheetRow[] = [];
  for (const row of rows) if (first.push(row) >= lead) break;
  return first.length === 0 ? 0 : headingsAmong(first, known).score + 0.1;
}

type Rows = Generator<SheetRow> | AsyncGenerator<SheetRow>;

async function firstRows(rows: Rows): Promise<readonly SheetRow[]> {
  const first: SheetRow[] = [];
  while (first.length < lead) {
    const { done, value } = await rows.next();
    if (done) break;
    first.push(value);
  }
  return first;
}

async function* inBatches(
  first: readonly SheetRow[],
  rest: Rows,
  columns: number,
): AsyncGenerator<readonly SheetRow[]> {
  let batch: SheetRow[] = [];
  let count = 0;
  for await (const { number, cells, numbers } of following(first, rest)) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (++count > importLimits.rows) throw new UnreadableFile('importTooManyRows');
    batch.push({
      number,
      cells: Array.from({ length: columns }, (_, place) => cellText(cells[place])),
      ...(numbers && { numbers: numbers.filter((place) => place < columns) }),
    });
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* following(first: readonly SheetRow[], rest: Rows): AsyncGenerator<SheetRow> {
  yield* first;
  yield* rest;
}

/** NUL and lone surrogates cannot be stored. */
function cellText(cell: string | undefined): string {
  return asWritten(cell ?? '')
    .replaceAll('\u0000', '')
    .toWellFormed()
    .slice(0, importLimits.cell);
}

/** UTF-8 or UTF-16 by its mark; without one UTF-8 where it is valid, and else what Windows spreadsheets write. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes.includes(0)) throw new UnreadableFile('importNotReadable');
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** The sign that parts most of the first lines into as many columns, outside of quotes: amounts have commas of their own. */
function delimiterOf(text: string): string {
  const lines = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, lead);
  const counted = ['\t', ';', '|', ','].map((sign) => {
    const widths = lines.map((line) => line.split(sign).length).filter((width) => width > 1);
    const alike = (width: number) => widths.filter((each) => each === width).length;
    return { sign, lines: Math.max(0, ...widths.map(alike)), columns: Math.max(0, ...widths) };
  });
  return counted.reduce((best, other) =>
    other.lines > best.lines || (other.lines === best.lines && other.columns > best.columns) ? other : best,
  ).sign;
}

async function* textRows(bytes: Uint8Array, encoding: string, delimiter: string): AsyncGenerator<SheetRow> {
  const decoder = new TextDecoder(encoding);
  // Piece by piece: the whole text would stand in memory a second time.
  const pieces = function* () {
    for (let at = 0; at < bytes.length; at += chunkSize)
      yield decoder.decode(bytes.subarray(at, at + chunkSize), { stream: true });
    yield decoder.decode();
  };
  const parser = Readable.from(pieces()).pipe(
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
