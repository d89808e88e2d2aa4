import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { phoneText } from '#platform/phone-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { usePapers } from '#platform/web/record/PaperBadge.tsx';
import { useWords } from '#platform/web/words.ts';
import { supplierSource } from '#modules/suppliers/web/desk.ts';
import { availabilities, driverPapers, type DriverRow, licenceCodes, mobileStates } from '../contract.ts';
import { driverTexts } from '../messages/index.ts';
import { driverDesk } from './desk.ts';

const expiries = (row: DriverRow) => driverPapers.map((paper) => row[paper]);

/** `/drivers` */
export function DriverList(): ReactNode {
  const { t, option, options } = useWords(driverTexts);
  const formats = useFormats();
  const papers = usePapers(expiries);
  const permit = (row: DriverRow) =>
    [row.prdpGoods && 'G', row.prdpPassengers && 'P', row.prdpDangerousGoods && 'D'].filter(Boolean).join(' ');
  return (
    <MasterList
      of={driverDesk}
      columns={[
        { id: 'idNumber', title: t('idNumber'), hiddenByDefault: true, cell: (row) => row.idNumber },
        {
          id: 'mobile',
          title: t('mobile'),
          card: 'meta',
          cell: (row) => <Mobile row={row} />,
          value: (row) => row.mobile,
        },
        {
          id: 'mobileState',
          title: t('mobileState'),
          hiddenByDefault: true,
          cell: (row) => (row.mobile ? option('mobileState', row.isMobileVerified ? 'verified' : 'unverified') : ''),
        },
        {
          id: 'supplierId',
          title: t('supplierId'),
          card: 'meta',
          cell: (row) => row.supplierName ?? t('own'),
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
        {
          id: 'medicalExpiry',
          title: t('medicalExpiry'),
          hiddenByDefault: true,
          cell: (row) => formats.date(row.medicalExpiry),
          value: (row) => row.medicalExpiry,
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
        { id: 'mobileState', kind: 'one', title: t('mobileState'), options: options('mobileState', mobileStates) },
        { id: 'prdpDangerousGoods', kind: 'flag', title: t('prdpDangerousGoods') },
        { id: 'supplierId', kind: 'searched', title: t('supplierId'), from: supplierSource },
      ]}
    />
  );
}

/** The number, and a mark where nobody has shown yet that it is the driver's. */
function Mobile({ row: { mobile, isMobileVerified } }: { readonly row: DriverRow }): ReactNode {
  const { option } = useWords(driverTexts);
  const label = option('mobileState', isMobileVerified ? 'verified' : 'unverified');
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      {phoneText(mobile)}
      {mobile !== '' && !isMobileVerified && (
        <CircleAlert size={14} role="img" aria-label={label} className="text-warn" />
      )}
    </span>
  );
}
