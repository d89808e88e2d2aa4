import { type ReactNode, useMemo } from 'react';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { SupplierRow } from '#modules/parties/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { Ago } from '#platform/web/Ago.tsx';
import type { ApplicationState } from '#modules/parties/suppliers/status.ts';
import { suppliers, suppliersNoun } from '../calls.ts';
import { useSupplierColumns } from './columns.tsx';
import { supplierPath } from '../paths.ts';

const waiting = ['pending', 'infoRequested'] as const satisfies readonly ApplicationState[];
/** `/manageCarrierApproval`: what waits for a decision, the longest first. */
export function WaitingList(): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const all = useSupplierColumns();
  const columns = useMemo(() => {
    const waitsForColumn: typeof all.city = {
      id: 'waitsFor',
      title: t('waitsFor'),
      card: 'meta',
      cell: (row) =>
        waitsFor(row)
          .map((what) => t(what))
          .join(', '),
    };
    const waitingSince: typeof all.submittedAt = {
      ...all.submittedAt,
      title: t('waitingSince'),
      hiddenByDefault: false,
      card: 'subtitle',
      cell: (row) => <Ago at={row.waitingSince ?? row.submittedAt} />,
    };
    return [
      all.carrierName,
      all.tradeName,
      all.status,
      waitsForColumn,
      all.warnings,
      all.compliance,
      { ...all.gitCover, hiddenByDefault: 'narrow' as const },
      all.city,
      waitingSince,
    ];
  }, [all, t]);
  return (
    <ListScreen
      id="waiting"
      title={t('approvals')}
      channel={suppliersNoun}
      load={loadWaiting}
      columns={columns}
      rowId={(row) => row.keyIdentifier}
      rowPath={(row) => supplierPath(row.keyIdentifier)}
      searchIn={t('supplierSearch')}
      tabs={{ filter: 'status', many: true, options: titled(t, 'status_', waiting) }}
      filters={[
        { id: 'certificateToReview', kind: 'flag', title: t('certificateToReview') },
        { id: 'isTrasporter', kind: 'flag', title: t('transportersOnly') },
      ]}
      emptyHint={t('nothingWaits')}
    />
  );
}

/** What somebody must decide on. */
function waitsFor({ status, certificateToReview, bankToReview }: SupplierRow) {
  return [
    ...(waiting.some((state) => state === status) ? (['waitsApplication'] as const) : []),
    ...(certificateToReview ? (['waitsCertificate'] as const) : []),
    ...(bankToReview ? (['waitsBank'] as const) : []),
  ];
}

/** Applications, certificates and bank details wait; without a chosen order the oldest comes first. */
const loadWaiting: typeof suppliers.getAllCarriersByClientName = (query, options) =>
  suppliers.getAllCarriersByClientName(
    { isWaiting: true, ...(query.sort === undefined && { sort: 'submittedAt', descending: false }), ...query },
    options,
  );
