import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { formatDecimal } from '#platform/decimal.ts';
import { requiredText } from '#platform/operation.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { asksReason } from '#platform/web/record/asks.tsx';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { possible } from '#platform/web/record/decisions.ts';
import type { OrderRecord } from '#modules/money/orders/answers.ts';
import { canTakeBack, stateInForce } from '#modules/money/orders/status.ts';
import { desks, orderFailures, orders, useMay } from '../calls.ts';
import { useOrderWords } from '../words.tsx';

const reasoned = z.strictObject({ reason: requiredText(500) });
type Receipt = OrderRecord['receipts'][number];

/** What came, newest first; a wrong receipt is taken back here. */
export function ReceiptList({ order }: { readonly order: OrderRecord }): ReactNode {
  return (
    <ol className="max-w-3xl divide-y divide-line border-y border-line">
      {order.receipts.map((receipt) => (
        <li key={receipt.id} className="py-3">
          <OneReceipt order={order} receipt={receipt} />
        </li>
      ))}
    </ol>
  );
}

function OneReceipt({ order, receipt }: { readonly order: OrderRecord; readonly receipt: Receipt }): ReactNode {
  const t = useOrderWords(order.kind);
  const formats = useFormats();
  const language = useLanguage();
  const undo = useUndo(order, receipt);
  const { receivedOn, receivedBy, receivedAt, deliveryNote, note, reversesId, isReversed, lines } = receipt;
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className={`font-semibold ${isReversed ? 'line-through' : ''}`}>
          {t(reversesId === null ? 'receivedOnDay' : 'takenBackOnDay', { date: formats.date(receivedOn) })}
        </h3>
        {deliveryNote !== '' && <span className="text-muted">{t('deliveryNoteOf', { number: deliveryNote })}</span>}
        <span className="text-sm text-muted">
          {receivedBy} · {formats.moment(receivedAt)}
        </span>
        <div className="ms-auto">
          <Decisions
            record={{ noun: desks[order.kind].noun, id: order.id, lockId: order.lockId }}
            decisions={undo}
            failures={orderFailures}
            isPart
          />
        </div>
      </div>
      {note !== '' && <p className="mt-1">{note}</p>}
      <ul className="mt-1 text-sm">
        {lines.map(({ lineId, description, quantity }) => (
          <li key={lineId} className="tabular-nums">
            {formatDecimal(language, quantity, { decimals: 3 })} × {description}
          </li>
        ))}
      </ul>
    </>
  );
}

function useUndo(order: OrderRecord, { id: receiptId, receivedOn, isReversed, reversesId }: Receipt) {
  const t = useOrderWords(order.kind);
  const formats = useFormats();
  const { ops } = desks[order.kind];
  const may = useMay(ops.undo);
  return possible([
    {
      event: 'undo',
      may,
      isPossible: !isReversed && reversesId === null && canTakeBack(order.kind, stateInForce(order)),
      icon: Undo2,
      title: t('takeBack'),
      does: asksReason({
        title: t('takeBackTitle', { date: formats.date(receivedOn) }),
        text: t('takeBackText'),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('takenBack'),
        decide: ({ reason }, options) => orders[ops.undo]({ id: order.id, receiptId, reason }, options),
      }),
    },
  ]);
}
