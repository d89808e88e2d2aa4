import { useMemo } from 'react';
import { columnsOf } from '#platform/web/list/columns.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { loadSortColumns } from '../contract.ts';
import { loadDeskTexts } from '../messages/desk/index.ts';
import { LoadBadge, TroubleBadge } from './badges.tsx';
import type { LoadRow } from './calls.ts';

const loadColumns = columnsOf<LoadRow, (typeof loadSortColumns)[number]>();

/** The columns, in the order of what one looks for first. What a role may not see is absent from the rows, and stays empty. */
export function useLoadColumns() {
  const [trip, money] = [useTripColumns(), useMoneyColumns()];
  return useMemo(() => [...Object.values(trip), ...Object.values(money)], [trip, money]);
}

/** Which load, for whom, from where to where, and who carries it. */
function useTripColumns() {
  const t = useTexts(loadDeskTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      loadColumns({
        loadNumber: {
          id: 'loadNumber',
          title: t('loadNumber'),
          sort: 'loadNumber',
          card: 'title',
          cell: (row) => row.loadNumber,
        },
        status: {
          id: 'status',
          title: t('status'),
          sort: 'status',
          card: 'badge',
          cell: (row) => <LoadBadge state={row.status} />,
          value: (row) => t(`status_${row.status}`),
        },
        customerName: {
          id: 'customerName',
          title: t('customer'),
          card: 'subtitle',
          cell: (row) => row.customerName ?? '',
        },
        route: {
          id: 'route',
          title: t('route'),
          card: 'meta',
          cell: (row) => [row.origin, row.destination].filter(Boolean).join(' → '),
        },
        loadAt: {
          id: 'loadAt',
          title: t('loading'),
          sort: 'loadAt',
          card: 'meta',
          cell: (row) => <span title={formats.moment(row.loadAt)}>{formats.shortMoment(row.loadAt)}</span>,
          value: (row) => row.loadAt,
        },
        supplierName: {
          id: 'supplierName',
          title: t('supplier'),
          cell: (row) => row.supplierName ?? (row.isOwnFleet ? t('ownFleet') : ''),
        },
        registrationNumber: {
          id: 'registrationNumber',
          title: t('vehicle'),
          card: 'meta',
          cell: (row) => row.registrationNumber,
        },
        driverName: {
          id: 'driverName',
          title: t('driver'),
          // Who plans looks for the vehicle; the driver is on the load's page.
          hiddenByDefault: true,
          cell: (row) => row.driverName,
        },
      }),
    [t, formats],
  );
}

/** What is wrong with it, and what it brings. */
function useMoneyColumns() {
  const t = useTexts(loadDeskTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      loadColumns({
        trouble: {
          id: 'trouble',
          title: t('attention'),
          card: 'meta',
          cell: (row) => <TroubleBadge of={row} />,
          value: (row) => (row.isLate ? row.lateMinutes : row.holds.join(', ')),
        },
        sell: {
          id: 'sell',
          title: t('sell'),
          align: 'right',
          hiddenByDefault: 'narrow',
          cell: (row) => (row.sell === undefined ? '' : formats.wholeMoney(row.sell)),
          value: (row) => row.sell ?? '',
        },
        buy: {
          id: 'buy',
          title: t('buy'),
          align: 'right',
          hiddenByDefault: true,
          cell: (row) => formats.wholeMoney(row.buy),
          value: (row) => row.buy,
        },
        marginPercent: {
          id: 'marginPercent',
          title: t('marginPercent'),
          align: 'right',
          hiddenByDefault: true,
          cell: (row) => (typeof row.marginPercent === 'number' ? formats.percent(row.marginPercent) : ''),
          value: (row) => row.marginPercent ?? '',
        },
        podStatus: {
          id: 'podStatus',
          title: t('pod'),
          hiddenByDefault: true,
          cell: (row) => t(`pod_${row.podStatus}`),
        },
        orderNumbers: {
          id: 'orderNumbers',
          title: t('orderNumbers'),
          hiddenByDefault: true,
          cell: (row) => row.orderNumbers.join(', '),
        },
        commodityName: {
          id: 'commodityName',
          title: t('commodity'),
          hiddenByDefault: true,
          cell: (row) => row.commodityName,
        },
      }),
    [t, formats],
  );
}
