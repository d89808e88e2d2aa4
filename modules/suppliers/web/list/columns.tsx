import { useMemo } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import type { Column } from '#platform/web/list/columns.ts';
import { WarningCount } from '#platform/web/list/WarningCount.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { SupplierRow, supplierSortColumns } from '#modules/suppliers/contract.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { Ago } from '#platform/web/Ago.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { ApplicationBadge, ComplianceBadge, useComplianceWords } from '../StatusWords.tsx';

type SupplierColumn = Column<SupplierRow, (typeof supplierSortColumns)[number]>;

/** The columns of a list of suppliers, in the order of what one looks for first. */
export function useSupplierColumns(): readonly SupplierColumn[] {
  const t = useTexts(supplierDeskTexts);
  const field = useTexts(registrationTexts);
  const shared = useTexts(publicTexts);
  const formats = useFormats();
  const compliance = useComplianceWords();
  return useMemo<readonly SupplierColumn[]>(() => {
    return [
      {
        id: 'carrierName',
        title: t('supplier'),
        sort: 'carrierName',
        card: 'title',
        cell: (row) => row.carrierName,
      },
      {
        id: 'tradeName',
        title: field('tradeName'),
        sort: 'tradeName',
        card: 'subtitle',
        hiddenByDefault: true,
        cell: (row) => row.tradeName,
      },
      { id: 'vendorNumber', title: t('vendorNo'), sort: 'vendorNumber', cell: (row) => row.vendorNumber },
      {
        id: 'status',
        title: t('status'),
        sort: 'status',
        card: 'badge',
        cell: (row) => <ApplicationBadge status={row.status} />,
        value: (row) => t(`status_${row.status}`),
      },
      {
        id: 'compliance',
        title: t('compliance'),
        card: 'meta',
        cell: (row) => <ComplianceBadge of={row} />,
        value: (row) => compliance(row),
      },
      {
        id: 'gitCover',
        title: field('gitCover'),
        sort: 'gitCover',
        align: 'right',
        card: 'meta',
        cell: (row) => (row.gitCover > 0 ? formats.money(row.gitCover) : ''),
        value: (row) => row.gitCover,
      },
      {
        id: 'gitTo',
        title: t('coverEnds'),
        sort: 'gitTo',
        // The compliance says it in words.
        hiddenByDefault: true,
        cell: (row) => formats.date(row.gitTo),
        value: (row) => row.gitTo ?? '',
      },
      {
        id: 'warnings',
        title: t('warnings'),
        align: 'right',
        cell: ({ warnings }) => <WarningCount count={warnings} label={t('warningCount', { count: warnings })} />,
        value: (row) => row.warnings,
      },
      { id: 'city', title: t('city'), hiddenByDefault: true, cell: (row) => row.city },
      {
        id: 'updatedAt',
        title: t('changed'),
        sort: 'updatedAt',
        hiddenByDefault: 'narrow',
        cell: (row) => <Ago at={row.updatedAt} />,
        value: (row) => new Date(row.updatedAt),
      },
      {
        id: 'submittedAt',
        title: t('submitted'),
        sort: 'submittedAt',
        hiddenByDefault: true,
        cell: (row) => formats.moment(row.submittedAt),
        value: (row) => new Date(row.submittedAt),
      },
      {
        id: 'isTrasporter',
        title: t('transporter'),
        hiddenByDefault: true,
        cell: (row) => shared(row.isTrasporter ? 'yes' : 'no'),
      },
      {
        id: 'tenderLoadMethod',
        title: t('tender'),
        hiddenByDefault: true,
        cell: (row) =>
          row.isTrasporter ? t(row.tenderLoadMethod === 'integration' ? 'byIntegration' : 'byEmail') : '',
      },
      {
        id: 'payableRateInPercentage',
        title: field('payableRate'),
        align: 'right',
        hiddenByDefault: true,
        cell: (row) => formats.percent(row.payableRateInPercentage),
        value: (row) => row.payableRateInPercentage,
      },
      { id: 'accountNumber', title: t('accountNo'), hiddenByDefault: true, cell: (row) => row.accountNumber },
      { id: 'region', title: field('region'), hiddenByDefault: true, cell: (row) => row.region },
      { id: 'email', title: field('email'), hiddenByDefault: true, cell: (row) => row.email },
    ];
  }, [t, field, shared, formats, compliance]);
}
