import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import { formulaWithoutValue, importLimits, UnreadableFile, type SheetRow } from './file-limits.ts';
import { dateOf, type NumberStyle, numberStyles } from './dates.ts';
import { readXml, xmlReader } from './xml.ts';

/**
 * The sheets of an XLSX workbook (ISO/IEC 29500-1), whose rows come one after the other: neither a sheet nor its unpacked
 * text ever stands in memory as a whole, only the texts that its cells share do. Numbers become plain texts and are told from
 * texts, dates become what a clock on the wall shows.
 */
export function openWorkbook(bytes: Uint8Array): readonly Sheet[] {
  const book = readable(() => openBook(bytes));
  return book.sheets.map(({ name, part }) => ({ name, rows: () => readableRows(sheetRows(book, part)) }));
}

export interface Sheet {
  readonly name: string;
  readonly rows: () => Generator<SheetRow>;
}

function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('importNotReadable');
  }
}

function* readableRows(rows: Generator<SheetRow>): Generator<SheetRow> {
  try {
    yield* rows;
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('importNotReadable');
  }
}

interface Book {
  readonly pieces: (part: string) => Iterable<Uint8Array>;
  /** In their order, each with the part of the file that it is. */
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
  readonly shared: readonly string[];
  /** By the number of a cell's style. */
  readonly styles: readonly NumberStyle[];
  readonly is1904: boolean;
}

function openBook(bytes: Uint8Array): Book {
  const pieces = unpacking(bytes);
  const names = new Set<string>();
  unzipSync(bytes, { filter: ({ name }) => (names.add(name), false) });
  const part = (name: string) => (names.has(name) ? pieces(name) : []);
  const listed: { name: string; id: string }[] = [];
  let is1904 = false;
  readXml(part('xl/workbook.xml'), {
    open(name, { 'r:id': id = '', name: called = '', date1904 }) {
      if (name === 'sheet') listed.push({ name: called, id });
      else if (name === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true';
    },
  });
  const targets = new Map<string, string>();
  readXml(part('xl/_rels/workbook.xml.rels'), {
    open(name, { Id: id = '', Target: target = '' }) {
      if (name === 'Relationship') targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  const sheets = listed
    .map(({ name, id }) => ({ name, part: targets.get(id) ?? '' }))
    .filter((sheet) => names.has(sheet.part));
  if (sheets.length === 0) throw new UnreadableFile('importNotReadable');
  return {
    pieces,
    sheets,
    is1904,
    styles: numberStyles(part('xl/styles.xml')),
    shared: sharedTexts(part('xl/sharedStrings.xml')),
  };
}

/** Texts that several cells share. How they are spoken (`rPh`) is no part of them. */
function sharedTexts(part: Iterable<Uint8Array>): readonly string[] {
  const texts: string[] = [];
  let [text, isSpoken] = ['', false];
  readXml(part, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isSpoken = true;
    },
    close(name, content) {
      if (name === 'rPh') isSpoken = false;
      else if (name === 't' && !isSpoken) text += content;
      else if (name === 'si') texts.push(asMeant(text));
    },
  });
  return texts;
}

interface Cell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  /** A formula without a stored value: whoever wrote the file did not reckon it. */
  isFormula: boolean;
  hasValue: boolean;
}

function* sheetRows(book: Book, sheet: string): Generator<SheetRow> {
  const rows: SheetRow[] = [];
  let [number, cells, numbers] = [0, [] as string[], [] as number[]];
  let cell: Cell | undefined;
  const reader = xmlReader({
    open(name, attributes) {
      if (name === 'row') {
        number = Number(attributes['r'] ?? number + 1);
        cells = [];
        numbers = [];
      } else if (name === 'c') {
        const { r = '', t = 'n', s = '0' } = attributes;
        cell = {
          column: r === '' ? cells.length : columnOf(r),
          type: t,
          style: Number(s),
          value: '',
          isFormula: false,
          hasValue: false,
        };
      }
    },
    close(name, content) {
      if ((name === 'v' || name === 't') && cell) {
        cell.value += content;
        // Some programs write an empty value where they did not reckon; the text of a formula may be empty.
        cell.hasValue ||= content !== '' || cell.type === 'str';
      } else if (name === 'f' && cell) cell.isFormula = true;
      else if (name === 'c' && cell) {
        // One more than there may be, so that it is seen that there are too many.
        if (cell.column <= importLimits.columns) {
          put(cells, cell.column, written(book, cell));
          if (isNumber(book, cell)) numbers.push(cell.column);
        }
        cell = undefined;
      } else if (name === 'row' && cells.some((text) => text !== ''))
        rows.push({ number, cells, ...(numbers.length > 0 && { numbers }) });
    },
  });
  for (const piece of book.pieces(sheet)) {
    reader.write(piece);
    yield* rows.splice(0);
  }
  reader.end();
  yield* rows;
}

function put(cells: string[], column: number, text: string): void {
  while (cells.length < column) cells.push('');
  cells[column] = text;
}

/** `AB12` stands in the 28th column, which is 27 from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Whether a cell is a number also to people, and not a date or empty. */
function isNumber({ styles }: Book, { type, style, value }: Cell): boolean {
  return type === 'n' && value.trim() !== '' && styles[style] !== 'date';
}

function written({ shared, styles, is1904 }: Book, { type, style, value, isFormula, hasValue }: Cell): string {
  if (isFormula && !hasValue) return formulaWithoutValue;
  switch (type) {
    case 's':
      return shared[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'true' : 'false';
    // What the cell shows, such as #N/A: whoever reads the row says that it is broken.
    case 'e':
      return value || '#N/A';
    case 'n':
      if (value === '') return '';
      if (styles[style] === 'date') return dateOf(Number(value), is1904);
      // The cell shows 42.5 %, and holds 0.425.
      return styles[style] === 'percent' ? `${plainOf(String(Number(value) * 100))}%` : plainOf(value);
    // A day and a time as ISO 8601, which is as little of a zone as any other of a workbook.
    case 'd':
      return value.replace(/Z$/, '');
    default:
      return asMeant(value);
  }
}

/** A number without an exponent and with the fifteen digits that spreadsheets show: `0.30000000000000004` is 0.3 to people. */
function plainOf(value: string): string {
  if (/^-?\d+$/.test(value)) return value;
  const number = Number(Number(value).toPrecision(15));
  if (!Number.isFinite(number)) return value;
  const plain = String(number);
  return plain.includes('e') ? number.toFixed(Math.abs(number) < 1 ? 20 : 0).replace(/\.?0+$/, '') : plain;
}

/** `_x000D_` is a sign that XML cannot hold. */
function asMeant(text: string): string {
  return text.replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Of the packed file at once: a few kilobytes can be a thousand times as large. */
const piece = 16 * 1024;

/** Unpacks a part of the file piece by piece. All parts together have a limit, whatever the file says of their sizes. */
function unpacking(bytes: Uint8Array): Book['pieces'] {
  let size = 0;
  return function* pieces(part) {
    const unpacked: Uint8Array[] = [];
    const unzip = new Unzip((file) => {
      if (file.name !== part) return;
      file.ondata = (error, data) => {
        if (error) throw error;
        size += data.length;
        if (size > importLimits.unpackedBytes) throw new UnreadableFile('importNotReadable');
        unpacked.push(data);
      };
      file.start();
    });
    unzip.register(UnzipInflate);
    for (let at = 0; at < bytes.length; at += piece) {
      unzip.push(bytes.subarray(at, at + piece), at + piece >= bytes.length);
      yield* unpacked.splice(0);
    }
  };
}
