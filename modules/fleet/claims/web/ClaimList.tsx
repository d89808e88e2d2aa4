import { type ReactNode, useMemo } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { ClaimRow, claimSorts } from '../contract.ts';
import { claimDeskTexts } from '../messages/desk/index.ts';
import { claimLife, claimSides } from '../status.ts';
import { claims, claimsNoun, useMay } from './calls.ts';
import { claimPath, newClaimPath } from './paths.ts';
import { ClaimBadge, deadlineTone } from './words.tsx';

const claimColumns = columnsOf<ClaimRow, (typeof claimSorts)[number]>();

/** `/claims`: claims against suppliers and insurers, and by customers. */
export function ClaimList(): ReactNode {
  const t = useTexts(claimDeskTexts);
  const mayAdd = useMay('postClaim');
  const [what, figures] = [useWhatColumns(), useFigureColumns()];
  const columns = useMemo(() => [...Object.values(what), ...Object.values(figures)], [what, figures]);
  return (
    <ListScreen
      id="claims"
      title={t('title')}
      channel={claimsNoun}
      load={claims.getClaims}
      columns={columns}
      rowId={(row) => row.id}
      rowPath={(row) => claimPath(row.id)}
      searchIn={t('searchIn')}
      tabs={{ filter: 'status', many: true, options: titled(t, 'status_', claimLife.states) }}
      filters={[{ id: 'side', kind: 'many', title: t('side'), options: titled(t, 'side_', claimSides) }]}
      newPath={mayAdd ? newClaimPath : undefined}
      newTitle={t('newClaim')}
      emptyHint={t('empty')}
    />
  );
}

function useWhatColumns() {
  const t = useTexts(claimDeskTexts);
  return useMemo(
    () =>
      claimColumns({
        claimNo: { title: t('claimNo'), sort: 'claimNo', card: 'title', cell: (row) => row.claimNo },
        status: {
          title: t('status'),
          card: 'badge',
          cell: (row) => <ClaimBadge state={row.status} />,
          value: (row) => t(`status_${row.status}`),
        },
        side: { title: t('side'), card: 'meta', cell: (row) => t(`side_${row.side}`) },
        partyName: { title: t('party'), card: 'subtitle', cell: (row) => row.partyName },
        kind: { title: t('kind'), cell: (row) => t(`kind_${row.kind}`) },
        loadNumber: { title: t('load'), cell: (row) => row.loadNumber },
        incidentNo: { title: t('incident'), cell: (row) => row.incidentNo },
      }),
    [t],
  );
}

function useFigureColumns() {
  const t = useTexts(claimDeskTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      claimColumns({
        amount: {
          title: t('amount'),
          align: 'right',
          card: 'meta',
          cell: (row) => formats.money(row.amount, row.currency),
          value: (row) => row.amount,
        },
        reserve: {
          title: t('reserve'),
          align: 'right',
          hiddenByDefault: 'narrow',
          cell: (row) => formats.money(row.reserve, row.currency),
          value: (row) => row.reserve,
        },
        accepted: {
          title: t('accepted'),
          align: 'right',
          cell: (row) => (row.accepted === null ? '' : formats.money(row.accepted, row.currency)),
          value: (row) => row.accepted ?? '',
        },
        handInBy: {
          title: t('handInBy'),
          sort: 'handInBy',
          cell: (row) => (
            <span className={row.daysLeft === null ? undefined : deadlineTone(row.daysLeft)}>
              {formats.date(row.handInBy)}
            </span>
          ),
          value: (row) => row.handInBy ?? '',
        },
        missing: {
          title: t('missing'),
          align: 'right',
          cell: (row) => (row.missing === 0 ? '' : row.missing),
          value: (row) => row.missing,
        },
        updatedAt: {
          title: t('changed'),
          sort: 'updatedAt',
          hiddenByDefault: true,
          cell: (row) => <Ago at={row.updatedAt} />,
          value: (row) => new Date(row.updatedAt),
        },
      }),
    [t, formats],
  );
}
