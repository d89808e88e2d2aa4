import { type ReactNode, useState } from 'react';
import { recordTexts } from '#platform/messages/records/index.ts';
import { ImportLink } from '#platform/web/list/ImportLink.tsx';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import { loadListTexts } from '#modules/work/loads/messages/list/index.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { execution } from '#modules/work/loads/status.ts';
import { useCountedChips } from './chips.ts';
import { RowDeeds } from './RowDeeds.tsx';
import type { AskedDeed, Deeds, LoadListPart } from '../load-part.ts';
import { useLoadBulk } from './use-bulk.tsx';
import { useSeesCustomers } from './use-side.ts';
import { loads, loadsNoun, useMay } from '../calls.ts';
import { useLoadColumns } from './columns.tsx';
import { loadPath, newLoadPath } from '../paths.ts';

/** The words with which the list is drawn. */
export const listTexts = [loadDeskTexts, loadListTexts, recordTexts] as const;

/** `/manageLoads`: the open board, behind counted questions of a dispatcher's day. `more` are the parts of the modules above. */
export function loadList(more: readonly LoadListPart[]) {
  const place = ({ columns }: LoadListPart) => columns?.place ?? 0;
  const parts = more.toSorted((one, other) => place(one) - place(other));
  const deeds: Deeds = Object.assign({}, ...parts.map((part) => part.deeds));
  return function LoadListScreen(): ReactNode {
    return <LoadList parts={parts} deeds={deeds} />;
  };
}

function LoadList({ parts, deeds }: { readonly parts: readonly LoadListPart[]; readonly deeds: Deeds }): ReactNode {
  const t = useTexts(loadDeskTexts);
  const [asked, setAsked] = useState<AskedDeed>();
  const columns = useLoadColumns(setAsked, parts);
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
            {parts.map(({ Head }, place) => Head && <Head key={place} />)}
            {mayBook && <ImportLink path="/importloads" />}
          </>
        }
        bulk={useLoadBulk(parts)}
        newPath={mayBook ? newLoadPath : undefined}
        newTitle={t('newLoad')}
        emptyHint={t('loadsEmpty')}
      />
      <RowDeeds asked={asked} deeds={deeds} onClose={() => setAsked(undefined)} />
    </>
  );
}
