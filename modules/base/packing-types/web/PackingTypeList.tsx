import type { ReactNode } from 'react';
import { useFieldColumns } from '#platform/web/master-data/columns.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { packingTypeDesk } from './desk.ts';

/** `/managePackingType` */
export function PackingTypeList(): ReactNode {
  const column = useFieldColumns(packingTypeDesk);
  return (
    <MasterList
      of={packingTypeDesk}
      columns={[
        column.text('unit', { card: 'meta' }),
        column.number('tareKg'),
        column.number('maxStack', { cell: (row) => (row.stackable ? row.maxStack : '') }),
        column.text('returnable'),
      ]}
      filters={[column.filter('unit')]}
    />
  );
}
