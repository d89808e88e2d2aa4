import { Said } from '#platform/web/list/bulk.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { loadListTexts } from '#modules/work/loads/messages/list/index.ts';
import type { LoadRow, Moved } from '../calls.ts';

/** What became of a load, in words: its status now, and what holds it. */
export function useMovedWords() {
  const t = useTexts(loadListTexts);
  const desk = useTexts(loadDeskTexts);
  return ({ status, holds: [hold] }: Moved, wanted: LoadRow['status']) => {
    const words = { status: desk(`status_${status}`), hold: hold ? desk(`hold_${hold}`) : '' };
    if (status !== wanted) return new Said(t('notDispatched', words), true);
    return hold ? new Said(t('isHeld', words), true) : new Said(t('isNow', words));
  };
}
