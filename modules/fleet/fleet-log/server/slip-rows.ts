import { failures } from '#platform/failure.ts';
import { UnreadableFile } from '#platform/workbook/file-limits.ts';
import { openWorkbook, type Sheet } from '#platform/workbook/workbook.ts';
import { csvRows, delimiterOf } from '#modules/money/bank-statements/csv-rows.ts';
import { RefusedFile } from '#modules/money/bank-statements/read-file.ts';
import { decoded } from '#modules/money/bank-statements/server/index.ts';
import type { FleetLogFailureCode } from '../messages/failures/index.ts';
import type { FileRow } from '../slip-file.ts';

const fail = failures<FleetLogFailureCode>();
/** Slips of one file. */
export const slipsAtMost = 5000;
/** Rows of a sheet among which its headings are looked for: providers write their name and the period above them. */
const headingRows = 20;

/**
 * The rows of a file of slips, its headings first: of a CSV, or of the sheet of a workbook that has the headings of the layout.
 * Refuses a file that cannot be read and one that is too long.
 */
export function slipRows(bytes: Uint8Array, headings: readonly string[]): readonly FileRow[] {
  try {
    // Every workbook is a ZIP archive.
    const rows = bytes[0] === 0x50 && bytes[1] === 0x4b ? workbookRows(bytes, headings) : textRows(bytes);
    if (rows.length > slipsAtMost + 1) throw fail('fleetFileLong', 'rule', { most: slipsAtMost });
    return rows;
  } catch (error) {
    if (error instanceof UnreadableFile || error instanceof RefusedFile) throw fail('fleetFileUnreadable', 'rule');
    throw error;
  }
}

function textRows(bytes: Uint8Array): readonly FileRow[] {
  const text = decoded(bytes);
  return csvRows(text.replace(/^\ufeff/, ''), delimiterOf(text));
}

/** Of the first sheet where none has all headings: what is missing there is then named. */
function workbookRows(bytes: Uint8Array, headings: readonly string[]): readonly FileRow[] {
  const sheets = openWorkbook(bytes);
  const wanted = headings.map((heading) => heading.trim().toLowerCase());
  for (const sheet of sheets) {
    const rows = rowsFrom(sheet, ({ cells }) => {
      const there = new Set(cells.map((cell) => cell.trim().toLowerCase()));
      return wanted.every((heading) => there.has(heading));
    });
    if (rows.length > 0) return rows;
  }
  return sheets[0] ? rowsFrom(sheets[0], () => true) : [];
}

/** The rows that say something, from the one on that is the heading; nothing where none of the first ones is. */
function rowsFrom(sheet: Sheet, isHeading: (row: FileRow) => boolean): readonly FileRow[] {
  const rows: FileRow[] = [];
  let looked = 0;
  for (const { number, ...rest } of sheet.rows()) {
    const row = { row: number, ...rest };
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    if (rows.length === 0 && !isHeading(row)) {
      if (++looked >= headingRows) return [];
      continue;
    }
    rows.push(row);
    // One more than is taken says that it is too long; the rest need not be unpacked.
    if (rows.length > slipsAtMost + 1) break;
  }
  return rows;
}
