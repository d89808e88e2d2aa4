import { saveFile } from '#platform/web/save-file.ts';
import { proposals } from './calls.ts';

/** Saves one proposal, or all drafts, as a workbook that can be changed and brought back. */
export async function saveProposalFile(id: string | null = null): Promise<void> {
  const [{ fileName, rows }, { spreadsheet }] = await Promise.all([
    proposals.getTransactionFile({ id }),
    import('#platform/web/list/spreadsheet.ts'),
  ]);
  saveFile(await spreadsheet(fileName, rows), `${fileName}.xlsx`);
}
