import type { ReactNode } from 'react';
import { useFieldColumns } from '#platform/web/master-data/columns.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { driverRateCategoryDesk } from './desk.ts';

/** `/manage_driver_rate_categories` */
export function DriverRateCategoryList(): ReactNode {
  const column = useFieldColumns(driverRateCategoryDesk);
  return (
    <MasterList
      of={driverRateCategoryDesk}
      columns={[column.text('basis', { card: 'meta' }), column.money('minimumPerTrip'), column.number('coDriverShare')]}
      filters={[column.filter('basis')]}
    />
  );
}
