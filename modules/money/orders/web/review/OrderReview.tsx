import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { DecisionBarriers, Decisions } from '#platform/web/record/Decisions.tsx';
import { RecordParts } from '#platform/web/record/RecordParts.tsx';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import type { OrderRecord } from '#modules/money/orders/answers.ts';
import { desks, orderFailures, orderPath, useMay } from '../calls.ts';
import { OrderBadge, useOrderWords } from '../words.tsx';
import { BookingTable } from './BookingTable.tsx';
import { DefectList } from './DefectList.tsx';
import { Findings } from './Findings.tsx';
import { OrderAside } from './OrderAside.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLinesTable } from './OrderLinesTable.tsx';
import { QuoteList } from './QuoteList.tsx';
import { ReceiptList } from './ReceiptList.tsx';
import { RevisionPart } from './RevisionPart.tsx';
import { useOrderDecisions } from './use-decisions.tsx';

/** An order: what is bought of whom, who agreed, what came; and what may be done with it. */
export function OrderReview({ order }: { readonly order: OrderRecord }): ReactNode {
  const t = useOrderWords(order.kind);
  const formats = useFormats();
  const { noun, ops } = desks[order.kind];
  const decisions = useOrderDecisions(order);
  const mayHistory = useMay(ops.history);
  usePageTitle(order.number);
  const about = [
    order.supplierName || order.performingCentreName,
    ...(order.kind === 'service' ? [order.registrationNumber] : []),
    formats.money(order.gross, order.currency),
    ...(order.revision > 1 ? [t('revisionNumber', { revision: order.revision })] : []),
  ];
  return (
    <div className="max-md:pb-20">
      <header className="mb-4 flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-2 text-2xl font-semibold">
            {order.number}
            <OrderBadge of={order} />
          </h1>
          <p className="mt-1 text-muted">{about.join(' · ')}</p>
        </div>
        <Decisions
          record={{ noun, id: order.id, lockId: order.lockId }}
          decisions={decisions}
          failures={orderFailures}
        />
      </header>
      <DecisionBarriers decisions={decisions} />
      <RecordParts
        path={orderPath(order.kind, order.id)}
        first="order"
        parts={[
          { id: 'order', title: t('details'), content: <Details order={order} /> },
          {
            id: 'receipts',
            title: t('receipts'),
            isShown: order.receipts.length > 0,
            content: <ReceiptList order={order} />,
          },
          { id: 'quotes', title: t('quotes'), isShown: order.quotes.length > 0, content: <QuoteList order={order} /> },
          { id: 'history', title: t('history'), isShown: mayHistory, content: <OrderHistory order={order} /> },
        ]}
      />
    </div>
  );
}

function Details({ order }: { readonly order: OrderRecord }): ReactNode {
  return (
    <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-6">
        <Findings order={order} />
        <OrderFacts order={order} />
        <DefectList order={order} />
        <OrderLinesTable order={order} />
        <RevisionPart order={order} />
        <BookingTable order={order} />
      </div>
      <OrderAside order={order} />
    </div>
  );
}
