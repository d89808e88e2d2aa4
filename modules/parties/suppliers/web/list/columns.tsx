import { useMemo } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { useTexts } from '#platform/web/texts.ts';
import { usePartyColumns } from '#modules/parties/parties/web/desk.ts';
import type { SupplierRow, supplierSortColumns } from '#modules/parties/suppliers/contract.ts';
import { registrationTexts } from '#modules/parties/suppliers/messages/registration/index.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { useFormats } from '#platform/web/formats.ts';
import { ApplicationBadge, ComplianceBadge, useComplianceWords } from '../StateBadges.tsx';

const supplierColumns = columnsOf<SupplierRow, (typeof supplierSortColumns)[number]>();

/** Every column of a list of suppliers, in the order of what one looks for first. */
export function useSupplierColumns() {
  const t = useTexts(supplierDeskTexts);
  const field = useTexts(registrationTexts);
  const shared = useTexts(publicTexts);
  const formats = useFormats();
  const party = usePartyColumns();
  const cover = useCoverColumns();
  return useMemo(() => {
    return supplierColumns({
      carrierName: { title: t('supplier'), sort: 'carrierName', card: 'title', cell: (row) => row.carrierName },
      tradeName: { ...party.tradeName, sort: 'tradeName', card: 'subtitle', hiddenByDefault: true },
      vendorNumber: { title: t('vendorNo'), sort: 'vendorNumber', cell: (row) => row.vendorNumber },
      status: {
        title: t('status'),
        sort: 'status',
        card: 'badge',
        cell: (row) => <ApplicationBadge state={row.status} />,
        value: (row) => t(`status_${row.status}`),
      },
      ...cover,
      warnings: party.warnings,
      city: { ...party.city, title: t('city'), hiddenByDefault: true },
      updatedAt: { ...party.updatedAt, hiddenByDefault: 'narrow' },
      submittedAt: { ...party.submittedAt, hiddenByDefault: true },
      isTrasporter: {
        title: t('transporter'),
        hiddenByDefault: true,
        cell: (row) => shared(row.isTrasporter ? 'yes' : 'no'),
      },
      tenderLoadMethod: {
        title: t('tender'),
        hiddenByDefault: true,
        cell: (row) =>
          row.isTrasporter ? t(row.tenderLoadMethod === 'integration' ? 'byIntegration' : 'byEmail') : '',
      },
      payableRateInPercentage: {
        title: field('payableRate'),
        align: 'right',
        hiddenByDefault: true,
        cell: (row) => formats.percent(row.payableRateInPercentage),
        value: (row) => row.payableRateInPercentage,
      },
      accountNumber: { ...party.accountNumber, hiddenByDefault: true },
      region: { title: field('region'), hiddenByDefault: true, cell: (row) => row.region },
      email: { ...party.email, hiddenByDefault: true },
    });
  }, [t, field, shared, formats, party, cover]);
}

/** What a supplier is insured for, and until when. */
function useCoverColumns() {
  const t = useTexts(supplierDeskTexts);
  const field = useTexts(registrationTexts);
  const formats = useFormats();
  const compliance = useComplianceWords();
  return useMemo(() => {
    return supplierColumns({
      compliance: {
        title: t('compliance'),
        card: 'meta',
        cell: (row) => <ComplianceBadge of={row} />,
        value: (row) => compliance(row),
      },
      gitCover: {
        title: field('gitCover'),
        sort: 'gitCover',
        align: 'right',
        card: 'meta',
        cell: (row) => (row.gitCover > 0 ? formats.wholeMoney(row.gitCover) : ''),
        value: (row) => row.gitCover,
      },
      gitTo: {
        title: t('coverEnds'),
        sort: 'gitTo',
        // The compliance says it in words.
        hiddenByDefault: true,
        cell: (row) => formats.date(row.gitTo),
        value: (row) => row.gitTo ?? '',
      },
    });
  }, [t, field, formats, compliance]);
}
