import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useTexts } from '#platform/web/texts.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import { loadSource } from '#modules/work/loads/web/desk.ts';
import type { ClaimRecord } from '../contract.ts';
import { claimDeskTexts } from '../messages/desk/index.ts';
import { claimKinds, claimSides } from '../status.ts';
import { claimFailures, claimRead, claimStartRead, claims, claimsNoun } from './calls.ts';
import { claimForm, type ClaimValues, emptyClaim, inputOf, valuesOf } from './claim-form.ts';
import { claimListPath, claimPath } from './paths.ts';

const Field = deskFieldsFor<typeof claimForm>();

/** `/claims/new`; an address may name the incident from which it comes. */
export function NewClaim(): ReactNode {
  const { incident = '' } = useSearch({ strict: false }) as { readonly incident?: string };
  if (incident === '') return <ClaimForm incidentId="" />;
  return <ClaimOfIncident key={incident} incidentId={incident} />;
}

/** What is known of the incident stands in the form already. */
function ClaimOfIncident({ incidentId }: { readonly incidentId: string }): ReactNode {
  return (
    <RecordGate query={useQuery(claimStartRead(incidentId))} listPath={claimListPath} skeleton={<FormSkeleton />}>
      {(start) => <ClaimForm incidentId={incidentId} start={start} />}
    </RecordGate>
  );
}

/** `/claims/{id}/change`: one that nobody decided on. */
export function ChangeClaim({ params }: ScreenProps): ReactNode {
  return (
    <RecordGate query={useQuery(claimRead(params['id'] ?? ''))} listPath={claimListPath} skeleton={<FormSkeleton />}>
      {(claim) => <ClaimForm key={claim.id} claim={claim} />}
    </RecordGate>
  );
}

interface ClaimFormProps {
  readonly claim?: ClaimRecord;
  readonly incidentId?: string;
  readonly start?: Parameters<typeof emptyClaim>[1];
}

function ClaimForm({ claim, incidentId = '', start }: ClaimFormProps): ReactNode {
  const t = useTexts(claimDeskTexts);
  const initial = useMemo(() => (claim ? valuesOf(claim) : emptyClaim(incidentId, start)), [claim, incidentId, start]);
  return (
    <FormScreen
      title={claim ? t('changeTitle', { number: claim.claimNo }) : t('newClaim')}
      schema={claimForm}
      initial={initial}
      noun={claimsNoun}
      id={claim?.id}
      lockId={claim?.lockId}
      failures={claimFailures}
      backTo={claim ? claimPath(claim.id) : claimListPath}
      leadsTo={(answer) => claimPath((answer as { readonly id: string }).id)}
      idOf={(answer) => (answer as { readonly id: string }).id}
      valuesOf={(theirs: ClaimRecord) => valuesOf(theirs)}
      save={async (values, options) => {
        const input = inputOf(values);
        return claim ? claims.putClaim({ id: claim.id, ...input }, options) : claims.postClaim(input, options);
      }}
    >
      <FormSection title={t('what')} hint={t('whatHint')}>
        <Field.Select
          name="kind"
          label={t('kind')}
          required
          options={claimKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
        />
        <Field.Select
          name="side"
          label={t('side')}
          required
          options={claimSides.map((value) => ({ value, label: t(`side_${value}`) }))}
        />
        <Party />
        <Field.Text name="reference" label={t('reference')} />
        <Field.Searched name="loadId" label={t('load')} from={loadSource} />
        <Field.Textarea name="description" label={t('description')} rows={3} className="sm:col-span-2" />
      </FormSection>
      <FormSection title={t('money')}>
        <Field.Money name="amount" label={t('amount')} />
        <Field.Money name="reserve" label={t('reserve')} help={t('reserveHelp')} />
        <Field.Date name="handInBy" label={t('handInBy')} help={t('handInByHelp')} />
      </FormSection>
    </FormScreen>
  );
}

/** Whom the claim is about. */
function Party(): ReactNode {
  const t = useTexts(claimDeskTexts);
  const side = useWatch<ClaimValues, 'side'>({ name: 'side' });
  if (side === 'supplier')
    return <Field.Searched name="supplierId" label={t('supplier')} from={supplierSource} required />;
  if (side === 'customer')
    return <Field.Searched name="customerId" label={t('customer')} from={customerSource} required />;
  return <Field.Text name="insurer" label={t('insurer')} required />;
}
