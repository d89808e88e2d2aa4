import { useCallback } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { LoadEvent } from './calls.ts';
import { roadTexts } from '../messages/desk/index.ts';

/** What the server finds doubtful about an event that a phone told; none of it is refused (decision 0088). */
const flags = [
  'notDispatched',
  'outOfOrder',
  'repeated',
  'afterClosing',
  'startBeforeArrival',
  'endBeforeStart',
  'departBeforeArrival',
  'stopOrder',
  'inFuture',
  'unknownStop',
  'unknownReason',
  'clockChanged',
] as const;

/** What is doubtful about an event, in words; most events have nothing. */
export function useFlagWords(): (event: Pick<LoadEvent, 'data'>) => string {
  const t = useTexts(roadTexts);
  return useCallback(
    ({ data }: Pick<LoadEvent, 'data'>) => {
      const words = flags.filter((flag) => data[flag]).map((flag) => t(`flag_${flag}`));
      const skew = Number(data['clockSkewMinutes'] ?? 0);
      return [...words, ...(skew === 0 ? [] : [t('flag_clock', { minutes: skew })])].join(' · ');
    },
    [t],
  );
}
