import type { ReactNode } from 'react';
import type { FieldName } from '#platform/web/fields/Field.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { CountryField, PlaceFields as AnyPlaceFields } from '#modules/base/lookups/web/public.ts';
import { partyTexts } from '../messages/fields/index.ts';
import { usePartyForm } from './PartyFormFrame.tsx';

interface PlaceFieldsProps {
  /** Where a form keeps the three. */
  readonly country: FieldName<string>;
  readonly region: FieldName<string>;
  readonly city: FieldName<string>;
  /** What a browser may fill in, by the token of its own list. */
  readonly autoComplete?: (token: string) => string;
  /** The form has asked for the country already, as its first question. */
  readonly isCountryElsewhere?: boolean;
}

/** Country, region and city of a party, by the look-ups of its form: those of staff, or of a guest. */
export function PlaceFields({ autoComplete = (token) => token, ...names }: PlaceFieldsProps): ReactNode {
  const t = useTexts(partyTexts);
  const { lookups } = usePartyForm();
  return <AnyPlaceFields {...names} label={t} autoComplete={autoComplete} lookups={lookups} />;
}

/** The country of the company, the first thing that a form asks: it decides what the rest asks. */
export function CompanyCountry(names: Pick<PlaceFieldsProps, 'country' | 'region' | 'city'>): ReactNode {
  const t = useTexts(partyTexts);
  const { lookups } = usePartyForm();
  return (
    <CountryField
      {...names}
      label={t('companyCountry')}
      help={t('companyCountryHelp')}
      autoComplete="country-name"
      lookups={lookups}
      className="sm:col-span-2"
    />
  );
}
