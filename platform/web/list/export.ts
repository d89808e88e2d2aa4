import { clientToday } from '#platform/client-day.ts';
import { type Cell, csvOf } from '#platform/csv.ts';
import type { Page } from '#platform/operation.ts';
import { saveFile } from '../save-file.ts';
import type { Column } from './columns.ts';

/** How many rows an export has at most: more belong into a report that the server makes. */
export const exportBound = 20_000;

/** The largest page that list operations give. */
const exportPage = 1000;

interface ExportOptions {
  readonly signal: AbortSignal;
  /** Called with the number of rows so far. */
  readonly onProgress: (rows: number) => void;
}

/** Fetches page after page until there are no more, or the bound is reached. */
export async function exportRows<Row>(
  fetch: (page: number, pageSize: number, signal: AbortSignal) => Promise<Page<Row>>,
  { signal, onProgress }: ExportOptions,
): Promise<{ rows: Row[]; isCut: boolean }> {
  const rows: Row[] = [];
  for (let page = 1; rows.length < exportBound; page++) {
    const next = await fetch(page, exportPage, signal);
    signal.throwIfAborted();
    rows.push(...next.rows);
    onProgress(rows.length);
    if (next.rows.length < exportPage) return { rows, isCut: false };
  }
  return { rows: rows.slice(0, exportBound), isCut: true };
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** A moment is written on the clock of the client (decision 0114), though a column gives it as it came from the server. */
function asTime(value: Cell): Cell {
  return typeof value === 'string' && instant.test(value) ? new Date(value) : value;
}

/** What a column says of a row in a file. The spaces that keep a date on one line of the screen are plain ones there. */
export function cellOf<Row>(column: Pick<Column<Row>, 'cell' | 'value'>, row: Row): Cell {
  if (column.value) return asTime(column.value(row));
  const shown = column.cell(row);
  if (typeof shown === 'string') return shown.replaceAll('\u00a0', ' ');
  return typeof shown === 'number' || typeof shown === 'boolean' ? shown : null;
}

function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Cell[][] {
  return [columns.map(({ title }) => title), ...rows.map((row) => columns.map((column) => cellOf(column, row)))];
}

export async function saveCsv<Row>(
  title: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<void> {
  saveFile(new Blob([csvOf(table(columns, rows))], { type: 'text/csv' }), fileName(title, 'csv'));
}

/** The writer is fetched when it is first used. */
export async function saveSheet<Row>(
  title: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const { spreadsheet } = await import('./spreadsheet.ts');
  saveFile(await spreadsheet(title, table(columns, rows)), fileName(title, 'xlsx'));
}

function fileName(title: string, extension: string): string {
  return `${title.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim()} ${clientToday()}.${extension}`;
}
