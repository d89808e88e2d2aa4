import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { FindingNotes, Section, useCountryCode, useNoteOf } from '#modules/parties/parties/web/index.ts';
import { transporterFindings } from '#modules/parties/suppliers/checks.ts';
import { registrationTexts } from '#modules/parties/suppliers/messages/registration/index.ts';
import { CertificateField } from './CertificateField.tsx';
import { Field, Inputs } from './fields.ts';
import { useSupplierForm } from './form-frame.ts';
import { useReadFacts } from './use-read-facts.ts';
import { TenderFields } from './TenderFields.tsx';

/** Transporter Details: the insurance of the goods, and how loads are offered. */
export function TransporterFields(): ReactNode {
  const t = useTexts(registrationTexts);
  const country = useCountryCode();
  return (
    <FindingNotes find={transporterFindings}>
      <Section title={t('insurance')} hint={t('insuranceHint')}>
        <Insurance />
      </Section>
      <Section title={t('insuranceContact')} hint={t('insuranceContactHint')}>
        <Field.Text
          name="insuranceContactName"
          label={t('insuranceContactName')}
          autoCapitalize="words"
          className="sm:col-span-2"
        />
        <Field.Email name="insuranceContactEmail" label={t('insuranceContactEmail')} />
        <Field.Phone name="insuranceContactMobile" label={t('insuranceContactMobile')} country={country} />
      </Section>
      <Section title={t('tender')} hint={t('tenderHint')}>
        <TenderFields />
      </Section>
    </FindingNotes>
  );
}

function Insurance(): ReactNode {
  const t = useTexts(registrationTexts);
  const note = useNoteOf();
  const { isAdmin } = useSupplierForm();
  const read = useReadFacts();
  const { markOf } = read;
  return (
    <>
      <CertificateField read={read} />
      <Field.Money
        name="gitCover"
        label={t('gitCover')}
        help={markOf('gitCover') ?? t('gitCoverHelp')}
        min={1}
        required
        className={isAdmin ? '' : 'sm:col-span-2'}
      />
      {isAdmin && <Field.Percent name="payableRateInPercentage" label={t('payableRate')} help={t('payableRateHelp')} />}
      <Field.Text
        name="gitPolicyNumber"
        label={t('gitPolicyNumber')}
        help={markOf('gitPolicyNumber')}
        autoCapitalize="characters"
      />
      <Field.Text name="gitInsurer" label={t('gitInsurer')} help={markOf('gitInsurer')} autoCapitalize="words" />
      <Inputs.Date name="gitFrom" label={t('gitFrom')} help={markOf('gitFrom')} />
      <Inputs.Date name="gitTo" label={t('gitTo')} help={markOf('gitTo')} note={note('gitTo')} />
    </>
  );
}
