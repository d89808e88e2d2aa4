import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { recordTexts } from '#platform/messages/records/index.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { Tabs } from '#platform/web/record/Tabs.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { NotAuthorised } from '#platform/web/shell/NotAuthorised.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { CompanyRecord } from '#modules/companies/contract.ts';
import { companyFields } from '#modules/companies/fields.ts';
import { companyFailureTexts } from '#modules/companies/messages/failures/index.ts';
import { companyRecordTexts } from '#modules/companies/messages/records/index.ts';
import { companies, companiesNoun, companyRead, useMay } from './calls.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { CompanyHistory } from './CompanyHistory.tsx';
import { CompanyStateButton } from './CompanyStateButton.tsx';
import { companyListPath, newCompany } from './paths.ts';
import { emptyCompany, valuesOf } from './values.ts';

const failures = [companyFailureTexts];
const idOf = (answer: unknown) => (answer as { companyId: string }).companyId;

/** `/manageaccount/{name}`: a company, or a new one. */
export function CompanyScreen({ params: { name = newCompany } }: ScreenProps): ReactNode {
  return name === newCompany ? <NewCompany /> : <KnownCompany key={name} name={name} />;
}

function NewCompany(): ReactNode {
  const t = useTexts(companyRecordTexts);
  if (!useMay('postCompany')) return <NotAuthorised />;
  return (
    <FormScreen
      title={t('newCompany')}
      schema={companyFields}
      initial={emptyCompany}
      noun={companiesNoun}
      save={companies.postCompany}
      idOf={idOf}
      backTo={companyListPath}
      failures={failures}
    >
      <CompanyFields />
    </FormScreen>
  );
}

/** The form is built on the record as it was first read; what changes meanwhile is settled when it is saved. */
function KnownCompany({ name }: { readonly name: string }): ReactNode {
  const { data, error, refetch, isFetching } = useQuery(companyRead(name));
  const [opened, setOpened] = useState<CompanyRecord | null>();
  if (opened === undefined && data !== undefined && !isFetching) setOpened(data);
  return (
    <RecordGate query={{ data: opened, error, refetch }} skeleton={<FormSkeleton />} listPath={companyListPath}>
      {(company) => <EditCompany company={company} />}
    </RecordGate>
  );
}

function EditCompany({ company }: { readonly company: CompanyRecord }): ReactNode {
  const t = useTexts(companyRecordTexts);
  const shared = useTexts(recordTexts);
  const mayChange = useMay('putCompany');
  const [tab, setTab] = useState<'details' | 'history'>('details');
  const { companyId, lockId, isActive } = company;
  useChannel(`${companiesNoun}:${companyId}`);
  return (
    <FormScreen
      title={t('companyTitle', { name: company.name })}
      subtitle={isActive ? undefined : t('companyInactive')}
      schema={companyFields}
      initial={valuesOf(company)}
      noun={companiesNoun}
      id={companyId}
      lockId={lockId}
      save={(values, options) => companies.putCompany({ ...values, companyId, isActive }, options)}
      valuesOf={(theirs: CompanyRecord) => valuesOf(theirs)}
      backTo={companyListPath}
      failures={failures}
      readOnly={!mayChange}
      actions={(isDirty) => !isDirty && <CompanyStateButton company={company} />}
    >
      <Tabs
        label={shared('sections')}
        tabs={[
          { id: 'details', title: shared('details') },
          { id: 'history', title: shared('history') },
        ]}
        current={tab}
        onChoose={setTab}
      >
        {/* Hidden, not gone: what was typed stays. */}
        <fieldset disabled={!mayChange} hidden={tab !== 'details'} className="min-w-0">
          <CompanyFields readOnly={!mayChange} />
        </fieldset>
        {tab === 'history' && <CompanyHistory companyId={companyId} />}
      </Tabs>
    </FormScreen>
  );
}
