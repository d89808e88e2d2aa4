import { type ReactNode, useMemo } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { tenderDeskTexts } from '../messages/desk/index.ts';
import { offer } from '../status.ts';
import { Clock, OfferBadge } from './badges.tsx';
import { type Offer, tenders, tendersNoun } from './calls.ts';
import { offerPath } from './paths.ts';

const offerColumns = columnsOf<Offer, 'createdAt' | 'expiresAt'>();
const chips = ['open', 'countered', 'won', 'over'] as const;

function useOfferColumns() {
  const t = useTexts(tenderDeskTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      Object.values(
        offerColumns({
          loadNumber: { title: t('load'), card: 'title', cell: (row) => row.loadNumber },
          status: {
            title: t('status'),
            card: 'badge',
            cell: (row) => <OfferBadge state={row.status} />,
            value: (row) => t(`status_${row.status}`),
          },
          route: {
            title: t('route'),
            card: 'subtitle',
            cell: ({ load }) => [load.origin, load.destination].filter(Boolean).join(' → '),
          },
          loadAt: {
            title: t('loading'),
            card: 'meta',
            cell: ({ load }) => <span title={formats.moment(load.loadAt)}>{formats.shortMoment(load.loadAt)}</span>,
            value: ({ load }) => load.loadAt,
          },
          supplierName: { title: t('supplier'), card: 'meta', cell: (row) => row.supplierName },
          clock: {
            title: t('clock'),
            sort: 'expiresAt',
            align: 'right',
            card: 'meta',
            cell: (row) => <Clock of={row} />,
            value: (row) => row.expiresAt ?? '',
          },
          buyAmount: {
            title: t('offered'),
            align: 'right',
            card: 'meta',
            cell: (row) => formats.wholeMoney(row.agreedAmount ?? row.buyAmount),
            value: (row) => row.agreedAmount ?? row.buyAmount,
          },
          counterAmount: {
            title: t('asked'),
            align: 'right',
            cell: (row) => (row.counterAmount === null ? '' : formats.wholeMoney(row.counterAmount)),
            value: (row) => row.counterAmount ?? '',
          },
          equipment: { title: t('equipment'), hiddenByDefault: true, cell: ({ load }) => load.equipment },
        }),
      ),
    [t, formats],
  );
}

/** `/loadtenders`: every offer; of a supplier's own people theirs, with what waits for an answer first. */
export function OfferList(): ReactNode {
  const t = useTexts(tenderDeskTexts);
  return (
    <ListScreen
      id="loadTenders"
      title={t('offers')}
      channel={tendersNoun}
      load={tenders.getLoadTenders}
      columns={useOfferColumns()}
      rowId={(row) => row.id}
      rowPath={(row) => offerPath(row.id)}
      searchIn={t('offerSearch')}
      tabs={{ filter: 'chip', options: titled(t, 'chip_', chips) }}
      filters={[{ id: 'status', kind: 'many', title: t('status'), options: titled(t, 'status_', offer.states) }]}
      emptyHint={t('offersEmpty')}
    />
  );
}
