import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { profitCentreDesk } from '#modules/base/profit-centres/web/desk.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import { vehicleDesk } from '#modules/parties/vehicles/web/desk.ts';
import { chipsOfKind } from '../answers.ts';
import { lifeOfKind, type OrderKind } from '../status.ts';
import { countsRead, desks, orderPath, orders, useMay } from './calls.ts';
import { useOrderColumns } from './columns.tsx';
import { useOrderWords } from './words.tsx';

const centreSource = masterChoices(profitCentreDesk);
const vehicleSource = masterChoices(vehicleDesk);

/** `/purchaseOrders`. */
export function PurchaseList(): ReactNode {
  return <OrderList kind="purchase" />;
}

/** `/ServiceOrders`. */
export function ServiceList(): ReactNode {
  return <OrderList kind="service" />;
}

/** `/InternalOrders`. */
export function InternalList(): ReactNode {
  return <OrderList kind="internal" />;
}

function OrderList({ kind }: { readonly kind: OrderKind }): ReactNode {
  const { noun, ops, newPath } = desks[kind];
  const t = useOrderWords(kind);
  const columns = useOrderColumns(kind);
  const { data: counts } = useQuery(countsRead(kind));
  const mayCapture = useMay(ops.post);
  return (
    <ListScreen
      id={noun}
      title={t('title')}
      channel={noun}
      load={orders[ops.list]}
      columns={columns}
      rowId={(row) => row.id}
      rowPath={(row) => orderPath(kind, row.id)}
      searchIn={t('searchIn')}
      tabs={{
        filter: 'chip',
        options: chipsOfKind[kind].map((value) => ({
          value,
          title: t(`chip_${value}`),
          count: counts?.[value],
          hint: counts?.[value] === null ? t('countFailed') : undefined,
        })),
      }}
      filters={[
        { id: 'status', kind: 'many', title: t('status'), options: titled(t, 'status_', lifeOfKind(kind).states) },
        kind === 'internal'
          ? { id: 'performingCentreId', kind: 'searched', title: t('performingCentre'), from: centreSource }
          : { id: 'supplierId', kind: 'searched', title: t('supplier'), from: supplierSource },
        { id: 'profitCentreId', kind: 'searched', title: t('profitCentre'), from: centreSource },
        { id: 'vehicleId', kind: 'searched', title: t('vehicle'), from: vehicleSource },
      ]}
      newPath={mayCapture ? newPath : undefined}
      newTitle={t('newOrder')}
      emptyHint={t('empty')}
    />
  );
}
