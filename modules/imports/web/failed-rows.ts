import { useFailureText } from '#platform/web/failure-text.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { imports } from './calls.ts';

/** Saves the rows that are left out, with the reason beside each, in the person's language. */
export function useFailedRows(importId: string): () => Promise<void> {
  const failureText = useFailureText();
  return async () => {
    try {
      const { fileName, content } = await imports.getImportErrors({ importId });
      saveFile(new Blob([content], { type: 'text/csv' }), fileName);
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
  };
}
