import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { fuelClauseService } from '../contract.ts';

export const clauses = client(fuelClauseService);
export const clausesNoun = 'fuelClauses';
export const useMay = rightsOf(fuelClauseService);

export function versionsRead(id: string) {
  return queryOptions({
    queryKey: [clausesNoun, id, 'versions'],
    queryFn: ({ signal }) => clauses.getFuelClauseVersions({ id }, { signal }),
  });
}
