import { Fragment, type ReactNode, useMemo } from 'react';
import { type Column, columnsOf } from '#platform/web/list/columns.ts';
import { useFormats } from '#platform/web/formats.ts';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { loadSortColumns } from '../queries.ts';
import { loadBoardTexts } from '../messages/board/index.ts';
import { loadDeskTexts } from '../messages/desk/index.ts';
import { LoadBadge } from './badges.tsx';
import { CarrierCell, CarrierWords, shortName } from './board/CarrierCell.tsx';
import { EtaCell, EtaWords } from './board/EtaCell.tsx';
import { useMoneyColumns } from './board/money-columns.tsx';
import { CardDeeds, NewsCell } from './board/NewsCell.tsx';
import type { AskDeed } from './board/row-deeds.ts';
import { useSeesCustomers } from './board/use-side.ts';
import type { LoadRow } from './calls.ts';
import { dayAndTime } from './board/day-time.ts';

type Sort = (typeof loadSortColumns)[number];
const loadColumns = columnsOf<LoadRow, Sort>();

/** The columns, in the order of what one looks for first. What a role may not see is absent, its columns too. */
export function useLoadColumns(ask: AskDeed): readonly Column<LoadRow, Sort>[] {
  const seesCustomers = useSeesCustomers();
  const trip = useTripColumns();
  const road = useRoadColumns(ask);
  const money = useMoneyColumns(seesCustomers);
  const more = useMoreColumns();
  return useMemo(() => {
    const { loadNumber, status, customerName, ...places } = trip;
    const customer = seesCustomers ? [customerName] : [];
    return [loadNumber, status, ...customer, ...Object.values(places), ...Object.values(road), ...money, ...more];
  }, [trip, road, money, more, seesCustomers]);
}

/** A hold stands in the place of the status: one thing a row, the gravest. */
function StatusCell({ row }: { readonly row: LoadRow }): ReactNode {
  const t = useTexts(loadDeskTexts);
  const [hold] = row.holds;
  const isOver = row.status === 'CLOSED' || row.status === 'CANCELLED';
  if (!hold || isOver) return <LoadBadge state={row.status} />;
  return (
    <span title={t(`status_${row.status}`)}>
      <StatusBadge tone="danger">{t(`hold_${hold}`)}</StatusBadge>
    </span>
  );
}

