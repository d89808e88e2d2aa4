import { saveFile } from '#platform/web/save-file.ts';
import { loads } from '../calls.ts';

/** Saves the open loads as a workbook that can be changed and brought back. */
export async function saveLoadFile(): Promise<void> {
  const [{ fileName, rows }, { spreadsheet }] = await Promise.all([
    loads.getLoadFile({}),
    import('#platform/web/list/spreadsheet.ts'),
  ]);
  saveFile(await spreadsheet(fileName, rows), `${fileName}.xlsx`);
}
