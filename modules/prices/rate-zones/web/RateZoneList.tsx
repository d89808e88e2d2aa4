import type { ReactNode } from 'react';
import { useFieldColumns } from '#platform/web/master-data/columns.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { rateZoneDesk } from './desk.ts';

/** `/rateZones` */
export function RateZoneList(): ReactNode {
  const column = useFieldColumns(rateZoneDesk);
  return (
    <MasterList
      of={rateZoneDesk}
      columns={[column.country('country', { card: 'meta' }), column.text('cities', { card: 'meta' })]}
    />
  );
}
