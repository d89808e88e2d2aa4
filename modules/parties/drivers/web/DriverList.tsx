import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { phoneText } from '#platform/phone-text.ts';
import { useFieldColumns } from '#platform/web/master-data/columns.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { usePapers } from '#platform/web/record/PaperBadge.tsx';
import { useWords } from '#platform/web/words.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import { driverPapers, type DriverRow, mobileStates } from '../contract.ts';
import { driverTexts } from '../messages/index.ts';
import { papersLacking } from '../rules.ts';
import { driverDesk } from './desk.ts';

const expiries = (row: DriverRow) => driverPapers.map((paper) => row[paper]);

/** `/drivers` */
export function DriverList(): ReactNode {
  const { t, option, options } = useWords(driverTexts);
  const column = useFieldColumns(driverDesk);
  const papers = usePapers(expiries, papersLacking);
  const permit = (row: DriverRow) =>
    [row.prdpGoods && 'G', row.prdpPassengers && 'P', row.prdpDangerousGoods && 'D'].filter(Boolean).join(' ');
  return (
    <MasterList
      of={driverDesk}
      columns={[
        column.text('idNumber', { hiddenByDefault: true }),
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
        column.text('licenceCode', { hiddenByDefault: 'narrow' }),
        { id: 'prdp', title: t('prdp'), hiddenByDefault: 'narrow', cell: permit },
        papers.column,
        column.text('licenceExpiry', { hiddenByDefault: true, value: (row) => row.licenceExpiry }),
        column.text('prdpExpiry', { hiddenByDefault: true, value: (row) => row.prdpExpiry }),
        column.text('medicalExpiry', { hiddenByDefault: true, value: (row) => row.medicalExpiry }),
        column.stage({ onLeave: 'plain', suspended: 'danger', left: 'warn' }),
      ]}
      filters={[
        papers.filter,
        column.filter('availability'),
        column.filter('licenceCode'),
        { id: 'mobileState', kind: 'one', title: t('mobileState'), options: options('mobileState', mobileStates) },
        column.flag('prdpDangerousGoods'),
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
