import { saveFile } from '#platform/web/save-file.ts';
import { rates } from './calls.ts';

/** Saves the rates that hold or may come to hold as a workbook that can be changed and brought back. */
export async function saveRateFile(): Promise<void> {
  const [{ fileName, rows }, { spreadsheet }] = await Promise.all([
    rates.getRateFile({}),
    import('#platform/web/list/spreadsheet.ts'),
  ]);
  saveFile(await spreadsheet(fileName, rows), `${fileName}.xlsx`);
}
