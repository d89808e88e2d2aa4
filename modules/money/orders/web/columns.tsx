import { useMemo } from 'react';
import { is } from '#platform/machine.ts';
import { Ago } from '#platform/web/Ago.tsx';
import { today, useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import type { OrderRow, orderSorts } from '../answers.ts';
import { type OrderKind, lifeOfKind, stateInForce } from '../status.ts';
import { OrderBadge, useOrderWords } from './words.tsx';

const orderColumns = columnsOf<OrderRow, (typeof orderSorts)[number]>();

/** Which order, of whom, for whom, what it costs, and how much of it came. */
export function useOrderColumns(kind: OrderKind) {
  const [what, amounts] = [useWhatColumns(kind), useAmountColumns(kind)];
  return useMemo(() => {
    // Between centres there is no supplier, and no invoice.
    const { supplierName, performingCentreName, ...about } = what;
    const { number, status, ...rest } = about;
    const { invoicedShare, gross, receivedShare, updatedAt } = amounts;
    return kind === 'internal'
      ? [number, status, performingCentreName, ...Object.values(rest), gross, receivedShare, updatedAt]
      : [number, status, supplierName, ...Object.values(rest), gross, receivedShare, invoicedShare, updatedAt];
  }, [what, amounts, kind]);
}

/** A day by which an awaited order should have come, and did not. */
export function isLate({
  requiredBy,
  ...order
}: Pick<OrderRow, 'kind' | 'status' | 'inForce' | 'requiredBy'>): boolean {
  return is(lifeOfKind(order.kind), stateInForce(order), 'awaited') && requiredBy !== null && requiredBy < today();
}

function useWhatColumns(kind: OrderKind) {
  const t = useOrderWords(kind);
  const formats = useFormats();
  return useMemo(
    () =>
      orderColumns({
        number: { title: t('number'), sort: 'number', card: 'title', cell: (row) => row.number },
        status: {
          title: t('status'),
          card: 'badge',
          cell: (row) => <OrderBadge of={row} />,
          value: (row) =>
            [row.status, ...(row.inForce ? [row.inForce] : [])].map((each) => t(`status_${each}`)).join(' · '),
        },
        supplierName: { title: t('supplier'), card: 'subtitle', cell: (row) => row.supplierName },
        performingCentreName: {
          title: t('performingCentre'),
          card: 'subtitle',
          cell: (row) => row.performingCentreName,
        },
        orderTypeName: { title: t('orderType'), hiddenByDefault: 'narrow', cell: (row) => row.orderTypeName },
        profitCentreName: {
          title: t('profitCentre'),
          ...(kind !== 'service' && { card: 'meta' as const }),
          cell: (row) => row.profitCentreName,
        },
        registrationNumber: {
          title: t('vehicle'),
          ...(kind === 'service' ? { card: 'meta' as const } : { hiddenByDefault: 'narrow' as const }),
          cell: (row) => row.registrationNumber,
        },
        requesterName: { title: t('requester'), hiddenByDefault: true, cell: (row) => row.requesterName },
        requiredBy: {
          title: t('requiredBy'),
          sort: 'requiredBy',
          card: 'meta',
          cell: (row) => (
            <span className={isLate(row) ? 'font-medium text-danger' : undefined}>
              {formats.date(row.requiredBy)}
              {isLate(row) && <span className="sr-only"> {t('late')}</span>}
            </span>
          ),
          value: (row) => row.requiredBy ?? '',
        },
      }),
    [t, formats, kind],
  );
}

function useAmountColumns(kind: OrderKind) {
  const t = useOrderWords(kind);
  const formats = useFormats();
  return useMemo(
    () =>
      orderColumns({
        gross: {
          title: t('gross'),
          align: 'right',
          card: 'meta',
          cell: (row) => formats.wholeMoney(row.gross, row.currency),
          value: (row) => row.gross,
        },
        receivedShare: {
          title: t('received'),
          align: 'right',
          cell: (row) => formats.percent(row.receivedShare),
          value: (row) => row.receivedShare,
        },
        invoicedShare: {
          title: t('invoiced'),
          align: 'right',
          hiddenByDefault: 'narrow',
          cell: (row) => formats.percent(row.invoicedShare),
          value: (row) => row.invoicedShare,
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
