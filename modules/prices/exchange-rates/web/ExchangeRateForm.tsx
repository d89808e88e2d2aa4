import type { ReactNode } from 'react';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import type { exchangeRates } from '../contract.ts';
import { exchangeRateFailureTexts } from '../messages/failures/index.ts';
import { exchangeRateTexts } from '../messages/index.ts';
import { exchangeRateDesk } from './desk.ts';

const Field = masterFieldsFor<typeof exchangeRates.fields>();
const failures = [exchangeRateFailureTexts];

/** `/exchangeRates/{id}` */
export function ExchangeRateForm({ params }: ScreenProps): ReactNode {
  const { t, label } = useWords(exchangeRateTexts);
  return (
    <MasterForm of={exchangeRateDesk} id={params['id']} failures={failures}>
      {() => (
        <FormSection title={label('general')} hint={t('validity')}>
          <Field.Select name="currency" />
          <Field.Select name="inCurrency" />
          <Field.Date name="day" />
          <Field.Number name="rate" decimals={8} />
          <Field.Text name="source" className="sm:col-span-2" />
        </FormSection>
      )}
    </MasterForm>
  );
}
