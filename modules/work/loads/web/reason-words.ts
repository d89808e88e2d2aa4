import { useCallback } from 'react';
import { useCodeTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '../messages/desk/index.ts';

/** A reason of the fixed lists, or the type of a hold, in words; a code that has none is said as it is. */
export function useReasonWords(): (code: string) => string {
  const find = useCodeTexts([loadDeskTexts]);
  return useCallback(
    (code: string) => (code === '' ? '' : (find(`reason_${code}`) ?? find(`hold_${code}`) ?? code)),
    [find],
  );
}
