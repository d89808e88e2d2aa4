import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { defaultCountry } from '#platform/africa.ts';
import { PhoneField } from '#platform/web/fields/PhoneField.tsx';
import { DateField } from '#platform/web/fields/TextField.tsx';
import { useFormFrame } from '#platform/web/form.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { today } from '#modules/parties/rules.ts';
import {
  AddressFields,
  FindingNotes,
  PlacesCredit,
  PostalAddress,
  Section,
  useCountryCode,
  useNoteOf,
} from '#modules/parties/web/index.ts';
import { companyFindings } from '#modules/customers/checks.ts';
import { registrationTexts } from '#modules/customers/messages/registration/index.ts';
import type { CustomerValues } from './customer-form.ts';
import { useCustomerForm } from './CustomerFormFrame.tsx';
import { Field } from './fields.ts';

/** Company Details: who it is, how to reach it, and where it is. */
export function CompanyFields(): ReactNode {
  const t = useTexts(registrationTexts);
  const { isAdmin } = useCustomerForm();
  return (
    <FindingNotes find={companyFindings}>
      <Section title={t('company')} hint={t('companyHint')}>
        <Company />
      </Section>
      <Section title={t('contact')} hint={t('contactHint')}>
        <ContactFields />
      </Section>
      {isAdmin && (
        <Section title={t('ours')} hint={t('oursHint')}>
          <Field.Text name="accountNumber" label={t('accountNumber')} help={t('accountNumberHelp')} maxLength={40} />
        </Section>
      )}
      <Section title={t('physicalAddress')} hint={t('physicalAddressHint')}>
        <AddressFields name="physicalAddress" />
      </Section>
      <Section title={t('postalAddress')} hint={t('postalAddressHint')}>
        <PostalAddress />
      </Section>
      <PlacesCredit />
    </FindingNotes>
  );
}

function Company(): ReactNode {
  const t = useTexts(registrationTexts);
  const note = useNoteOf();
  const { DateBrick = DateField } = useCustomerForm();
  const isSouthAfrican =
    useWatch<CustomerValues, 'physicalAddress.country'>({ name: 'physicalAddress.country' }) === defaultCountry.name;
  return (
    <>
      <RegisteredName />
      <Field.Text
        name="tradeName"
        label={t('tradeName')}
        help={t('tradeNameHelp')}
        autoCapitalize="words"
        maxLength={120}
        required
        className="sm:col-span-2"
      />
      <Field.Text
        name="registrationNumber"
        label={t('regNo')}
        help={isSouthAfrican && t('regNoHelp')}
        note={note('registrationNumber')}
        autoCapitalize="characters"
        maxLength={40}
        required
      />
      <DateBrick name="dateOfInc" label={t('dateOfInc')} help={isSouthAfrican && t('dateOfIncHelp')} max={today()} />
      <Field.Text
        name="vatNumber"
        label={t('vatNo')}
        help={isSouthAfrican && t('vatNoHelp')}
        note={note('vatNumber')}
        inputMode={isSouthAfrican ? 'numeric' : 'text'}
        maxLength={20}
        className="sm:col-span-2"
      />
      <Field.Text
        name="holdingCompanyName"
        label={t('holdingCompany')}
        help={t('holdingCompanyHelp')}
        autoCapitalize="words"
        maxLength={120}
      />
      <Field.Text
        name="previousName"
        label={t('previousName')}
        help={t('previousNameHelp')}
        autoCapitalize="words"
        maxLength={120}
      />
    </>
  );
}

/** A name that is there already only warns: two branches of a group may well be customers under one name. */
function RegisteredName(): ReactNode {
  const t = useTexts(registrationTexts);
  const { lookups } = useCustomerForm();
  const { problemText } = useFormFrame();
  const name = useWatch<CustomerValues, 'registeredName'>({ name: 'registeredName' });
  const [takenName, setTakenName] = useState<string>();
  async function leave(left: string): Promise<void> {
    const isTaken = left !== '' && (await lookups.isNameTaken(left).catch(() => false));
    setTakenName(isTaken ? left : undefined);
  }
  return (
    <Field.Text
      name="registeredName"
      label={t('registeredName')}
      note={
        takenName !== undefined &&
        takenName === name.trim() && <span role="status">{problemText('shipperNameTaken')}</span>
      }
      autoComplete="organization"
      autoCapitalize="words"
      maxLength={120}
      required
      className="sm:col-span-2"
      onLeave={(left) => void leave(left)}
    />
  );
}

function ContactFields(): ReactNode {
  const t = useTexts(registrationTexts);
  const country = useCountryCode();
  return (
    <>
      <Field.Email name="email" label={t('email')} maxLength={100} required className="sm:col-span-2" />
      <PhoneField name="mobileNumber" label={t('mobile')} country={country} autoComplete="tel" />
      <PhoneField name="telNumber" label={t('telephone')} country={country} />
      <PhoneField name="fax" label={t('fax')} country={country} />
    </>
  );
}
