import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { defaultCountry } from '#platform/africa.ts';
import { PhoneField } from '#platform/web/fields/PhoneField.tsx';
import { DateField } from '#platform/web/fields/TextField.tsx';
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
import { companyFindings } from '#modules/suppliers/checks.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';
import { Field } from './fields.ts';
import { useSupplierForm } from './SupplierFormFrame.tsx';
import type { SupplierValues } from './supplier-form.ts';

/** Company Details: who it is, how to reach it, and where it is. */
export function CompanyFields(): ReactNode {
  const t = useTexts(registrationTexts);
  const { isAdmin } = useSupplierForm();
  return (
    <FindingNotes find={companyFindings}>
      <Section title={t('company')} hint={t('companyHint')}>
        <Company />
      </Section>
      <Section title={t('contact')} hint={t('contactHint')}>
        <Contact />
      </Section>
      {isAdmin && (
        <Section title={t('ours')} hint={t('oursHint')}>
          <Field.Text name="vendorNumber" label={t('vendorNumber')} maxLength={40} />
          <Field.Text name="accountNumber" label={t('accountNumber')} maxLength={40} />
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
  const { lookups, clientName, DateBrick = DateField } = useSupplierForm();
  const { setValue } = useFormContext<SupplierValues>();
  const isVatRegistered = useWatch<SupplierValues, 'isVatRegistered'>({ name: 'isVatRegistered' });
  const isSouthAfrican =
    useWatch<SupplierValues, 'physicalAddress.country'>({ name: 'physicalAddress.country' }) === defaultCountry.name;
  return (
    <>
      <Field.Text
        name="registeredName"
        label={t('registeredName')}
        autoComplete="organization"
        autoCapitalize="words"
        maxLength={120}
        required
        className="sm:col-span-2"
        check={async (name) =>
          (await lookups.isNameTaken(name)) ? { code: 'carrierNameTaken', details: { client: clientName } } : undefined
        }
      />
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
        name="regNo"
        label={t('regNo')}
        help={isSouthAfrican && t('regNoHelp')}
        note={note('regNo')}
        autoCapitalize="characters"
        maxLength={40}
        required
      />
      <DateBrick name="dateOfInc" label={t('dateOfInc')} help={isSouthAfrican && t('dateOfIncHelp')} max={today()} />
      <Field.Text
        name="holdingCompany"
        label={t('holdingCompany')}
        help={t('holdingCompanyHelp')}
        autoCapitalize="words"
        maxLength={120}
        className="sm:col-span-2"
      />
      <Field.Checkbox
        name="isVatRegistered"
        label={t('isVatRegistered')}
        className="sm:col-span-2"
        onPick={(checked) => checked || setValue('vatNo', '', { shouldDirty: true, shouldValidate: true })}
      />
      {isVatRegistered && (
        <Field.Text
          name="vatNo"
          label={t('vatNo')}
          help={isSouthAfrican && t('vatNoHelp')}
          note={note('vatNo')}
          inputMode={isSouthAfrican ? 'numeric' : 'text'}
          maxLength={20}
        />
      )}
      <Field.Checkbox
        name="isTrasporter"
        label={t('isTransporter')}
        help={t('isTransporterHelp')}
        className="sm:col-span-2"
      />
    </>
  );
}

function Contact(): ReactNode {
  const t = useTexts(registrationTexts);
  const country = useCountryCode();
  return (
    <>
      <Field.Email name="email" label={t('email')} maxLength={100} required className="sm:col-span-2" />
      <PhoneField name="cellNo" label={t('mobile')} country={country} autoComplete="tel" />
      <PhoneField name="telno" label={t('telephone')} country={country} />
      <PhoneField name="fax" label={t('fax')} country={country} />
    </>
  );
}
