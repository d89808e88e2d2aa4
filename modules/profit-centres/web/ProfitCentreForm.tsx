import type { ReactNode } from 'react';
import { useSearch } from '@tanstack/react-router';
import { currencies } from '#platform/currencies.ts';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import { useWords } from '#platform/web/words.ts';
import { profitCentreFailureTexts } from '../messages/failures/index.ts';
import { profitCentres, profitCentreTypes } from '../contract.ts';
import { profitCentreTexts } from '../messages/index.ts';
import { profitCentreDesk } from './desk.ts';

const Field = masterFieldsFor<typeof profitCentres.fields>();
const references = { parentId: profitCentreDesk };
const failures = [profitCentreFailureTexts];

/** `/createprofitcentre`, and `/updateprofitcentre?id=…` */
export function ProfitCentreForm(): ReactNode {
  const { id } = useSearch({ strict: false }) as { readonly id?: string };
  const { t, label, options } = useWords(profitCentreTexts);
  return (
    <MasterForm
      of={profitCentreDesk}
      id={id}
      texts={profitCentreTexts}
      newTitle={t('newProfitCentre')}
      title={({ code }) => t('profitCentre', { code })}
      failures={failures}
      references={references}
    >
      {(row) => (
        <>
          <FormSection title={label('general')}>
            <Field.Text
              name="code"
              label={label('code')}
              help={t('codeHelp')}
              required
              maxLength={20}
              autoCapitalize="characters"
            />
            <Field.Select name="type" label={t('type')} options={options('type', profitCentreTypes)} required />
            <Field.Text name="name" label={label('name')} required maxLength={80} className="sm:col-span-2" />
            <Field.Reference
              name="parentId"
              of={profitCentreDesk}
              except={row?.id}
              label={t('parentId')}
              help={t('parentHelp')}
            />
            <Field.Text name="manager" label={t('manager')} maxLength={80} />
          </FormSection>
          <FormSection title={t('figures')}>
            <Field.Select
              name="currency"
              label={t('currency')}
              options={currencies.map((value) => ({ value, label: value }))}
              required
            />
            <Field.Number name="monthlyBudget" label={t('monthlyBudget')} min={0} max={1_000_000_000} />
            <Field.Date name="activeFrom" label={t('activeFrom')} />
            <Field.Date name="activeTo" label={t('activeTo')} />
          </FormSection>
        </>
      )}
    </MasterForm>
  );
}
