import type { ReactNode } from 'react';
import type { NamedBrick } from '#platform/web/fields/named.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { partyForm } from '../fields.ts';
import { partyTexts } from '../messages/fields/index.ts';
import { Field } from './fields.ts';
import { usePostalCodes } from './country.ts';
import { useNoteOf } from './FindingNotes.tsx';
import { PlaceFields } from './PlaceFields.tsx';

const Place = PlaceFields as unknown as NamedBrick<typeof PlaceFields, typeof partyForm>;

interface AddressFieldsProps {
  readonly name: 'physicalAddress' | 'postalAddress' | 'address';
}

/** One address: what is chosen above decides what can be chosen below, and free text takes what no list has. */
export function AddressFields({ name }: AddressFieldsProps): ReactNode {
  const t = useTexts(partyTexts);
  const note = useNoteOf();
  const { hasCodes, isDigits } = usePostalCodes(`${name}.country`);
  // A browser fills in what it was told about the place where the address is used.
  const autoComplete = (token: string) =>
    name === 'physicalAddress' ? token : name === 'postalAddress' ? `shipping ${token}` : 'off';
  return (
    <>
      <Field.Text
        name={`${name}.addressLine1`}
        label={t('addressLine1')}
        help={t('addressLine1Help')}
        autoComplete={autoComplete('address-line1')}
        autoCapitalize="words"
        required
        className="sm:col-span-2"
      />
      <Field.Text
        name={`${name}.addressLine2`}
        label={t('addressLine2')}
        autoComplete={autoComplete('address-line2')}
        autoCapitalize="words"
      />
      <Field.Text
        name={`${name}.suburb`}
        label={t('suburb')}
        autoComplete={autoComplete('address-level3')}
        autoCapitalize="words"
      />
      <Place
        country={`${name}.country`}
        region={`${name}.region`}
        city={`${name}.city`}
        autoComplete={autoComplete}
        isCountryElsewhere={name === 'physicalAddress'}
      />
      <Field.Text
        name={`${name}.postalCode`}
        label={t('postalCode')}
        note={note(`${name}.postalCode`)}
        autoComplete={autoComplete('postal-code')}
        inputMode={isDigits ? 'numeric' : 'text'}
        autoCapitalize="characters"
        required={hasCodes}
        help={!hasCodes && t('postalCodeNotUsed')}
      />
    </>
  );
}
