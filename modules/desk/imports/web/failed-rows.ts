import { csvOf } from '#platform/csv.ts';
import type { OutputOf } from '#platform/operation.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { saveFile } from '#platform/web/save-file.ts';
import type { importService } from '../contract.ts';
import { imports } from './calls.ts';

type FailedRows = OutputOf<(typeof importService)['operations']['getImportErrors']>;

/** Saves the rows that are left out, with the reason beside each, in the person's language: as a file like the one that came. */
export function useFailedRows(importId: string): () => Promise<void> {
  const failureText = useFailureText();
  return async () => {
    try {
      const file = await imports.getImportErrors({ importId });
      saveFile(await blobOf(file), file.fileName);
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
  };
}

async function blobOf({ fileName, format, delimiter, rows }: FailedRows): Promise<Blob> {
  if (format === 'csv') return new Blob([csvOf(rows, delimiter)], { type: 'text/csv' });
  const { spreadsheet } = await import('#platform/web/list/spreadsheet.ts');
  return spreadsheet(fileName, rows);
}
