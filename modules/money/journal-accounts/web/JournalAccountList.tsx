import type { ReactNode } from 'react';
import { useFieldColumns } from '#platform/web/master-data/columns.ts';
import { MasterList } from '#platform/web/master-data/MasterList.tsx';
import { journalAccountDesk } from './desk.ts';

/** `/journalaccounts`: the chart of accounts. */
export function JournalAccountList(): ReactNode {
  const column = useFieldColumns(journalAccountDesk);
  return (
    <MasterList
      of={journalAccountDesk}
      columns={[
        column.text('class', { card: 'meta' }),
        column.text('role'),
        column.text('isControl'),
        column.text('centreRequired', { hiddenByDefault: true }),
        column.text('vatCode', { hiddenByDefault: 'narrow' }),
        column.text('externalCode', { hiddenByDefault: true }),
      ]}
      filters={[column.filter('class'), column.flag('isControl')]}
    />
  );
}
