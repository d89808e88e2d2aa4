import { clientZone } from './client-zone.ts';
import { wallClockIn } from './wall-clock.ts';

/** A number with the decimals that it is written with: `1234.50`. */
export class WrittenNumber {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Cell = string | number | boolean | Date | null;

/** Spreadsheets run a text that begins with one of these as a formula. */
const formula = /^[=+\-@\t\r]/;

/**
 * A text as it may stand in a spreadsheet that somebody else opens: one that would run as a formula gets the apostrophe
 * that marks it as text. Numbers are not texts and stay as they are.
 */
export function harmless(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** A text as it was before `harmless`: what was saved from here comes back as it is. */
export function asWritten(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}

/** RFC 4180, with the byte order mark that spreadsheets need to read UTF-8. */
export function csvOf(rows: readonly (readonly (Cell | WrittenNumber)[])[], delimiter = ','): string {
  const line = (row: readonly (Cell | WrittenNumber)[]) => row.map((cell) => csvCell(cell, delimiter)).join(delimiter);
  return `\uFEFF${rows.map((row) => `${line(row)}\r\n`).join('')}`;
}

/** `2026-06-03 20:09` on the clock of the client, as the screen and the workbook of the same rows show it. */
function clientTime(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : wallClockIn(clientZone(), date).replace('T', ' ');
}

function csvCell(cell: Cell | WrittenNumber, delimiter: string): string {
  if (cell === null) return '';
  if (cell instanceof Date) return clientTime(cell);
  if (cell instanceof WrittenNumber) return cell.text;
  if (typeof cell !== 'string') return String(cell);
  const text = harmless(cell);
  return /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
}
