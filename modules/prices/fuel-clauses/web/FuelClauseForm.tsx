import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { newRecord } from '#platform/web/master-data/desk.ts';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import type { fuelClauses } from '../contract.ts';
import { fuelClauseFailureTexts } from '../messages/failures/index.ts';
import { fuelClauseTexts } from '../messages/index.ts';
import { useMay, versionsRead } from './calls.ts';
import { fuelClauseDesk } from './desk.ts';
import { Formula } from './TermFields.tsx';
import { ClauseVersionBar, VersionsPart } from './VersionsPart.tsx';

const Field = masterFieldsFor<typeof fuelClauses.fields>();
const sources = { customerId: customerSource, supplierId: supplierSource };
const failures = [fuelClauseFailureTexts];

/** `/fuelClauses/{id}` */
export function FuelClauseForm({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? newRecord;
  const { t, label } = useWords(fuelClauseTexts);
  const round = useRound(id);
  const mayRead = useMay('getFuelClauseVersions');
  return (
    <MasterForm
      key={round}
      of={fuelClauseDesk}
      id={id}
      failures={failures}
      sources={sources}
      above={(row) => mayRead && <ClauseVersionBar clause={row} />}
      parts={mayRead ? [{ id: 'versions', title: t('versions'), content: (row) => <VersionsPart clause={row} /> }] : []}
    >
      {(row) => (
        <>
          <FormSection title={label('general')}>
            <Field.Text name="code" autoCapitalize="characters" />
            <Field.Text name="name" />
            <Field.Searched name="customerId" from={customerSource} placeholder={label('noneChosen')} />
            <Field.Searched name="supplierId" from={supplierSource} placeholder={label('noneChosen')} />
          </FormSection>
          <fieldset disabled={row?.isUsed ?? false} className="min-w-0">
            <FormSection title={t('formula')} hint={row?.isUsed ? t('inUse') : undefined}>
              <Formula />
            </FormSection>
            <FormSection title={t('use')}>
              <Field.Select name="appliesTo" />
              <Field.Select name="dateBasis" />
              <Field.Checkbox name="showAsLine" className="sm:col-span-2" />
            </FormSection>
          </fieldset>
        </>
      )}
    </MasterForm>
  );
}

/** Counts the versions that were approved while the form is open: it is built anew on what the clause says then. */
function useRound(id: string): number {
  const mayRead = useMay('getFuelClauseVersions');
  const { data } = useQuery({ ...versionsRead(id), enabled: mayRead && id !== newRecord });
  const newest = data?.versions[0]?.id;
  const [seen, setSeen] = useState({ newest, round: 0 });
  if (newest !== undefined && newest !== seen.newest)
    setSeen({ newest, round: seen.newest === undefined ? seen.round : seen.round + 1 });
  return seen.round;
}