/** Where there is no room for both names both are cut: whence alone says little. */
function Route({ of: { origin, destination } }: { readonly of: LoadRow }): ReactNode {
  const words = [origin, destination].filter(Boolean);
  return (
    <span className="flex gap-1" title={words.join(' → ')}>
      {words.map((name, place) => (
        <Fragment key={place}>
          {place > 0 && <span>→</span>}
          <span className="line-clamp-1 min-w-6 break-all">{name}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** Which load, for whom, from where to where and when. */
function useTripColumns() {
  const t = useTexts(loadDeskTexts);
  const b = useTexts(loadBoardTexts);
  const formats = useFormats();
  return useMemo(() => {
    const short = (instant: string | null, timeZone: string) => (
      <span title={formats.moment(instant, timeZone)}>{dayAndTime(instant, timeZone, formats.shortMoment)}</span>
    );
    return loadColumns({
      loadNumber: { title: t('loadNumber'), sort: 'loadNumber', card: 'title', cell: (row) => row.loadNumber },
      status: {
        title: t('status'),
        sort: 'status',
        card: 'badge',
        cell: (row) => <StatusCell row={row} />,
        value: (row) => t(`status_${row.status}`),
      },
      customerName: {
        title: t('customer'),
        card: 'subtitle',
        cell: (row) => <span title={row.customerName}>{shortName(row.customerName ?? '')}</span>,
        value: (row) => row.customerName ?? '',
      },
      route: {
        title: t('route'),
        card: 'meta',
        cell: (row) => <Route of={row} />,
        value: (row) => [row.origin, row.destination].filter(Boolean).join(' → '),
      },
      loadAt: {
        title: b('pickup'),
        sort: 'loadAt',
        card: 'meta',
        cell: (row) => short(row.loadAt, row.timeZone),
        value: (row) => row.loadAt,
      },
      tripUntil: {
        title: b('deliverBy'),
        hiddenByDefault: 'narrow',
        cell: (row) => short(row.tripUntil, row.timeZone),
        value: (row) => row.tripUntil ?? '',
      },
    });
  }, [t, b, formats]);
}

/** Who carries it, and how it goes; what can be done from the row is done there. */
function useRoadColumns(ask: AskDeed) {
  const b = useTexts(loadBoardTexts);
  const t = useTexts(loadDeskTexts);
  return useMemo(
    () =>
      loadColumns({
        carrier: {
          title: b('carrier'),
          cell: (row) => <CarrierCell row={row} ask={ask} />,
          value: (row) =>
            [row.supplierName ?? (row.isOwnFleet ? t('ownFleet') : ''), row.registrationNumber, row.driverName]
              .filter(Boolean)
              .join(' · '),
        },
        carrierCard: {
          title: b('carrier'),
          card: 'meta',
          hiddenByDefault: true,
          cell: (row) => <CarrierWords row={row} />,
          value: (row) => row.registrationNumber,
        },
        eta: { title: b('eta'), cell: (row) => <EtaCell row={row} />, value: (row) => row.eta ?? '' },
        etaCard: {
          title: b('eta'),
          card: 'meta',
          hiddenByDefault: true,
          cell: (row) => <EtaWords row={row} />,
          value: (row) => row.lateMinutes,
        },
        lastEventAt: {
          title: b('lastNews'),
          hiddenByDefault: 'narrow',
          cell: (row) => <NewsCell row={row} ask={ask} />,
          value: (row) => row.lastEventAt ?? '',
        },
        deeds: {
          title: b('rowActions'),
          card: 'action',
          hiddenByDefault: true,
          cell: (row) => <CardDeeds row={row} ask={ask} />,
          value: () => '',
        },
      }),
    [b, t, ask],
  );
}

/** What somebody wants to see now and then. */
function useMoreColumns(): readonly Column<LoadRow, Sort>[] {
  const t = useTexts(loadDeskTexts);
  const b = useTexts(loadBoardTexts);
  const formats = useFormats();
  return useMemo(() => {
    const plain = (id: keyof LoadRow & string, title: string): Column<LoadRow, Sort> => ({
      id,
      title,
      hiddenByDefault: true,
      cell: (row) => String(row[id] ?? ''),
    });
    return [
      {
        ...plain('orderNumbers', t('orderNumbers')),
        cell: (row) => row.orderNumbers.join(', '),
      },
      plain('supplierReference', b('supplierReference')),
      {
        ...plain('supplierName', t('supplier')),
        cell: (row) => row.supplierName ?? (row.isOwnFleet ? t('ownFleet') : ''),
      },
      plain('registrationNumber', t('vehicle')),
      {
        ...plain('trailer1RegNumber', b('trailers')),
        cell: (row) => [row.trailer1RegNumber, row.trailer2RegNumber].filter(Boolean).join(' + '),
      },
      plain('driverName', t('driver')),
      plain('nextStop', b('nextStop')),
      {
        ...plain('nextDueAt', b('nextDue')),
        cell: (row) => (
          <span title={formats.moment(row.nextDueAt, row.timeZone)}>
            {formats.shortMoment(row.nextDueAt, row.timeZone)}
          </span>
        ),
        value: (row) => row.nextDueAt ?? '',
      },
      {
        ...plain('lateMinutes', b('lateness')),
        align: 'right',
        cell: (row) => (row.isLate ? row.lateMinutes : ''),
      },
      { ...plain('massKg', b('mass')), align: 'right', cell: (row) => row.massKg ?? '' },
      plain('commodityName', t('commodity')),
      plain('equipmentName', b('equipmentName')),
      plain('orderTypeName', t('orderType')),
    ];
  }, [t, b, formats]);
}
