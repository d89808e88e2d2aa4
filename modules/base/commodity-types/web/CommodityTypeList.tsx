import type { ReactNode } from 'react';
import { severalParted } from '#platform/import-field.ts';
import { useFieldColumns } from '#platform/web/master-data/columns.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { commodityTypeDesk } from './desk.ts';

/** `/manageCommodityType` */
export function CommodityTypeList(): ReactNode {
  const column = useFieldColumns(commodityTypeDesk);
  return (
    <MasterList
      of={commodityTypeDesk}
      columns={[
        column.text('category', { card: 'meta' }),
        column.text('unNumber'),
        column.text('highRisk', { hiddenByDefault: true }),
        column.money('minGitCoverPerLoad'),
        column.text('packingTypeIds', {
          hiddenByDefault: true,
          cell: ({ packingTypeCodes }) => packingTypeCodes.join(severalParted),
        }),
        column.text('hsCode', { hiddenByDefault: true }),
      ]}
      filters={[column.filter('category'), column.flag('dangerousGoods'), column.flag('highRisk')]}
    />
  );
}
