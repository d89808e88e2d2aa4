import type { ReactNode } from 'react';
import { useFieldColumns } from '#platform/web/master-data/columns.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { servicePlanDesk } from './desk.ts';

/** `/manageServicePlan` */
export function ServicePlanList(): ReactNode {
  const column = useFieldColumns(servicePlanDesk);
  return (
    <MasterList
      of={servicePlanDesk}
      columns={[
        column.number('everyKm'),
        column.number('everyDays'),
        column.number('everyHours'),
        column.text('countsFrom', { card: 'meta' }),
      ]}
      filters={[column.filter('countsFrom')]}
    />
  );
}
