import { queryOptions } from '@tanstack/react-query';
import { authorisation } from '#platform/operation.ts';
import { client } from '#platform/web/rpc.ts';
import { useCan } from '#platform/web/signed-in.ts';
import { importService } from '../contract.ts';
import type { RowOutcome } from '../status.ts';

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

export function rowsRead(importId: string, outcome: RowOutcome | undefined, page: number) {
  return queryOptions({
    queryKey: [importsNoun, importId, 'rows', outcome ?? 'all', page],
    queryFn: ({ signal }) =>
      imports.getImportRows({ importId, page, pageSize: rowsPerPage, ...(outcome && { outcome }) }, { signal }),
  });
}

/** Whether the person may call an operation of imports. Only shows and hides: the server decides. */
export function useMay(operation: keyof typeof importService.operations): boolean {
  return useCan(authorisation(importService.name, operation));
}
