import { useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { type DecisionInput, readAllAgain, receipts, useMay } from '../calls.ts';
import type { LinesState } from '../desk/use-lines.ts';

/** What is done with lines: each decision can be undone in one step, from its notice or by its key. */
export function useDeeds(state: Pick<LinesState, 'openNext' | 'open' | 'setLastDecided' | 'account'>) {
  const t = useTexts(receiptQueueTexts);
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const [isBusy, setBusy] = useState(false);
  const mayDecide = useMay('decideReceiptLine');
  const mayUndo = useMay('undoReceiptLine');
  const mayMatch = useMay('matchReceiptLines');
  async function guarded(deed: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await deed();
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  const undo = (bankLineId: string) =>
    guarded(async () => {
      await receipts.undoReceiptLine({ bankLineId }, { idempotencyKey: keyFor(['undo', bankLineId, Date.now()]) });
      state.setLastDecided(undefined);
      readAllAgain();
      state.open(bankLineId);
      snackbar(t('undone'), { kind: 'ok' });
    });
  return {
    isBusy,
    mayDecide,
    mayUndo,
    undo,
    /** Posts a decision and goes to the next line that waits. Throws what is refused, for the pane to say beside it. */
    async decide(input: DecisionInput, idempotencyKey?: string): Promise<void> {
      setBusy(true);
      try {
        const { bankLineId, entries } = await receipts.decideReceiptLine(input, {
          idempotencyKey: idempotencyKey ?? keyFor(input),
        });
        state.setLastDecided(bankLineId);
        readAllAgain();
        state.openNext(bankLineId);
        toast(t('posted', { numbers: entries.map(({ number }) => number).join(', ') }), {
          kind: 'ok',
          ...(mayUndo && { action: { label: t('undo'), run: () => void undo(bankLineId) } }),
        });
      } finally {
        setBusy(false);
      }
    },
    lookAgain: mayMatch
      ? (bankLineIds: readonly string[]) =>
          guarded(async () => {
            const { matched } = await receipts.matchReceiptLines({
              companyId: state.account?.companyId ?? null,
              bankLineIds: [...bankLineIds],
            });
            readAllAgain();
            snackbar(t('matched', { count: matched }), { kind: 'ok' });
          })
      : undefined,
  };
}
export type Deeds = ReturnType<typeof useDeeds>;
