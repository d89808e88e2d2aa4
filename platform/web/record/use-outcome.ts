import { recordTexts } from '#platform/messages/records/index.ts';
import { markRow } from '../list/marks.ts';
import { markDone } from '../list/walk.ts';
import { snackbar, toast } from '../notices/notices.ts';
import { queries } from '../queries.ts';
import { RpcFailure } from '../rpc.ts';
import { useTexts } from '../texts.ts';
import type { DecidedRecord } from './DecisionDialog.tsx';
import { readAgain } from './read-again.ts';

/** What follows a decision, with a dialog or without one. */
export function useOutcome({ noun, id }: DecidedRecord) {
  const t = useTexts(recordTexts);
  return {
    /** It is done: the lists hear of it, and so does the person. It ends when the record is on the screen as it is now. */
    async taken(done: string): Promise<void> {
      markRow(noun, id);
      const record = readAgain(noun, id);
      void queries.invalidateQueries({ queryKey: [noun] }, { cancelRefetch: false });
      markDone(location.pathname);
      snackbar(done, { kind: 'ok' });
      await record;
    },
    /** What was decided on is no longer what there is: it is shown first, then decided again. */
    changedMeanwhile(error: unknown): boolean {
      if (!(error instanceof RpcFailure) || error.code !== 'changedByOther') return false;
      void queries.invalidateQueries({ queryKey: [noun, id] });
      toast(t('decideAgain', { by: String(error.details['by'] ?? '') }), { kind: 'warn' });
      return true;
    },
  };
}
