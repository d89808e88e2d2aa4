import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '#platform/web/texts.ts';
import { FindingNotes, More, PartyAddresses, Section } from '#modules/parties/parties/web/index.ts';
import { partyTexts } from '#modules/parties/parties/messages/fields/index.ts';
import { companyFindings } from '#modules/parties/suppliers/checks.ts';
import { registrationTexts } from '#modules/parties/suppliers/messages/registration/index.ts';
import { Field, Inputs } from './fields.ts';
import { useSupplierForm } from './form-frame.ts';
import type { SupplierValues } from './form.ts';

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
        <Field.Email name="email" label={t('email')} required className="sm:col-span-2" />
        <Inputs.Phones mobile="cellNo" telephone="telno" fax="fax" />
      </Section>
      {isAdmin && (
        <Section title={t('ours')} hint={t('oursHint')}>
          <Field.Text name="vendorNumber" label={t('vendorNumber')} />
          <Field.Text name="accountNumber" label={t('accountNumber')} />
        </Section>
      )}
      <PartyAddresses />
    </FindingNotes>
  );
}

function Company(): ReactNode {
  const t = useTexts(registrationTexts);
  const party = useTexts(partyTexts);
  const { lookups, clientName, isAdmin } = useSupplierForm();
  const [takenName, setTakenName] = useState<string>();
  const name = useWatch<SupplierValues, 'registeredName'>({ name: 'registeredName' });
  return (
    <>
      <Inputs.CompanyCountry
        country="physicalAddress.country"
        region="physicalAddress.region"
        city="physicalAddress.city"
      />
      <Field.Text
        name="registeredName"
        label={t('registeredName')}
        autoComplete="organization"
        autoCapitalize="words"
        required
        className="sm:col-span-2"
        note={
          !isAdmin &&
          takenName !== undefined &&
          takenName === name?.trim() &&
          t('nameTakenHelp', { client: clientName })
        }
        check={async (typed) => {
          if (!(await lookups.isNameTaken(typed))) return undefined;
          setTakenName(typed);
          return { code: 'carrierNameTaken', details: { client: clientName } };
        }}
      />
      <Inputs.TradeName name="tradeName" />
      <Inputs.RegistrationNumber name="regNo" />
      <Inputs.IncorporationDate name="dateOfInc" />
      <Inputs.Vat number="vatNo" />
      <Field.Checkbox
        name="isTrasporter"
        label={t('isTransporter')}
        help={t('isTransporterHelp')}
        className="sm:col-span-2"
      />
      <More fields={{ holdingCompany: party('holdingCompany') }}>
        <Inputs.HoldingCompany name="holdingCompany" className="sm:col-span-2" />
      </More>
    </>
  );
}
