import { useCallback } from 'react';
import { stateBadge } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { receiptDeskTexts } from '../messages/desk/index.ts';
import { receiptQueueTexts } from '../messages/queue/index.ts';
import type { ReceiptLine } from './calls.ts';

export const ReceiptBadge = stateBadge(receiptDeskTexts, 'status', {
  POSTED: 'ok',
  BOUNCED: 'danger',
  REVERSED: 'plain',
});

/** Why something is proposed or was matched, with the words of the line that say it. */
export function useReasonWord(): (reason: ReceiptLine['reasons'][number]) => string {
  const t = useTexts(receiptQueueTexts);
  return useCallback(({ code, words }) => t(`reason_${code}`, { words }), [t]);
}
