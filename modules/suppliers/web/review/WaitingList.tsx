import { type ReactNode, useMemo } from 'react';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { SupplierRow } from '#modules/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { Ago } from '#platform/web/Ago.tsx';
import { suppliers, suppliersNoun } from '../calls.ts';
import { useSupplierColumns } from '../list/columns.tsx';
import { supplierPath } from '../paths.ts';

const waiting = ['pending', 'infoRequested'] as const;
const shown = ['carrierName', 'tradeName', 'status'];
const shownAfter = ['warnings', 'compliance', 'gitCover', 'city'];

/** `/manageCarrierApproval`: what waits for a decision, the longest first. */
export function WaitingList(): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const all = useSupplierColumns();
  const columns = useMemo(() => {
    const submitted = all
      .filter(({ id }) => id === 'submittedAt')
      .map((column) => ({
        ...column,
        title: t('waitingSince'),
        hiddenByDefault: false,
        card: 'subtitle' as const,
        cell: (row: SupplierRow) => <Ago at={row.waitingSince ?? row.submittedAt} />,
      }));
    const named = (ids: readonly string[]) => ids.flatMap((id) => all.find((column) => column.id === id) ?? []);
    return [
      ...named(shown),
      {
        id: 'waitsFor',
        title: t('waitsFor'),
        card: 'meta' as const,
        cell: (row: SupplierRow) =>
          waitsFor(row)
            .map((what) => t(what))
            .join(', '),
      },
      ...named(shownAfter).map((column) =>
        column.id === 'gitCover' ? { ...column, hiddenByDefault: 'narrow' as const } : column,
      ),
      ...submitted,
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
      tabs={{ filter: 'status', many: true, options: waiting.map((value) => ({ value, title: t(`status_${value}`) })) }}
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
