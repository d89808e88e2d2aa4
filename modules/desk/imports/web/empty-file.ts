import { useFailureText } from '#platform/web/failure-text.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { imports } from './calls.ts';

/** Saves a workbook that has nothing but the headings, in the person's language, to be filled in and brought back. */
export function useEmptyFile(kind: string, name: string): () => Promise<void> {
  const failureText = useFailureText();
  return async () => {
    try {
      const [{ headings }, { spreadsheet }] = await Promise.all([
        imports.getImportHeadings({ kind }),
        import('#platform/web/list/spreadsheet.ts'),
      ]);
      saveFile(await spreadsheet(name, [headings]), `${name}.xlsx`);
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
  };
}
