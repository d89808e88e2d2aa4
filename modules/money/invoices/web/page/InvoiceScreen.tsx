import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { daysBetween } from '#platform/dates.ts';
import { today, useFormats } from '#platform/web/formats.ts';
import { useMedia } from '#platform/web/media.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { DecisionBarriers, Decisions } from '#platform/web/record/Decisions.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { RecordHistory } from '#platform/web/record/RecordHistory.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { invoiceDeskTexts } from '#modules/money/invoices/messages/desk/index.ts';
import { type Invoice, invoiceFailures, invoiceHistoryRead, invoiceRead, invoicesNoun, useMay } from '../calls.ts';
import { invoiceListPath, invoicePath } from '../paths.ts';
import { InvoiceBadges, useFindingWord, useInvoiceName } from '../words.tsx';
import { AmountBar } from './AmountBar.tsx';
import { PaperButton, PaperPane } from './PaperPane.tsx';
import { Disputes } from './Disputes.tsx';
import { Journal } from './Journal.tsx';
import { Loads } from './Loads.tsx';
import { Section } from './Section.tsx';
import { Sent } from './Sent.tsx';
import { Settled } from './Settled.tsx';
import { useInvoiceDecisions } from './use-decisions.tsx';
import { WhatCanBeDone } from './WhatCanBeDone.tsx';

