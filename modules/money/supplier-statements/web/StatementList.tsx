import { Plus, Send } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import type { StatementRow, statementSorts } from '../contract.ts';
import { supplierStatementDeskTexts } from '../messages/desk/index.ts';
import { supplierStatementLife } from '../status.ts';
import { AskDialog } from './AskDialog.tsx';
import { statements, statementsNoun, useMay } from './calls.ts';
import { MakeDialog } from './MakeDialog.tsx';
import { statementPath } from './paths.ts';
import { StatementBadge } from './words.tsx';

const statementColumns = columnsOf<StatementRow, (typeof statementSorts)[number]>();

/** `/supplierStatements`: what suppliers were told that they are owed, and what they say. */
export function StatementList(): ReactNode {
  const t = useTexts(supplierStatementDeskTexts);
  return (
    <ListScreen
      id="supplierStatements"
      title={t('title')}
      channel={statementsNoun}
      load={statements.getSupplierStatements}
      columns={useColumns()}
      rowId={(row) => row.id}
      rowPath={(row) => statementPath(row.id)}
      searchIn={t('searchIn')}
      tabs={{ filter: 'status', many: true, options: titled(t, 'status_', supplierStatementLife.states) }}
      filters={[{ id: 'supplierId', kind: 'searched', title: t('supplier'), from: supplierSource }]}
      actions={<Actions />}
      emptyHint={t('empty')}
    />
  );
}

function Actions(): ReactNode {
  const t = useTexts(supplierStatementDeskTexts);
  const mayMake = useMay('postSupplierStatements');
  const mayAsk = useMay('sendPurchaseInvoiceRequest');
  const [opened, setOpened] = useState<'make' | 'ask'>();
  const close = () => setOpened(undefined);
  return (
    <>
      {mayAsk && (
        <button type="button" className="btn btn-g" onClick={() => setOpened('ask')}>
          <Send size={16} aria-hidden="true" />
          {t('ask')}
        </button>
      )}
      {mayMake && (
        <button type="button" className="btn btn-p" onClick={() => setOpened('make')}>
          <Plus size={16} aria-hidden="true" />
          {t('make')}
        </button>
      )}
      {opened === 'make' && <MakeDialog onClose={close} />}
      {opened === 'ask' && <AskDialog onClose={close} />}
    </>
  );
}

function useColumns() {
  const t = useTexts(supplierStatementDeskTexts);
  const formats = useFormats();
  return useMemo(() => {
    const period = (row: StatementRow) =>
      t('periodOf', { from: formats.date(row.from as never), to: formats.date(row.to as never) });
    return Object.values(
      statementColumns({
        supplierName: { title: t('supplier'), card: 'title', room: 'whole', cell: (row) => row.supplierName },
        status: {
          title: t('status'),
          card: 'badge',
          cell: (row) => <StatementBadge state={row.status} />,
          value: (row) => t(`status_${row.status}`),
        },
        to: { title: t('period'), sort: 'to', card: 'subtitle', cell: period, value: period },
        loads: { title: t('loads'), align: 'right', cell: (row) => String(row.loads), value: (row) => row.loads },
        contested: {
          title: t('contested'),
          align: 'right',
          cell: (row) => String(row.contested),
          value: (row) => row.contested,
        },
        net: {
          title: t('net'),
          align: 'right',
          card: 'meta',
          cell: (row) => formats.money(row.net, row.currency),
          value: (row) => row.net,
        },
        sentTo: { title: t('sentTo'), hiddenByDefault: 'narrow', cell: (row) => row.sentTo },
        answeredNo: { title: t('answeredNo'), card: 'meta', cell: (row) => row.answeredNo },
        createdBy: { title: t('createdBy'), hiddenByDefault: true, cell: (row) => row.createdBy },
        updatedAt: {
          title: t('changed'),
          sort: 'updatedAt',
          hiddenByDefault: 'narrow',
          cell: (row) => <Ago at={row.updatedAt} />,
          value: (row) => new Date(row.updatedAt),
        },
      }),
    );
  }, [t, formats]);
}
