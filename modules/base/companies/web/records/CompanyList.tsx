import { type ReactNode, useMemo } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { recordTexts } from '#platform/messages/records/index.ts';
import { Ago } from '#platform/web/Ago.tsx';
import type { Column } from '#platform/web/list/columns.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { useWords } from '#platform/web/words.ts';
import type { CompanyRow, companySortColumns } from '#modules/base/companies/contract.ts';
import { licenceTypes } from '#modules/base/companies/fields.ts';
import { companyRecordTexts } from '#modules/base/companies/messages/records/index.ts';
import { companies, companiesNoun, useMay } from './calls.ts';
import { companyPath, newCompany } from './paths.ts';

/** `/viewCompanies/{id}`: the freight companies of the partition, and those that they work with. */
export function CompanyList(): ReactNode {
  const { t, options } = useWords(companyRecordTexts);
  const shared = useTexts(recordTexts);
  const columns = useCompanyColumns();
  const mayCreate = useMay('postCompany');
  return (
    <ListScreen
      id="companies"
      title={t('companies')}
      channel={companiesNoun}
      load={companies.getCompanies}
      columns={columns}
      rowId={(row) => row.companyId}
      rowPath={(row) => companyPath(row.name)}
      searchIn={t('searchIn')}
      tabs={{
        filter: 'status',
        options: (['active', 'inactive'] as const).map((value) => ({ value, title: shared(value) })),
      }}
      filters={[
        { id: 'licenceType', kind: 'many', title: t('licenceType'), options: options('licenceType', licenceTypes) },
        { id: 'isClient', kind: 'flag', title: t('isClient_true') },
      ]}
      newPath={mayCreate ? companyPath(newCompany) : undefined}
      newTitle={t('newCompany')}
      emptyHint={t('companiesEmpty')}
    />
  );
}

function useCompanyColumns(): readonly Column<CompanyRow, (typeof companySortColumns)[number]>[] {
  const { t, option } = useWords(companyRecordTexts);
  const shared = useTexts(recordTexts);
  const formats = useFormats();
  return useMemo(
    () => [
      { id: 'name', title: t('name'), sort: 'name', card: 'title', cell: (row) => row.name },
      { id: 'tradeName', title: t('tradeName'), card: 'subtitle', cell: (row) => row.tradeName },
      { id: 'registrationNumber', title: t('registrationNumber'), cell: (row) => row.registrationNumber },
      { id: 'vatNo', title: t('vatNo'), cell: (row) => row.vatNo },
      {
        id: 'licenceType',
        title: t('licenceType'),
        card: 'meta',
        cell: (row) => option('licenceType', row.licenceType),
      },
      { id: 'users', title: t('users'), align: 'right', cell: (row) => row.users },
      {
        id: 'status',
        title: shared('status'),
        card: 'badge',
        // Most are active: only the exception draws the eye.
        cell: ({ isActive }) =>
          isActive ? (
            <span className="text-muted">{shared('active')}</span>
          ) : (
            <StatusBadge tone="warn">{shared('inactive')}</StatusBadge>
          ),
        value: ({ isActive }) => shared(isActive ? 'active' : 'inactive'),
      },
      {
        id: 'lastActivityAt',
        title: t('lastActivity'),
        cell: (row) =>
          row.lastActivityAt ? <Ago at={row.lastActivityAt} /> : <span className="text-muted">{t('never')}</span>,
        value: (row) => (row.lastActivityAt ? new Date(row.lastActivityAt) : ''),
      },
      {
        id: 'isClient',
        title: t('isClient'),
        card: 'meta',
        hiddenByDefault: true,
        cell: (row) => option('isClient', String(row.isClient)),
      },
      { id: 'city', title: t('city'), hiddenByDefault: true, cell: (row) => row.city },
      {
        id: 'country',
        title: t('country'),
        hiddenByDefault: true,
        cell: (row) => formats.country(row.country),
        value: (row) => row.country,
      },
      {
        id: 'globalLocationNumber',
        title: t('globalLocationNumber'),
        hiddenByDefault: true,
        cell: (row) => row.globalLocationNumber,
      },
      { id: 'contactName', title: t('contactName'), hiddenByDefault: true, cell: (row) => row.contactName },
      {
        id: 'modifiedAt',
        title: shared('updatedAt'),
        sort: 'modifiedAt',
        hiddenByDefault: true,
        cell: ({ modifiedAt }) => <Ago at={modifiedAt} />,
        value: ({ modifiedAt }) => new Date(modifiedAt),
      },
    ],
    [t, option, shared, formats],
  );
}
