import { importLimits, UnreadableFile } from '#platform/workbook/file-limits.ts';
import { openWorkbook } from '#platform/workbook/workbook.ts';
import { linesAtMost } from '#modules/money/journal-proposals/fields.ts';
import { headingsOf } from './headings.ts';
import type { BatchField } from './lines.ts';

/** Rows of a sheet that are read: those of a batch, what stands above them, and one that shows that there are too many. */
const rowsAtMost = linesAtMost + 50;

/**
 * The rows of the sheet whose headings are known, else of the first one that has any. The reader is the one that the server
 * has for imports, so that one file means the same in both places. Nothing where it cannot be read.
 */
export function workbookCells(
  bytes: Uint8Array,
  titles: ReadonlyMap<string, BatchField>,
): readonly (readonly string[])[] {
  try {
    const sheets = openWorkbook(bytes).map(({ rows }) => {
      const found: (readonly string[])[] = [];
      for (const { cells } of rows()) {
        found.push(cells.slice(0, importLimits.columns).map((cell) => cell.slice(0, importLimits.cell).trim()));
        if (found.length >= rowsAtMost) break;
      }
      return found;
    });
    return (
      sheets.find((rows) => rows.some((row) => headingsOf(row, titles) !== undefined)) ??
      sheets.find((rows) => rows.length > 0) ??
      []
    );
  } catch (error) {
    if (error instanceof UnreadableFile) return [];
    throw error;
  }
}
