import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormFrame } from '#platform/web/form.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { FindingNotes, More, PartyAddresses, Section } from '#modules/parties/parties/web/index.ts';
import { companyFindings } from '#modules/parties/customers/checks.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import { partyTexts } from '#modules/parties/parties/messages/fields/index.ts';
import type { CustomerValues } from './form.ts';
import { useCustomerForm } from './form-frame.ts';
import { Field, Inputs } from './fields.ts';

/** Company Details: who it is, how to reach it, and where it is. */
export function CompanyFields(): ReactNode {
  const t = useTexts(registrationTexts);
  const party = useTexts(partyTexts);
  const { isAdmin } = useCustomerForm();
  return (
    <FindingNotes find={companyFindings}>
      <Section title={t('company')} hint={t('companyHint')}>
        <Inputs.CompanyCountry
          country="physicalAddress.country"
          region="physicalAddress.region"
          city="physicalAddress.city"
        />
        <RegisteredName />
        <Inputs.TradeName name="tradeName" />
        <Inputs.RegistrationNumber name="registrationNumber" />
        <Inputs.IncorporationDate name="dateOfInc" />
        <Inputs.VatNumber name="vatNumber" className="sm:col-span-2" />
        <More fields={{ holdingCompanyName: party('holdingCompany'), previousName: t('previousName') }}>
          <Inputs.HoldingCompany name="holdingCompanyName" />
          <Field.Text
            name="previousName"
            label={t('previousName')}
            help={t('previousNameHelp')}
            autoCapitalize="words"
          />
        </More>
      </Section>
      <Section title={t('contact')} hint={t('contactHint')}>
        <Field.Email name="email" label={t('email')} required className="sm:col-span-2" />
        <Inputs.Phones mobile="mobileNumber" telephone="telNumber" fax="fax" />
      </Section>
      {isAdmin && (
        <Section title={t('ours')} hint={t('oursHint')}>
          <Field.Text name="accountNumber" label={t('accountNumber')} help={t('accountNumberHelp')} />
        </Section>
      )}
      <PartyAddresses />
    </FindingNotes>
  );
}

/** A name that is there already is told on leaving the field, with what to do: the submit at the end would be refused. */
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
        takenName === name.trim() && (
          <span role="status">
            <span>{problemText('shipperNameTaken')}</span> {t('nameTakenHelp')}
          </span>
        )
      }
      autoComplete="organization"
      autoCapitalize="words"
      required
      className="sm:col-span-2"
      onLeave={(left) => void leave(left)}
    />
  );
}
