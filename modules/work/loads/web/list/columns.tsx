import { Fragment, type ReactNode, useMemo } from 'react';
import { columnsOf } from '#platform/web/list/columns.ts';
import { useFormats } from '#platform/web/formats.ts';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { loadSortColumns } from '#modules/work/loads/queries.ts';
import { loadListTexts } from '#modules/work/loads/messages/list/index.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { LoadBadge } from '../badges.tsx';
import { shortName } from './short-name.ts';
import { useMoneyColumns } from './money-columns.tsx';
import type { AskDeed, LoadColumn, LoadListPart } from '../load-part.ts';
import { useSeesCustomers } from './use-side.ts';
import type { LoadRow } from '../calls.ts';
import { zonedTime } from './day-time.ts';

type Sort = (typeof loadSortColumns)[number];
const loadColumns = columnsOf<LoadRow, Sort>();
const none: readonly LoadColumn[] = [];

/**
 * The columns, in the order of what one looks for first; `parts` are those of the modules above. What a role may not see is
 * absent, its columns too.
 */
export function useLoadColumns(ask: AskDeed, parts: readonly LoadListPart[]): readonly LoadColumn[] {
  const b = useTexts(loadListTexts);
  const seesCustomers = useSeesCustomers();
  const trip = useTripColumns();
  // The parts are the same at every draw: the list is made for them.
  const placed = parts.map(({ columns }) => columns?.useColumns(ask) ?? none);
  const money = useMoneyColumns(seesCustomers);
  const more = useMoreColumns();
  return useMemo(
    () => {
      const { loadNumber, status, customerName, ...places } = trip;
      const customer = seesCustomers ? [customerName] : [];
      const deeds: LoadColumn = {
        id: 'deeds',
        title: b('rowActions'),
        card: 'action',
        hiddenByDefault: true,
        cell: (row) => parts.map(({ CardDeeds }, place) => CardDeeds && <CardDeeds key={place} row={row} ask={ask} />),
        value: () => '',
      };
      return [loadNumber, status, ...customer, ...Object.values(places), ...placed.flat(), deeds, ...money, ...more];
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- As many parts as ever, each with columns that it keeps.
    [trip, ...placed, money, more, seesCustomers, b, parts, ask],
  );
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
  const b = useTexts(loadListTexts);
  const formats = useFormats();
  return useMemo(() => {
    const short = (instant: string | null, timeZone: string, home: string) => (
      <span title={formats.moment(instant, timeZone)}>
        {zonedTime({ at: instant, zone: timeZone }, home, formats.shortMoment)}
      </span>
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
        cell: (row) => short(row.loadAt, row.loadZone, row.timeZone),
        value: (row) => row.loadAt,
      },
      tripUntil: {
        title: b('deliverBy'),
        hiddenByDefault: 'narrow',
        cell: (row) => short(row.tripUntil, row.untilZone, row.timeZone),
        value: (row) => row.tripUntil ?? '',
      },
    });
  }, [t, b, formats]);
}

/** What somebody wants to see now and then. */
function useMoreColumns(): readonly LoadColumn[] {
  const t = useTexts(loadDeskTexts);
  const b = useTexts(loadListTexts);
  const formats = useFormats();
  return useMemo(() => {
    const plain = (id: keyof LoadRow & string, title: string): LoadColumn => ({
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
          <span title={formats.moment(row.nextDueAt, row.nextZone)}>
            {zonedTime({ at: row.nextDueAt, zone: row.nextZone }, row.timeZone, formats.shortMoment)}
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
