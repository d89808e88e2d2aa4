import { Send } from 'lucide-react';
import { useTexts } from '#platform/web/texts.ts';
import { loadListTexts } from '#modules/work/loads/messages/list/index.ts';
import { loads, useMay } from '../calls.ts';
import type { LoadBulk, LoadListPart } from '../load-part.ts';
import { useMovedWords } from './moved-words.ts';

const usualPlace = 50;
/** More loads at once nobody looks through. */
const atMost = 200;

/** What one may do with several loads, as the loads themselves and the modules above have it. */
export function useLoadBulk(parts: readonly LoadListPart[]): readonly LoadBulk[] {
  // The parts are the same at every draw: the list is made for them.
  return [...useSubmitting(), ...parts.flatMap(({ useBulk }) => useBulk?.(parts) ?? [])].toSorted(
    (one, other) => (one.place ?? usualPlace) - (other.place ?? usualPlace),
  );
}

function useSubmitting(): readonly LoadBulk[] {
  const t = useTexts(loadListTexts);
  const said = useMovedWords();
  const submitting: LoadBulk = {
    id: 'submit',
    place: 40,
    title: t('bulkSubmit'),
    icon: <Send size={15} aria-hidden="true" />,
    atMost,
    question: () => t('bulkSubmitAsk'),
    run: async ({ id, lockId }) => said(await loads.submitLoad({ id }, { lockId }), 'READY'),
  };
  return useMay('submitLoad') ? [submitting] : [];
}
