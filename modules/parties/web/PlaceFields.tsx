import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { PlaceFields as AnyPlaceFields } from '#modules/lookups/web/public.ts';
import { partyTexts } from '../messages/fields/index.ts';
import { usePartyForm } from './PartyFormFrame.tsx';

interface PlaceFieldsProps {
  /** Where a form keeps the three. */
  readonly country: string;
  readonly region: string;
  readonly city: string;
  /** What a browser may fill in, by the token of its own list. */
  readonly autoComplete?: (token: string) => string;
}

/** Country, region and city of a party, by the look-ups of its form: those of staff, or of a guest. */
export function PlaceFields({ autoComplete = (token) => token, ...names }: PlaceFieldsProps): ReactNode {
  const t = useTexts(partyTexts);
  const { lookups } = usePartyForm();
  return <AnyPlaceFields {...names} label={t} autoComplete={autoComplete} lookups={lookups} />;
}
