import { Keyboard } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import type { receiptSorts } from '#modules/money/receipts/contract.ts';
import { receiptKinds } from '#modules/money/receipts/kinds.ts';
import { receiptDeskTexts } from '#modules/money/receipts/messages/desk/index.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { receiptLife } from '#modules/money/receipts/status.ts';
import { type ReceiptRow, receipts, receiptsNoun, useMay } from '../calls.ts';
import { ScreenTabs } from '../desk/ReceiptsScreen.tsx';
import { receiptPath } from '../paths.ts';
import { ReceiptBadge } from '../words.tsx';
import { TypeReceiptDialog } from './TypeReceiptDialog.tsx';

const receiptColumns = columnsOf<ReceiptRow, (typeof receiptSorts)[number]>();

/** `/receipts/all`: everything in the receipts' book. */
export function ReceiptList(): ReactNode {
  const t = useTexts(receiptDeskTexts);
  const queue = useTexts(receiptQueueTexts);
  const mayType = useMay('postReceipt');
  const [isTyping, setIsTyping] = useState(false);
  return (
    <>
      <ListScreen
        id="receipts"
        title={t('listTitle')}
        channel={receiptsNoun}
        load={receipts.getReceipts}
        columns={useColumns()}
        rowId={(row) => row.id}
        rowPath={(row) => receiptPath(row.id)}
        searchIn={t('searchIn')}
        tabs={{ filter: 'status', many: true, options: titled(t, 'status_', receiptLife.states) }}
        filters={[
          { id: 'kind', kind: 'many', title: t('kind'), options: titled(t, 'kind_', receiptKinds) },
          { id: 'customerId', kind: 'searched', title: t('customer'), from: customerSource },
          { id: 'hasLeft', kind: 'flag', title: t('hasLeft') },
          { id: 'isUnknown', kind: 'flag', title: t('isUnknown') },
        ]}
        summary={<ScreenTabs current="all" />}
        actions={
          mayType && (
            <button type="button" className="btn btn-s" onClick={() => setIsTyping(true)}>
              <Keyboard size={16} aria-hidden="true" />
              {queue('typeReceipt')}
            </button>
          )
        }
        emptyHint={t('listEmpty')}
      />
      {isTyping && <TypeReceiptDialog onClose={() => setIsTyping(false)} />}
    </>
  );
}

function useColumns() {
  const t = useTexts(receiptDeskTexts);
  const queue = useTexts(receiptQueueTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      Object.values(
        receiptColumns({
          number: {
            title: t('number'),
            sort: 'number',
            card: 'title',
            room: 'whole',
            cell: (row) => row.number,
          },
          status: {
            title: t('status'),
            card: 'badge',
            cell: (row) => <ReceiptBadge state={row.status} />,
            value: (row) => t(`status_${row.status}`),
          },
          kind: { title: t('kind'), cell: (row) => t(`kind_${row.kind}`) },
          date: {
            title: t('date'),
            sort: 'date',
            card: 'meta',
            cell: (row) => formats.date(row.date as never),
            value: (row) => row.date,
          },
          customerName: {
            title: t('customer'),
            card: 'subtitle',
            cell: (row) =>
              row.customerName ||
              (row.kind === 'receipt' ? <span className="text-warn">{queue('payerUnknown')}</span> : ''),
            value: (row) => row.customerName,
          },
          method: {
            title: t('method'),
            hiddenByDefault: 'narrow',
            cell: (row) => t(`method_${row.method}`),
          },
          reference: {
            title: t('reference'),
            room: 'little',
            hiddenByDefault: 'narrow',
            cell: (row) => row.reference || row.text,
          },
          amount: {
            title: queue('amount'),
            sort: 'amount',
            align: 'right',
            card: 'meta',
            cell: (row) => formats.money(row.amount, row.currency),
            value: (row) => row.amount,
          },
          left: {
            title: queue('left'),
            align: 'right',
            cell: (row) => (row.left === 0 ? '' : formats.money(row.left, row.currency)),
            value: (row) => row.left,
          },
          purpose: {
            title: queue('purpose'),
            hiddenByDefault: 'narrow',
            cell: (row) => (row.left === 0 ? '' : queue(`purpose_${row.purpose}`)),
          },
          postedBy: {
            title: t('postedBy'),
            hiddenByDefault: 'narrow',
            cell: (row) => (row.isAutomatic ? t('byItself') : row.postedBy),
          },
          currency: { title: t('currency'), hiddenByDefault: true, cell: (row) => row.currency },
        }),
      ),
    [t, queue, formats],
  );
}
