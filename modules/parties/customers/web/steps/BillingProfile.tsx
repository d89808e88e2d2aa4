import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { Section } from '#modules/parties/parties/web/index.ts';
import { fuelRateChangeMethods, podSendFormats, podSubmitMethods } from '#modules/parties/customers/fields.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import { type billingSwitches, fuelWords, podWords } from './billing-words.ts';
import { Field } from './fields.ts';

/** What loads, proofs of delivery and invoices of the customer need; for staff only. */
export function BillingProfile(): ReactNode {
  const t = useTexts(registrationTexts);
  return (
    <>
      <Section title={t('loads')} hint={t('loadsHint')}>
        <Field.Money name="loadValue" label={t('loadValue')} help={t('loadValueHelp')} min={1} />
        <Field.Select
          name="fuelRateChangeMethod"
          label={t('fuelRateChangeMethod')}
          help={t('fuelRateChangeMethodHelp')}
          options={fuelRateChangeMethods.map((value) => ({ value, label: t(fuelWords[value]) }))}
        />
        <Flag name="isLoadInspectionRequired" />
        <Flag name="tmsEnabled" />
      </Section>
      <Section title={t('proofOfDelivery')} hint={t('proofOfDeliveryHint')}>
        <Field.Select
          name="podSubmitMethod"
          label={t('podSubmitMethod')}
          options={podSubmitMethods.map((value) => ({ value, label: t(podWords[value]) }))}
        />
        <Field.Select
          name="podSendFormat"
          label={t('podSendFormat')}
          options={podSendFormats.map((value) => ({ value, label: value }))}
        />
        <Field.Checkbox
          name="signOnGlass"
          label={t('signOnGlass')}
          help={t('signOnGlassHelp')}
          className="sm:col-span-2"
        />
        <Flag name="isPODUploadPerReference" />
      </Section>
      <Section title={t('billing')} hint={t('billingHint')}>
        <Flag name="isEveryInvoiceLineAggregated" />
        <Flag name="isOrderNumberRequiredForBilling" />
        <Flag name="isInlcudeLoadNumbersOnInvoice" />
      </Section>
    </>
  );
}

function Flag({ name }: { readonly name: Exclude<(typeof billingSwitches)[number], 'signOnGlass'> }): ReactNode {
  const t = useTexts(registrationTexts);
  return <Field.Checkbox name={name} label={t(name)} className="sm:col-span-2" />;
}
