import type { ReactNode } from 'react';
import { Navigate, useSearch } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm, type MasterPart } from '#platform/web/master-data/MasterForm.tsx';
import { useWords } from '#platform/web/words.ts';
import { profitCentreFailureTexts } from '../messages/failures/index.ts';
import type { profitCentres } from '../contract.ts';
import { profitCentreTexts } from '../messages/index.ts';
import type { CentrePart } from './centre-part.ts';
import { accountSource, managerSource, profitCentreDesk } from './desk.ts';

const Field = masterFieldsFor<typeof profitCentres.fields>();
const references = { parentId: profitCentreDesk };
const failures = [profitCentreFailureTexts];

/**
 * `/updateprofitcentre?id=…`; without one there is nothing to update, and the list is where one is chosen. `more` are the tabs
 * of modules above.
 */
export function profitCentreUpdate(more: readonly CentrePart[]) {
  return function ProfitCentreUpdate(): ReactNode {
    const { id } = useSearch({ strict: false }) as { readonly id?: string };
    // The parts are the same at every draw: each page is made for its list of parts.
    const parts = more.map(({ usePart }) => usePart()).filter(({ isShown }) => isShown);
    return id ? <ProfitCentreForm id={id} parts={parts} /> : <Navigate to={profitCentreDesk.listPath} replace />;
  };
}

/** `/createprofitcentre` */
export function ProfitCentreCreate(): ReactNode {
  return <ProfitCentreForm id={undefined} />;
}

interface ProfitCentreFormProps {
  readonly id: string | undefined;
  readonly parts?: readonly MasterPart<typeof profitCentres>[];
}

/** In the currency that is chosen beside it. */
function Budget(): ReactNode {
  const currency = useWatch<{ currency: string }, 'currency'>({ name: 'currency' });
  return <Field.Money name="monthlyBudget" currency={currency} />;
}

function ProfitCentreForm({ id, parts = [] }: ProfitCentreFormProps): ReactNode {
  const { t, label } = useWords(profitCentreTexts);
  return (
    <MasterForm of={profitCentreDesk} id={id} failures={failures} references={references} parts={parts}>
      {(row) => (
        <>
          <FormSection title={label('general')}>
            <Field.Text name="code" autoCapitalize="characters" />
            <Field.Select name="type" />
            <Field.Text name="name" className="sm:col-span-2" />
            <Field.Reference name="parentId" of={profitCentreDesk} except={row?.id} />
            <Field.Text name="manager" />
            <Field.Searched name="managerId" from={managerSource} />
          </FormSection>
          <FormSection title={t('figures')}>
            <Field.Select name="currency" />
            <Budget />
            <Field.Date name="activeFrom" />
            <Field.Date name="activeTo" />
          </FormSection>
          <FormSection title={t('accounts')}>
            <Field.Searched name="journalAccountBuy" from={accountSource} />
            <Field.Searched name="journalAccountSell" from={accountSource} />
            <Field.Ticks name="itemGroups" className="sm:col-span-2" />
          </FormSection>
        </>
      )}
    </MasterForm>
  );
}
