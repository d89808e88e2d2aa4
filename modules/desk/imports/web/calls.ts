import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { importService } from '../contract.ts';
import { isOutcome, type Shown } from './shown.ts';

export const imports = client(importService);

/** The channel of imports, and the first part of the key of everything that is read of them. */
export const importsNoun = 'imports';

export function importRead(importId: string) {
  return queryOptions({
    queryKey: [importsNoun, importId],
    queryFn: ({ signal }) => imports.getImport({ importId }, { signal }),
  });
}

export const rowsPerPage = 50;

export function rowsRead(importId: string, shown: Shown, page: number) {
  return queryOptions({
    queryKey: [importsNoun, importId, 'rows', shown ?? 'all', page],
    queryFn: ({ signal }) =>
      imports.getImportRows(
        {
          importId,
          page,
          pageSize: rowsPerPage,
          ...(shown && (isOutcome(shown) ? { outcome: shown } : { [shown]: true })),
        },
        { signal },
      ),
  });
}

/** Whether the person may call an operation of imports. Only shows and hides: the server decides. */
export const useMay = rightsOf(importService);
