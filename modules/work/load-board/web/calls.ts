import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/operation.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { loadsNoun } from '#modules/work/loads/web/desk.ts';
import { loadBoardService } from '../contract.ts';

const board = client(loadBoardService);
export const useMay = rightsOf(loadBoardService);

export type LoadPlan = OutputOf<(typeof loadBoardService)['operations']['getLoadPlan']>;

export function planRead(from: string, until: string) {
  return queryOptions({
    queryKey: [loadsNoun, 'plan', from, until],
    queryFn: ({ signal }) => board.getLoadPlan({ from, until }, { signal }),
    placeholderData: keepPreviousData,
  });
}
