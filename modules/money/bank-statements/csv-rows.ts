import { readLimits, RefusedFile } from './read-file.ts';

/** A row of a table, with the line of the file on which it begins. */
export interface CsvRow {
  readonly row: number;
  readonly cells: readonly string[];
}

const delimiters = [';', '\t', '|', ','] as const;
/** Rows that are looked at to find out what parts the columns. */
const looked = 60;

/** The delimiter that most of the first rows have in the same number; a comma where none shows. */
export function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n?|\n/)
    .slice(0, looked);
  const scores = delimiters.map((delimiter) => {
    const counts = lines.map((line) => withoutQuoted(line).split(delimiter).length - 1).filter((count) => count > 0);
    const commonest = Math.max(0, ...counts.map((count) => counts.filter((other) => other === count).length * count));
    return { delimiter, score: commonest };
  });
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).score === 0
    ? ','
    : scores.reduce((best, each) => (each.score > best.score ? each : best)).delimiter;
}

const withoutQuoted = (line: string) => line.replace(/"[^"]*"/g, '');

/**
 * The rows of a table (RFC 4180), blank ones left out. A quote inside a cell that does not begin with one is a letter, as
 * banks write names.
 */
export function csvRows(text: string, delimiter: string): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let [line, begins, place] = [1, 1, 0];
  const endRow = () => {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ row: begins, cells });
    if (rows.length > readLimits.lines + 1000) throw new RefusedFile('tooManyLines', { most: readLimits.lines });
    cells = [];
  };
  const endCell = (cell: string) => {
    if (cell.length > readLimits.cell || cells.length >= 200) throw new RefusedFile('notRecognised', { row: begins });
    cells.push(cell);
  };
  while (place < text.length) {
    if (text[place] === '"') {
      const { cell, next } = quoted(text, place);
      // Breaks inside a cell count as lines of the file.
      for (const letter of cell) if (letter === '\n') line++;
      const rest = upTo(text, next, delimiter);
      endCell(cell + text.slice(next, rest));
      place = rest;
    } else {
      const end = upTo(text, place, delimiter);
      endCell(text.slice(place, end));
      place = end;
    }
    if (text[place] === delimiter) {
      place++;
      // A row may end with an empty cell.
      if (place >= text.length || text[place] === '\n' || text[place] === '\r') cells.push('');
      else continue;
    }
    if (text[place] === '\r') place++;
    if (text[place] === '\n') place++;
    endRow();
    begins = ++line;
  }
  return rows;
}

function upTo(text: string, from: number, delimiter: string): number {
  let place = from;
  while (place < text.length && text[place] !== delimiter && text[place] !== '\n' && text[place] !== '\r') place++;
  return place;
}

/** A quoted cell from its first quote on; one that never ends is a file that was cut. */
function quoted(text: string, from: number): { readonly cell: string; readonly next: number } {
  let cell = '';
  let place = from + 1;
  for (;;) {
    const end = text.indexOf('"', place);
    if (end === -1 || end - from > readLimits.cell * 2) throw new RefusedFile('notWhole');
    cell += text.slice(place, end);
    if (text[end + 1] !== '"') return { cell, next: end + 1 };
    cell += '"';
    place = end + 2;
  }
}
