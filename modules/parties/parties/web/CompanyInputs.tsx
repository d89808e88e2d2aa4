import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { clientToday } from '#platform/client-day.ts';
import { CheckboxField } from '#platform/web/fields/ChoiceFields.tsx';
import type { FieldName } from '#platform/web/fields/Field.tsx';
import { PhoneField } from '#platform/web/fields/PhoneField.tsx';
import { DateField, TextField } from '#platform/web/fields/TextField.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { partyTexts } from '../messages/fields/index.ts';
import { useCountryCode, useIsSouthAfrican } from './country.ts';
import { useNoteOf } from './FindingNotes.tsx';
import { More } from './More.tsx';
import { usePartyForm } from './PartyFormFrame.tsx';

// The fields of a company that several kinds of parties have; `inputsFor` gives them the names of a form.

/** What a form may say about one of these inputs: all but its words. */
type InputProps = Omit<Parameters<typeof TextField>[0], 'label' | 'help' | 'note'>;

/** A date: in the device's own picker, or as the frame of the form has it. */
export function DateInput(props: Parameters<typeof DateField>[0]): ReactNode {
  const { DateBrick = DateField } = usePartyForm();
  return <DateBrick {...props} />;
}

/** The name that customers know. */
export function TradeName(props: InputProps): ReactNode {
  const t = useTexts(partyTexts);
  return (
    <TextField
      {...props}
      label={t('tradeName')}
      help={t('tradeNameHelp')}
      autoCapitalize="words"
      required
      className="sm:col-span-2"
    />
  );
}

export function RegistrationNumber({ name }: InputProps): ReactNode {
  const t = useTexts(partyTexts);
  const note = useNoteOf();
  const isSouthAfrican = useIsSouthAfrican();
  return (
    <TextField
      name={name}
      label={t('regNo')}
      help={isSouthAfrican && t('regNoHelp')}
      note={note(name)}
      autoCapitalize="characters"
      required
    />
  );
}

export function IncorporationDate(props: Pick<InputProps, 'name' | 'required'>): ReactNode {
  const t = useTexts(partyTexts);
  const isSouthAfrican = useIsSouthAfrican();
  return (
    <DateInput {...props} label={t('dateOfInc')} help={isSouthAfrican && t('dateOfIncHelp')} max={clientToday()} />
  );
}

export function HoldingCompany(props: InputProps): ReactNode {
  const t = useTexts(partyTexts);
  return <TextField {...props} label={t('holdingCompany')} help={t('holdingCompanyHelp')} autoCapitalize="words" />;
}

export function VatNumber(props: InputProps): ReactNode {
  const t = useTexts(partyTexts);
  const note = useNoteOf();
  const isSouthAfrican = useIsSouthAfrican();
  return (
    <TextField
      {...props}
      label={t('vatNo')}
      help={isSouthAfrican && t('vatNoHelp')}
      note={note(props.name)}
      inputMode={isSouthAfrican ? 'numeric' : 'text'}
    />
  );
}

/** Asks whether the company is registered for VAT, and for its number if it is. */
export function Vat({
  number,
  required,
}: {
  readonly number: FieldName<string>;
  readonly required?: boolean;
}): ReactNode {
  const t = useTexts(partyTexts);
  const { setValue } = useFormContext();
  const isRegistered: unknown = useWatch({ name: 'isVatRegistered' });
  return (
    <>
      {/* The tick has one name in all forms. */}
      <CheckboxField
        name={'isVatRegistered' as FieldName<boolean>}
        label={t('isVatRegistered')}
        className="sm:col-span-2"
        onPick={(checked) => checked || setValue(number, '', { shouldDirty: true, shouldValidate: true })}
      />
      {isRegistered === true && <VatNumber name={number} {...(required && { required })} />}
    </>
  );
}

export interface PhonesProps {
  readonly mobile: FieldName<string>;
  readonly telephone: FieldName<string>;
  readonly fax: FieldName<string>;
}

/** The three numbers of a company. */
export function Phones({ mobile, telephone, fax }: PhonesProps): ReactNode {
  const t = useTexts(partyTexts);
  const country = useCountryCode();
  return (
    <>
      <PhoneField name={mobile} label={t('mobile')} country={country} autoComplete="tel" />
      <PhoneField name={telephone} label={t('telephone')} country={country} />
      <More fields={{ [fax]: t('fax') }}>
        <PhoneField name={fax} label={t('fax')} country={country} />
      </More>
    </>
  );
}
