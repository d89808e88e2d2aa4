import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFieldColumns } from '#platform/web/master-data/columns.ts';
import { choicesRead } from '#platform/web/master-data/desk.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { profitCentreDesk } from './desk.ts';

/** `/profitcentres` */
export function ProfitCentreList(): ReactNode {
  const column = useFieldColumns(profitCentreDesk);
  const { data: all = [] } = useQuery(choicesRead(profitCentreDesk, 'all'));
  const codeOfParent = (id: string | null) => all.find((centre) => centre.id === id)?.code ?? '';
  return (
    <MasterList
      of={profitCentreDesk}
      columns={[
        column.text('type', { card: 'meta' }),
        column.text('parentId', { cell: (row) => codeOfParent(row.parentId) }),
        column.text('manager', { card: 'meta' }),
        column.money('monthlyBudget', {}, (row) => row.currency),
        column.text('itemGroups', { hiddenByDefault: true }),
        column.text('activeTo', { hiddenByDefault: true }),
      ]}
      filters={[column.filter('type')]}
    />
  );
}
