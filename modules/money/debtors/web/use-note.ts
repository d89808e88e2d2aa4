import { useQueryClient } from '@tanstack/react-query';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { NoteKind } from '../kinds.ts';
import { debtorDeskTexts } from '../messages/desk/index.ts';
import { type Debtor, debtors, debtorsNoun } from './calls.ts';

/** Takes down at once what needs no words: that nobody answered. */
export function useNote({ customerId, notes }: Debtor, companyId: string | null) {
  const t = useTexts(debtorDeskTexts);
  const queries = useQueryClient();
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  return async ({ kind }: { readonly kind: NoteKind }): Promise<void> => {
    try {
      await debtors.postDebtorNote(
        { customerId, companyId, kind },
        { idempotencyKey: keyFor([customerId, kind, notes.length]) },
      );
      await queries.invalidateQueries({ queryKey: [debtorsNoun] });
      toast(t('noted'), { kind: 'ok' });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
  };
}
