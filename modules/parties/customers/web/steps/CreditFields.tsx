import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { FindingNotes, Section } from '#modules/parties/parties/web/index.ts';
import { creditFindings } from '#modules/parties/customers/checks.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import { BillingProfile } from './BillingProfile.tsx';
import { Field } from './fields.ts';
import { PartiesToBill } from './PartiesToBill.tsx';
import { Credit, TradeReferences } from './TradeReferenceFields.tsx';

/** Credit Required, as staff see the step: the application, and what loads and invoices of the customer need. */
export function CreditFields(): ReactNode {
  return (
    <FindingNotes find={creditFindings}>
      <Credit />
      <TradeReferences />
      <TenderResponse />
      <PartiesToBill />
      <BillingProfile />
    </FindingNotes>
  );
}

function TenderResponse(): ReactNode {
  const t = useTexts(registrationTexts);
  return (
    <Section title={t('tenderResponse')} hint={t('tenderResponseHint')}>
      <Field.Number name="tenderResponseTime" label={t('tenderResponseTime')} min={1} max={10_000} decimals={0} />
      <Field.Select
        name="tenderResponseTimeUOM"
        label={t('timeUnit')}
        options={[
          { value: 'minute', label: t('minute') },
          { value: 'hour', label: t('hour') },
        ]}
      />
    </Section>
  );
}
