import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { DecisionBarriers, Decisions } from '#platform/web/record/Decisions.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { RecordHistory } from '#platform/web/record/RecordHistory.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { receiptDeskTexts } from '#modules/money/receipts/messages/desk/index.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import {
  receiptFailures,
  receiptHistoryRead,
  receiptRead,
  type ReceiptRecord,
  receiptsNoun,
  useMay,
} from '../calls.ts';
import { receiptListPath, receiptPath, receiptsPath } from '../paths.ts';
import { ReceiptBadge, useReasonWord } from '../words.tsx';
import { Journals } from './Journals.tsx';
import { Section } from './Section.tsx';
import { Settles } from './Settles.tsx';
import { useReceiptDecisions } from './use-receipt-decisions.tsx';

/** `/receipts/{id}`: an entry of the receipts' book, what it settles, what it wrote, and how it is taken back. */
export function ReceiptScreen({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  useChannel(`${receiptsNoun}:${id}`);
  return (
    <RecordGate
      query={useQuery(receiptRead(id))}
      listPath={receiptListPath}
      skeleton={<div className="skeleton h-[70dvh]" />}
    >
      {(receipt) => <ReceiptPage key={receipt.id} receipt={receipt} />}
    </RecordGate>
  );
}

interface ReceiptProps {
  readonly receipt: ReceiptRecord;
}

function ReceiptPage({ receipt }: ReceiptProps): ReactNode {
  const t = useTexts(receiptDeskTexts);
  const formats = useFormats();
  const queue = useTexts(receiptQueueTexts);
  const decisions = useReceiptDecisions(receipt);
  const mayHistory = useMay('getReceiptHistory');
  usePageTitle(receipt.number);
  const { number, status, kind, customerName, date, amount, currency } = receipt;
  const who = customerName || (kind === 'receipt' ? queue('payerUnknown') : '');
  return (
    <section aria-labelledby="receipt-title" className="list-screen flex h-auto! flex-col">
      <header className="list-edge flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5">
        <h1 id="receipt-title" className="text-xl font-semibold">
          {number}
        </h1>
        <ReceiptBadge state={status} />
        <p className="min-w-0 text-muted">
          {[t(`kind_${kind}`), who, formats.date(date as never), formats.money(amount, currency)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Decisions
          record={{ noun: receiptsNoun, id: receipt.id, lockId: receipt.lockId }}
          decisions={decisions}
          failures={receiptFailures}
        />
      </header>
      <div className="list-edge pb-3 empty:hidden">
        <Ended receipt={receipt} />
        <Kept receipt={receipt} />
        <DecisionBarriers decisions={decisions} />
      </div>
      <div className="border-t border-line *:min-w-0 max-md:pb-24 lg:grid lg:grid-cols-2">
        <div className="border-line max-lg:border-b lg:border-r">
          <Settles receipt={receipt} />
          <Parts receipt={receipt} />
          <Facts receipt={receipt} />
        </div>
        <div>
          <Journals receipt={receipt} />
          {mayHistory && (
            <Section title={t('history')}>
              <History id={receipt.id} currency={receipt.currency} />
            </Section>
          )}
        </div>
      </div>
    </section>
  );
}

/** When and why it was taken back. */
function Ended({ receipt: { status, endedOn, endReason } }: ReceiptProps): ReactNode {
  const t = useTexts(receiptDeskTexts);
  const formats = useFormats();
  if (status === 'POSTED' || endedOn === null) return null;
  return (
    <p className="mt-3 border-l-2 border-danger pl-3">
      {t(status === 'BOUNCED' ? 'bouncedOn' : 'reversedOn', { day: formats.date(endedOn as never), reason: endReason })}
    </p>
  );
}

/** Money that is kept becomes the customer's no more: when VAT on it is due. */
function Kept({ receipt: { excess, left, currency, status } }: ReceiptProps): ReactNode {
  const t = useTexts(receiptDeskTexts);
  const formats = useFormats();
  if (!excess || left === 0 || status !== 'POSTED') return null;
  return (
    <p className="mt-3 rounded-ctl bg-warn-soft px-3 py-2 text-warn">
      {t('kept', {
        amount: formats.money(left, currency),
        vat: formats.money(excess.vat, currency),
        day: formats.date(excess.taxedOn as never),
      })}
      {excess.proposalNumber !== '' && ` ${t('keptProposal', { number: excess.proposalNumber })}`}
    </p>
  );
}

/** What hangs on it: discounts, transfers, differences of exchange. */
function Parts({ receipt: { parts, currency } }: ReceiptProps): ReactNode {
  const t = useTexts(receiptDeskTexts);
  const formats = useFormats();
  if (parts.length === 0) return null;
  return (
    <Section title={t('partsOf')}>
      <ul className="grid gap-1.5">
        {parts.map((part) => (
          <li key={part.id} className="flex justify-between gap-4">
            <Link
              {...linkTo(receiptPath(part.id))}
              className="text-brand underline decoration-brand/35 underline-offset-3"
            >
              {part.number}
            </Link>
            <span className="min-w-0 flex-1 text-muted">{t(`kind_${part.kind}`)}</span>
            <span className="tabular-nums">{formats.money(part.amount, currency)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Facts({ receipt }: ReceiptProps): ReactNode {
  const t = useTexts(receiptDeskTexts);
  const queue = useTexts(receiptQueueTexts);
  const formats = useFormats();
  const reasonWord = useReasonWord();
  const isDone = receipt.left === 0;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('method'), t(`method_${receipt.method}`)],
    [t('account'), receipt.accountName],
    [t('reference'), receipt.reference],
    [queue('text'), receipt.text],
    [queue('left'), isDone ? '' : formats.money(receipt.left, receipt.currency)],
    [
      queue('purpose'),
      isDone
        ? ''
        : [
            queue(`purpose_${receipt.purpose}`),
            receipt.loadNumber,
            receipt.isPurposeConfirmed && receipt.purposeConfirmedBy,
          ]
            .filter(Boolean)
            .join(' · '),
    ],
    [queue('why'), receipt.reasons.map(reasonWord).join(', ')],
    [queue('reason'), receipt.reason],
    [
      t('bankLine'),
      receipt.bankLineId && (
        <Link
          key="line"
          {...linkTo(`${receiptsPath}?id=${receipt.bankLineId}`)}
          className="text-brand underline decoration-brand/35 underline-offset-3"
        >
          {t('openLine')}
        </Link>
      ),
    ],
    [
      t('postedBy'),
      [receipt.isAutomatic ? t('byItself') : receipt.postedBy, formats.moment(receipt.postedAt)].join(' · '),
    ],
  ];
  return (
    <Section title={t('facts')}>
      <dl className="grid gap-y-1.5">
        {facts.map(
          ([label, value]) =>
            value !== '' &&
            value !== null && (
              <div key={label} className="flex justify-between gap-4">
                <dt className="flex-none text-muted">{label}</dt>
                <dd className="min-w-0 text-right break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  );
}

const days: readonly string[] = ['date', 'day', 'endedOn'];
const amounts: readonly string[] = ['amount', 'left', 'net', 'vat'];

function History({ id, currency }: { readonly id: string; readonly currency: string }): ReactNode {
  const words = useCodeTexts([receiptDeskTexts as never, receiptQueueTexts as never]);
  const formats = useFormats();
  return (
    <RecordHistory
      query={useQuery(receiptHistoryRead(id))}
      words={words}
      value={(path, value) =>
        days.includes(path)
          ? formats.date(String(value) as never)
          : amounts.includes(path) && typeof value === 'number'
            ? formats.money(value, currency)
            : (words(`${path}_${String(value)}`) ?? String(value))
      }
    />
  );
}
