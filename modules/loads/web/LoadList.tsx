import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { supplierSource } from '#modules/suppliers/web/desk.ts';
import { customerSource } from '#modules/customers/web/desk.ts';
import { loadChips } from '../contract.ts';
import { loadDeskTexts } from '../messages/desk/index.ts';
import { execution } from '../status.ts';
import { boardRead, loads, loadsNoun, useMay } from './calls.ts';
import { useLoadColumns } from './columns.tsx';
import { loadPath, newLoadPath } from './paths.ts';

/** `/manageLoads`: the open board, behind counted questions of a dispatcher's day. */
export function LoadList(): ReactNode {
  const t = useTexts(loadDeskTexts);
  const columns = useLoadColumns();
  const { data: board } = useQuery(boardRead);
  const mayBook = useMay('postLoad');
  return (
    <ListScreen
      id="loads"
      title={t('loads')}
      channel={loadsNoun}
      load={loads.getLoads}
      columns={columns}
      rowId={(row) => row.id}
      rowPath={(row) => loadPath(row.id)}
      searchIn={t('loadSearch')}
      tabs={{
        filter: 'chip',
        options: loadChips.map((value) => ({ value, title: t(`chip_${value}`), count: board?.counts[value] })),
      }}
      filters={[
        {
          id: 'status',
          kind: 'many',
          title: t('status'),
          options: execution.states.map((value) => ({ value, title: t(`status_${value}`) })),
        },
        { id: 'customerId', kind: 'searched', title: t('customer'), from: customerSource },
        { id: 'supplierId', kind: 'searched', title: t('supplier'), from: supplierSource },
        { id: 'isMine', kind: 'flag', title: t('mine') },
      ]}
      newPath={mayBook ? newLoadPath : undefined}
      newTitle={t('newLoad')}
      emptyHint={t('loadsEmpty')}
    />
  );
}
