import type { ReactNode } from 'react';
import { severalParted } from '#platform/import-field.ts';
import { useFieldColumns } from '#platform/web/master-data/columns.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { orderTypeDesk } from './desk.ts';

/** `/orderTypes` */
export function OrderTypeList(): ReactNode {
  const column = useFieldColumns(orderTypeDesk);
  return (
    <MasterList
      of={orderTypeDesk}
      columns={[
        column.text('module', { card: 'meta' }),
        column.text('numberPrefix'),
        column.text('billingMode'),
        column.money('requiresApprovalAbove'),
        column.text('equipmentTypeIds', {
          hiddenByDefault: true,
          cell: ({ equipmentTypeCodes }) => equipmentTypeCodes.join(severalParted),
        }),
        column.text('requiresPOD', { hiddenByDefault: true }),
      ]}
      filters={[column.filter('module')]}
    />
  );
}
