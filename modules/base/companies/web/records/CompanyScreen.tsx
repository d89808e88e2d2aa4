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
import { useCan } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { CompanyPeople } from '#modules/base/access/web/desk.ts';
import type { CompanyRecord } from '#modules/base/companies/contract.ts';
import { companyFields } from '#modules/base/companies/fields.ts';
import { companyFailureTexts } from '#modules/base/companies/messages/failures/index.ts';
import { companyRecordTexts } from '#modules/base/companies/messages/records/index.ts';
import { companies, companiesNoun, companyRead, useMay } from './calls.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { CompanyHistory } from './CompanyHistory.tsx';
import { CompanyStateButton } from './CompanyStateButton.tsx';
import type { CompanyPart } from './company-part.ts';
import { companyListPath, newCompany } from './paths.ts';
import { emptyCompany, valuesOf } from './values.ts';

const failures = [companyFailureTexts];
const idOf = (answer: unknown) => (answer as { companyId: string }).companyId;

/** `/manageaccount/{name}`: a company, or a new one. Who comes to decide on a part of it comes by its id. */
export function companyScreen(parts: readonly CompanyPart[]) {
  return function CompanyScreen({ params: { name = newCompany } }: ScreenProps): ReactNode {
    return name === newCompany ? <NewCompany /> : <KnownCompany key={name} name={name} parts={parts} />;
  };
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
interface KnownCompanyProps {
  readonly name: string;
  readonly parts: readonly CompanyPart[];
}

function KnownCompany({ name, parts }: KnownCompanyProps): ReactNode {
  const { data, error, refetch, isFetching } = useQuery(companyRead(name));
  const [opened, setOpened] = useState<CompanyRecord | null>();
  if (opened === undefined && data !== undefined && !isFetching) setOpened(data);
  return (
    <RecordGate query={{ data: opened, error, refetch }} skeleton={<FormSkeleton />} listPath={companyListPath}>
      {(company) => (
        <EditCompany company={company} parts={parts} begin={company.companyId === name ? parts[0]?.id : undefined} />
      )}
    </RecordGate>
  );
}

interface EditCompanyProps {
  readonly company: CompanyRecord;
  readonly parts: readonly CompanyPart[];
  /** The tab to begin with. */
  readonly begin: string | undefined;
}

function EditCompany({ company, parts, begin = 'details' }: EditCompanyProps): ReactNode {
  const t = useTexts(companyRecordTexts);
  const shared = useTexts(recordTexts);
  const mayChange = useMay('putCompany');
  const maySeePeople = useCan('tripDirector.getCompanyUsers');
  // Hooks of a list that never changes.
  const shown = parts
    .map((part) => ({ part, title: part.useTitle(), mayShow: part.useMay() }))
    .filter(({ mayShow }) => mayShow);
  const [tab, setTab] = useState(begin);
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
          ...(maySeePeople ? [{ id: 'users', title: t('users') }] : []),
          ...shown.map(({ part: { id }, title }) => ({ id, title })),
          { id: 'history', title: shared('history') },
        ]}
        current={tab}
        onChoose={setTab}
      >
        {/* Hidden, not gone: what was typed stays. */}
        <fieldset disabled={!mayChange} hidden={tab !== 'details'} className="min-w-0">
          <CompanyFields readOnly={!mayChange} />
        </fieldset>
        {tab === 'users' && <CompanyPeople companyId={companyId} companyName={company.name} isActive={isActive} />}
        {shown.map(({ part }) => part.id === tab && <part.component key={part.id} companyId={companyId} />)}
        {tab === 'history' && <CompanyHistory companyId={companyId} />}
      </Tabs>
    </FormScreen>
  );
}
