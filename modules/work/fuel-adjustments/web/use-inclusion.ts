import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFailureText } from '#platform/web/failure-text.ts';
import { toast } from '#platform/web/notices/notices.ts';
import type { AdjustmentRecord } from '../contract.ts';
import { adjustments, adjustmentsNoun } from './calls.ts';

/** Takes a customer out of a run, or back into it. */
export function useInclusion({ id, lockId }: Pick<AdjustmentRecord, 'id' | 'lockId'>) {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ lineId, isIncluded }: { readonly lineId: string; readonly isIncluded: boolean }) =>
      adjustments.putFuelAdjustmentLine({ id, lineId, isIncluded }, { lockId }),
    onError: (error) => toast(failureText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: [adjustmentsNoun] }),
  });
  return { include: (lineId: string, isIncluded: boolean) => mutate({ lineId, isIncluded }), isPending };
}
