import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CircleCheckBig, GitCompareArrows, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { requiredText } from '#platform/operation.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useMedia } from '#platform/web/media.ts';
import { asksReason } from '#platform/web/record/asks.tsx';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { type Decision, offered } from '#platform/web/record/decisions.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ExchangeRecord } from '../contract.ts';
import { exchangeDeskTexts } from '../messages/desk/index.ts';
import { exchangeLife } from '../status.ts';
import { exchangeRead, exchanges, exchangesNoun, useMay } from './calls.ts';
import { Comparison } from './Comparison.tsx';
import { Happened } from './Happened.tsx';
import { Message } from './Message.tsx';
import { useQuestion } from './use-question.ts';
import { ExchangeBadge } from './words.ts';

/** One exchange: the request beside its answer, and below what happened and what comes. */
export function ExchangePane({ id, onBack }: { readonly id: string; readonly onBack: () => void }): ReactNode {
  useChannel(`${exchangesNoun}:${id}`);
  const query = useQuery(exchangeRead(id));
  if (query.isPending) return <div className="skeleton m-4 flex-1" role="status" aria-busy="true" />;
  return (
    <RecordGate query={query} skeleton={null}>
      {(record) => <OpenExchange key={record.id} record={record} onBack={onBack} />}
    </RecordGate>
  );
}

const reasoned = z.strictObject({ reason: requiredText(500) });

/** What a person may do: only what failed for certain is tried again. */
function useExchangeDecisions({ id, number, status }: ExchangeRecord): readonly Decision[] {
  const t = useTexts(exchangeDeskTexts);
  return offered(exchangeLife, status, [
    {
      event: 'resolve',
      may: useMay('resolveInvoiceApiData'),
      icon: CircleCheckBig,
      title: t('resolve'),
      does: asksReason({
        title: t('resolveTitle', { number }),
        schema: reasoned,
        label: t('resolveReason'),
        required: true,
        done: t('resolved', { number }),
        decide: ({ reason }, options) => exchanges.resolveInvoiceApiData({ id, reason }, options),
      }),
    },
    {
      event: 'retry',
      may: useMay('retryInvoiceApiData'),
      kind: 'main',
      shortcut: 'R',
      icon: RotateCw,
      title: t('retry'),
      does: {
        run: (options) => exchanges.retryInvoiceApiData({ id }, options),
        done: t('retried', { number }),
      },
    },
  ]);
}

function OpenExchange({ record, onBack }: { readonly record: ExchangeRecord; readonly onBack: () => void }): ReactNode {
  const t = useTexts(exchangeDeskTexts);
  const formats = useFormats();
  const isDesk = useMedia('(min-width: 1024px)');
  const decisions = useExchangeDecisions(record);
  const mayCompare = useMay('compareInvoiceApiData');
  const question = useQuestion(() => exchanges.compareInvoiceApiData({ id: record.id }));
  const { number, noun, purpose, partnerName, amount, currency, theirNumber } = record;
  return (
    <section aria-labelledby="exchange-title" className="flex min-h-0 min-w-0 flex-1 flex-col max-md:pb-20">
      <header className="flex flex-none flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2.5">
        <button type="button" className="btn btn-g -ml-2 px-2 lg:hidden" aria-label={t('back')} onClick={onBack}>
          <ArrowLeft size={16} aria-hidden />
        </button>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2">
            {/* On a phone it is the heading of the page, since the list is not there. */}
            <span id="exchange-title" role="heading" aria-level={isDesk ? 2 : 1} className="text-lg font-semibold">
              {number}
            </span>
            <ExchangeBadge state={record.status} />
          </p>
          <p className="text-sm text-muted">
            {[
              t(`noun_${noun}`),
              formats.money(amount, currency),
              partnerName,
              t(`purpose_${purpose}`),
              theirNumber && t('theirs', { number: theirNumber }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <span className="ml-auto flex flex-wrap items-center gap-2">
          {mayCompare && purpose !== 'export' && (
            <button type="button" className="btn btn-s" disabled={question.isBusy} onClick={question.ask}>
              <GitCompareArrows size={15} aria-hidden="true" />
              {t(question.isBusy ? 'comparing' : 'compare')}
            </button>
          )}
          <Decisions record={record} decisions={decisions} />
        </span>
      </header>
      {record.status === 'UNKNOWN' && (
        <p className="flex-none bg-warn-soft px-4 py-2">
          <strong className="font-semibold">{t('unknownBand')}</strong> {t('unknownHint')}
        </p>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto">
        {question.answer && <Comparison compared={question.answer} currency={currency} />}
        <Messages record={record} />
        <Happened record={record} />
      </div>
    </section>
  );
}

/** The last request beside its answer, and the last look-up. */
function Messages({ record }: { readonly record: ExchangeRecord }): ReactNode {
  const t = useTexts(exchangeDeskTexts);
  const { steps, body } = record;
  const lastTry = steps.findLast(({ kind }) => kind === 'try');
  const lookUps = steps.filter(({ kind }) => kind === 'lookUp');
  const lookUp = lookUps.at(-1);
  return (
    <div className="grid border-b border-line xl:grid-cols-2">
      <Message
        title={t('request')}
        at={record.sentAt}
        text={[lastTry?.request, body].filter(Boolean).join('\n\n')}
        size={body.length}
      />
      <div className="min-w-0 border-line max-xl:border-t xl:border-l">
        <Message
          title={t('answer')}
          at={lastTry?.answer ? lastTry.at : null}
          text={lastTry?.answer ?? ''}
          size={lastTry?.answer.length ?? 0}
        />
        {lookUp && (
          <div className="border-t border-line">
            <Message
              title={t('lookUp', { number: lookUps.length })}
              at={lookUp.at}
              text={[lookUp.request, lookUp.answer].filter(Boolean).join('\n\n')}
              size={lookUp.answer.length}
            />
          </div>
        )}
      </div>
    </div>
  );
}