/** `/invoices/{id}`: a document as its customer has it, and beside it what came of it and what can be done. */
export function InvoiceScreen({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  useChannel(`${invoicesNoun}:${id}`);
  return (
    <RecordGate
      query={useQuery(invoiceRead(id))}
      listPath={invoiceListPath}
      skeleton={<div className="skeleton h-[70dvh]" />}
    >
      {(invoice) => <InvoicePage key={invoice.id} invoice={invoice} />}
    </RecordGate>
  );
}

function InvoicePage({ invoice }: { readonly invoice: Invoice }): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const [marked, setMarked] = useState<number>();
  const decisions = useInvoiceDecisions(invoice, marked);
  const name = useInvoiceName()(invoice);
  const isPhone = useMedia('(max-width: 767px)');
  const mayHistory = useMay('getInvoiceHistory');
  usePageTitle(name);
  // Where several charges are printed as one line, a line of the document is none of the record.
  const mark = invoice.isAggregated ? undefined : setMarked;
  const isPosted = invoice.status === 'POSTED';
  return (
    <section aria-labelledby="invoice-title" className="list-screen flex flex-col max-xl:h-auto!">
      <header className="list-edge flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5">
        <h1 id="invoice-title" className="text-xl font-semibold">
          {name}
        </h1>
        <InvoiceBadges of={invoice} />
        <Standing invoice={invoice} />
        <Decisions
          record={{ noun: invoicesNoun, id: invoice.id, lockId: invoice.lockId }}
          decisions={decisions}
          failures={invoiceFailures}
        />
      </header>
      <div className="list-edge pb-3 empty:hidden">
        <Findings invoice={invoice} />
        <DecisionBarriers decisions={decisions} />
        {invoice.status === 'DRAFT' && invoice.decisionReason !== '' && (
          <p className="mt-3 border-l-2 border-danger pl-3">{t('sentBackBy', { reason: invoice.decisionReason })}</p>
        )}
      </div>
      <div className="flex min-h-0 flex-1 max-xl:flex-col">
        {!isPhone && (
          <div className="flex min-h-0 flex-none flex-col border-line max-xl:order-1 max-xl:border-y xl:w-[540px] xl:border-r">
            <PaperPane invoice={invoice} marked={marked} onMark={mark} />
          </div>
        )}
        <div className="contents xl:block xl:min-w-0 xl:flex-1 xl:overflow-y-auto">
          <div className="border-line px-4 py-3.5 xl:border-b">
            <AmountBar invoice={invoice} />
            {isPhone && (
              <div className="mt-4">
                <PaperButton invoice={invoice} marked={marked} onMark={mark} />
              </div>
            )}
          </div>
          <div className="max-xl:order-2 max-md:border-t max-md:pb-24 border-line sm:grid sm:grid-cols-2 *:min-w-0">
            <div className="border-line sm:border-r max-sm:border-b">
              {isPosted && (
                <>
                  <Sent invoice={invoice} send={decisions.find(({ event }) => event === 'send')} />
                  <Settled invoice={invoice} />
                  <Disputes invoice={invoice} onMark={mark} />
                </>
              )}
              {!isPosted && <Loads invoice={invoice} marked={marked} onMark={mark} />}
              <Facts invoice={invoice} />
            </div>
            <div>
              {isPosted && <Journal invoice={invoice} />}
              <Section title={t('whatCanBeDone')}>
                <WhatCanBeDone invoice={invoice} decisions={decisions} />
              </Section>
              {isPosted && <Loads invoice={invoice} marked={marked} onMark={mark} />}
              {mayHistory && (
                <Section title={t('history')}>
                  <History id={invoice.id} currency={invoice.currency} />
                </Section>
              )}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** For whom, of which day, and how long until it is due. */
function Standing({ invoice }: { readonly invoice: Invoice }): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const formats = useFormats();
  const { customerName, taxDate, dueDate, kind, originalId, originalNumber, status, open } = invoice;
  const days = daysBetween(today(), dueDate as never);
  const isAwaited = status === 'POSTED' && open > 0 && kind !== 'creditNote';
  return (
    <p className="min-w-0 text-muted">
      {customerName} · {formats.date(taxDate as never)}
      {originalId && (
        <>
          {' · '}
          <Link {...linkTo(invoicePath(originalId))} className="text-brand underline">
            {t('of', { number: originalNumber })}
          </Link>
        </>
      )}
      {kind !== 'creditNote' && <> · {t('due', { date: formats.date(dueDate as never) })}</>}
      {isAwaited && (
        <span className={days < 0 ? 'text-danger' : undefined}>
          , {days < 0 ? t('dueSince', { count: -days }) : t('dueIn', { count: days })}
        </span>
      )}
    </p>
  );
}

function Findings({ invoice }: { readonly invoice: Invoice }): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const word = useFindingWord();
  if (invoice.findings.length === 0) return null;
  return (
    <div className="mt-3 rounded-ctl bg-warn-soft px-3 py-2 text-warn">
      <p className="font-medium">{t('findings')}</p>
      <ul>
        {invoice.findings.map((finding) => (
          <li key={finding.code} className="flex items-start gap-2">
            <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none" />
            {word(finding)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Facts({ invoice }: { readonly invoice: Invoice }): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const formats = useFormats();
  const { supplyFrom, supplyTo, kind, createdBy, createdAt, approvedBy, approvedAt, postedBy, postedAt } = invoice;
  const by = (name: string, at: string | null) => [name, formats.moment(at)].filter(Boolean).join(' · ');
  const facts: readonly (readonly [string, string])[] = [
    [t('billTo'), invoice.billToName],
    [t('supplied'), [...new Set([supplyFrom, supplyTo])].map((day) => formats.date(day as never)).join(' – ')],
    [t('terms'), kind === 'creditNote' ? '' : t('termDays', { count: invoice.termDays })],
    [t('orderNumbers'), invoice.orderNumbers.join(', ')],
    [t('reason'), invoice.reason],
    [t('zeroRateReason'), invoice.zeroRateReason],
    [t('note'), invoice.note],
    [t('createdBy'), by(createdBy, createdAt)],
    [t('approvedBy'), by(approvedBy, approvedAt)],
    [t('postedBy'), by(postedBy, postedAt)],
  ];
  return (
    <Section title={t('facts')}>
      <dl className="grid gap-y-1.5">
        {facts.map(
          ([label, value]) =>
            value !== '' && (
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

const days: readonly string[] = ['taxDate', 'dueDate'];
const amounts: readonly string[] = ['net', 'gross', 'amount'];

function History({ id, currency }: { readonly id: string; readonly currency: string }): ReactNode {
  const words = useCodeTexts([invoiceDeskTexts as never]);
  const formats = useFormats();
  return (
    <RecordHistory
      query={useQuery(invoiceHistoryRead(id))}
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
