import type { ReactNode } from 'react';
import { useFieldColumns } from '#platform/web/master-data/columns.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { itemMasterDesk } from './desk.ts';

/** `/itemMasterList` */
export function ItemMasterList(): ReactNode {
  const column = useFieldColumns(itemMasterDesk);
  return (
    <MasterList
      of={itemMasterDesk}
      columns={[
        column.text('itemGroup', { card: 'meta' }),
        column.text('kind'),
        column.text('unit'),
        column.price('defaultPriceBuy'),
        column.price('defaultPriceSell'),
        column.text('externalCode', { hiddenByDefault: true }),
      ]}
      filters={[column.filter('kind'), column.filter('itemGroup')]}
    />
  );
}
