import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { usePapers } from '#platform/web/record/PaperBadge.tsx';
import { useWords } from '#platform/web/words.ts';
import { supplierChoices, supplierSource } from '#modules/suppliers/web/desk.ts';
import { availabilities, driverPapers, type DriverRow, licenceCodes } from '../contract.ts';
import { driverTexts } from '../messages/index.ts';
import { driverDesk } from './desk.ts';

const expiries = (row: DriverRow) => driverPapers.map((paper) => row[paper]);

/** `/drivers` */
export function DriverList(): ReactNode {
  const { t, option, options } = useWords(driverTexts);
  const formats = useFormats();
  const { data: suppliers = [] } = useQuery(supplierChoices);
  const papers = usePapers(expiries);
  const permit = (row: DriverRow) =>
    [row.prdpGoods && 'G', row.prdpPassengers && 'P', row.prdpDangerousGoods && 'D'].filter(Boolean).join(' ');
  return (
    <MasterList
      of={driverDesk}
      texts={driverTexts}
      title={t('drivers')}
      newTitle={t('newDriver')}
      emptyHint={t('empty')}
      columns={[
        { id: 'idNumber', title: t('idNumber'), hiddenByDefault: true, cell: (row) => row.idNumber },
        { id: 'mobile', title: t('mobile'), card: 'meta', cell: (row) => row.mobile },
        {
          id: 'supplierId',
          title: t('supplierId'),
          card: 'meta',
          cell: (row) =>
            row.supplierId ? (suppliers.find(({ value }) => value === row.supplierId)?.label ?? '') : t('own'),
        },
        { id: 'licenceCode', title: t('licenceCode'), hiddenByDefault: 'narrow', cell: (row) => row.licenceCode },
        { id: 'prdp', title: t('prdp'), hiddenByDefault: 'narrow', cell: permit },
        papers.column,
        {
          id: 'licenceExpiry',
          title: t('licenceExpiry'),
          hiddenByDefault: true,
          cell: (row) => formats.date(row.licenceExpiry),
          value: (row) => row.licenceExpiry,
        },
        {
          id: 'prdpExpiry',
          title: t('prdpExpiry'),
          hiddenByDefault: true,
          cell: (row) => formats.date(row.prdpExpiry),
          value: (row) => row.prdpExpiry,
        },
        { id: 'availability', title: t('availability'), cell: (row) => option('availability', row.availability) },
      ]}
      filters={[
        papers.filter,
        {
          id: 'availability',
          kind: 'many',
          title: t('availability'),
          options: options('availability', availabilities),
        },
        {
          id: 'licenceCode',
          kind: 'many',
          title: t('licenceCode'),
          options: licenceCodes.map((code) => ({ value: code, title: code })),
        },
        { id: 'prdpDangerousGoods', kind: 'flag', title: t('prdpDangerousGoods') },
        { id: 'supplierId', kind: 'searched', title: t('supplierId'), from: supplierSource },
      ]}
    />
  );
}
