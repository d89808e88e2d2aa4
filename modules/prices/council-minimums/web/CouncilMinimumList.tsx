import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useFieldColumns } from '#platform/web/master-data/columns.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { councilMinimumDesk } from './desk.ts';

/** `/councilMinimums` */
export function CouncilMinimumList(): ReactNode {
  const column = useFieldColumns(councilMinimumDesk);
  const formats = useFormats();
  return (
    <MasterList
      of={councilMinimumDesk}
      columns={[
        column.number('amount', { cell: (row) => formats.money(row.amount) }),
        column.text('unit', { card: 'meta' }),
        column.text('validFrom', { cell: (row) => formats.date(row.validFrom), card: 'meta' }),
        column.text('validTo', { cell: (row) => formats.date(row.validTo) }),
        column.text('source', { hiddenByDefault: 'narrow' }),
      ]}
      filters={[column.filter('unit')]}
    />
  );
}
