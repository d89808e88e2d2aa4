import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { defaultTimeZone } from '#platform/dates.ts';
import { useRested } from '#platform/web/fields/use-rested.ts';
import { signedIn } from '#platform/web/signed-in.ts';
import { draftRead, type Load, useMay } from '../calls.ts';
import type { LoadFormValues } from './load-form.ts';
import { draftOf } from './load-input.ts';
import { useStopZones } from './stop-zones.ts';

/** How long typing must rest before the server is asked, in milliseconds. */
const typingRests = 300;

/**
 * What the server says of what is typed. The answer to what was typed before stays until the next one is there; `isOld` says
 * that it does.
 */
export function useDraft(load: Load | undefined) {
  const values = useWatch() as LoadFormValues;
  const mayAsk = useMay('getLoadReadiness');
  const home = load?.timeZone ?? signedIn()?.settings?.timeZone ?? defaultTimeZone;
  const typed = JSON.stringify(draftOf(values, load, useStopZones(values.stops, load, home)));
  const draft = useRested(typed, typingRests);
  const { data, isPlaceholderData } = useQuery({ ...draftRead(draft), enabled: mayAsk });
  const isTyping = typed !== draft;
  return { draft, data, isTyping, isOld: isTyping || isPlaceholderData, hasCustomer: values.customerId !== '' };
}
