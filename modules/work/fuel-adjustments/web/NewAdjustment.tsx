import type { ReactNode } from 'react';
import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { today } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import { nextFirstWednesday } from '#modules/prices/fuel-prices/rules.ts';
import { fuelAdjustmentDeskTexts } from '../messages/desk/index.ts';
import { adjustmentFailures, adjustments, adjustmentsNoun } from './calls.ts';
import { adjustmentListPath, adjustmentPath } from './paths.ts';

const runForm = z.strictObject({ effectiveFrom: calendarDate, customerId: z.string(), note: text(500) });
const Field = deskFieldsFor<typeof runForm>();

/** `/managefuelrate/new`: a run from a day on. It is calculated at once; nothing changes by that. */
export function NewAdjustment(): ReactNode {
  const t = useTexts(fuelAdjustmentDeskTexts);
  return (
    <FormScreen
      title={t('newRun')}
      schema={runForm}
      initial={{ effectiveFrom: nextFirstWednesday(today()), customerId: '', note: '' }}
      noun={adjustmentsNoun}
      failures={adjustmentFailures}
      backTo={adjustmentListPath}
      leadsTo={(answer) => adjustmentPath((answer as { readonly id: string }).id)}
      save={(values, options) => adjustments.postFuelAdjustment(values, options)}
    >
      <FormSection title={t('newRun')} hint={t('newHint')}>
        <Field.Date name="effectiveFrom" label={t('effectiveFrom')} help={t('effectiveFromHelp')} required />
        <Field.Searched name="customerId" label={t('customer')} from={customerSource} placeholder={t('allCustomers')} />
        <Field.Textarea name="note" label={t('note')} rows={2} className="sm:col-span-2" />
      </FormSection>
    </FormScreen>
  );
}
