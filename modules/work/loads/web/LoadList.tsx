import { type ReactNode, useState } from 'react';
import { ImportLink } from '#platform/web/list/ImportLink.tsx';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import { loadDeskTexts } from '../messages/desk/index.ts';
import { execution } from '../status.ts';
import { useCountedChips } from './board/chips.ts';
import { RowDeeds } from './board/RowDeeds.tsx';
import type { AskedDeed } from './board/row-deeds.ts';
import { useLoadBulk } from './board/use-bulk.tsx';
import { useSeesCustomers } from './board/use-side.ts';
import { ViewSwitch } from './board/ViewSwitch.tsx';
import { loads, loadsNoun, useMay } from './calls.ts';
import { useLoadColumns } from './columns.tsx';
import type { LoadBulkPart } from './load-part.ts';
import { loadPath, newLoadPath } from './paths.ts';

/** `/manageLoads`: the open board, behind counted questions of a dispatcher's day. `more` is what modules above do there. */
export function loadList(more: readonly LoadBulkPart[]) {
  return function LoadListScreen(): ReactNode {
    return <LoadList more={more} />;
  };
}

function LoadList({ more }: { readonly more: readonly LoadBulkPart[] }): ReactNode {
  const t = useTexts(loadDeskTexts);
  const [asked, setAsked] = useState<AskedDeed>();
  const columns = useLoadColumns(setAsked);
  const seesCustomers = useSeesCustomers();
  const mayBook = useMay('postLoad');
  return (
    <>
      <ListScreen
        id="loads"
        title={t('loads')}
        channel={loadsNoun}
        readsChanged="loadAt"
        load={loads.getLoads}
        columns={columns}
        rowId={(row) => row.id}
        rowPath={(row) => loadPath(row.id)}
        searchIn={t('loadSearch')}
        tabs={{ filter: 'chip', options: useCountedChips() }}
        filters={[
          { id: 'status', kind: 'many', title: t('status'), options: titled(t, 'status_', execution.states) },
          ...(seesCustomers
            ? [{ id: 'customerId' as const, kind: 'searched' as const, title: t('customer'), from: customerSource }]
            : []),
          { id: 'supplierId', kind: 'searched', title: t('supplier'), from: supplierSource },
          { id: 'isMine', kind: 'flag', title: t('mine') },
        ]}
        actions={
          <>
            <ViewSwitch />
            {mayBook && <ImportLink path="/importloads" />}
          </>
        }
        bulk={useLoadBulk(more)}
        newPath={mayBook ? newLoadPath : undefined}
        newTitle={t('newLoad')}
        emptyHint={t('loadsEmpty')}
      />
      <RowDeeds asked={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}
