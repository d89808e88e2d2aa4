import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import { importLimits, UnreadableFile, type SheetRow } from './file-limits.ts';
import { dateFormats, dateOf } from './workbook-dates.ts';
import { readXml, xmlReader } from './workbook-xml.ts';

/**
 * The rows of the first sheet of an XLSX workbook that holds something (ISO/IEC 29500-1), one after the other: neither the
 * sheet nor its unpacked text ever stands in memory as a whole, only the texts that its cells share do. Numbers stay the
 * text that they are in the file, dates become ISO 8601.
 */
export function* workbookRows(bytes: Uint8Array): Generator<SheetRow> {
  try {
    const book = openBook(bytes);
    for (const sheet of book.sheets) {
      let isEmpty = true;
      for (const row of sheetRows(book, sheet)) {
        isEmpty = false;
        yield row;
      }
      if (!isEmpty) return;
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('importNotReadable');
  }
}

interface Book {
  readonly pieces: (part: string) => Iterable<Uint8Array>;
  /** Parts of the sheets, in their order. */
  readonly sheets: readonly string[];
  readonly shared: readonly string[];
  /** By the number of a cell's style. */
  readonly isDate: readonly boolean[];
  readonly is1904: boolean;
}

function openBook(bytes: Uint8Array): Book {
  const pieces = unpacking(bytes);
  const names = new Set<string>();
  unzipSync(bytes, { filter: ({ name }) => (names.add(name), false) });
  const part = (name: string) => (names.has(name) ? pieces(name) : []);
  const sheetIds: string[] = [];
  let is1904 = false;
  readXml(part('xl/workbook.xml'), {
    open(name, { 'r:id': id = '', date1904 }) {
      if (name === 'sheet') sheetIds.push(id);
      else if (name === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true';
    },
  });
  const targets = new Map<string, string>();
  readXml(part('xl/_rels/workbook.xml.rels'), {
    open(name, { Id: id = '', Target: target = '' }) {
      if (name === 'Relationship') targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  const sheets = sheetIds.map((id) => targets.get(id) ?? '').filter((name) => names.has(name));
  if (sheets.length === 0) throw new UnreadableFile('importNotReadable');
  return {
    pieces,
    sheets,
    is1904,
    isDate: dateFormats(part('xl/styles.xml')),
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
}

function* sheetRows(book: Book, sheet: string): Generator<SheetRow> {
  const rows: SheetRow[] = [];
  let [number, cells] = [0, [] as string[]];
  let cell: Cell | undefined;
  const reader = xmlReader({
    open(name, attributes) {
      if (name === 'row') {
        number = Number(attributes['r'] ?? number + 1);
        cells = [];
      } else if (name === 'c') {
        const { r = '', t = 'n', s = '0' } = attributes;
        cell = { column: r === '' ? cells.length : columnOf(r), type: t, style: Number(s), value: '' };
      }
    },
    close(name, content) {
      if ((name === 'v' || name === 't') && cell) cell.value += content;
      else if (name === 'c' && cell) {
        // One more than there may be, so that it is seen that there are too many.
        if (cell.column <= importLimits.columns) put(cells, cell.column, written(book, cell));
        cell = undefined;
      } else if (name === 'row' && cells.some((text) => text !== '')) rows.push({ number, cells });
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

function written({ shared, isDate, is1904 }: Book, { type, style, value }: Cell): string {
  switch (type) {
    case 's':
      return shared[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'true' : 'false';
    case 'e':
      return '';
    case 'n':
      return value !== '' && isDate[style] ? dateOf(Number(value), is1904) : value;
    default:
      return asMeant(value);
  }
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
