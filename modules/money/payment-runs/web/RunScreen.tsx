import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cents, wireOf } from '#platform/money.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { DecisionBarriers, Decisions } from '#platform/web/record/Decisions.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { RecordHistory } from '#platform/web/record/RecordHistory.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import type { PaymentRunRecord } from '../contract.ts';
import { paymentRunDeskTexts } from '../messages/desk/index.ts';
import { runFailures, runHistoryRead, runRead, runsNoun, useMay } from './calls.ts';
import { GoesOut, Held } from './Payments.tsx';
import { paymentRunListPath } from './paths.ts';
import { ByBank, FourEyes, WhatStays } from './RunAside.tsx';
import { useRunDecisions } from './use-decisions.tsx';
import { RunBadge } from './words.tsx';

/** `/paymentRuns/{id}`: what goes out, what is held and why, and beside it the bank and the signatures. */
export function RunScreen({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  useChannel(`${runsNoun}:${id}`);
  return (
    <RecordGate query={useQuery(runRead(id))} listPath={paymentRunListPath} skeleton={<ReviewSkeleton />}>
      {(run) => <RunPage run={run} />}
    </RecordGate>
  );
}

function RunPage({ run }: { readonly run: PaymentRunRecord }): ReactNode {
  const t = useTexts(paymentRunDeskTexts);
  const formats = useFormats();
  const decisions = useRunDecisions(run);
  const mayHistory = useMay('getPaymentRunHistory');
  usePageTitle(run.runNumber);
  return (
    <section aria-labelledby="run-title" className="list-screen flex flex-col max-xl:h-auto!">
      <header className="list-edge flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5">
        <h1 id="run-title" className="text-xl font-semibold">
          {run.runNumber}
        </h1>
        <RunBadge of={run} />
        <p className="mr-auto text-sm text-muted">
          {t('headline', { due: formats.date(run.dueUntil), account: run.bankAccountName })}
        </p>
        <Decisions
          record={{ noun: runsNoun, id: run.id, lockId: run.lockId }}
          decisions={decisions}
          failures={runFailures}
        />
      </header>
      <div className="list-edge pb-3 empty:hidden">
        <DecisionBarriers decisions={decisions} />
        {run.status === 'DRAFT' && run.decisionReason !== '' && (
          <p className="mt-3 border-l-2 border-danger pl-3">{t('sentBack', { reason: run.decisionReason })}</p>
        )}
      </div>
      <div className="flex min-h-0 flex-1 max-xl:flex-col">
        <div className="min-w-0 flex-1 xl:overflow-y-auto">
          <GoesOut run={run} />
          <Held run={run} />
          {mayHistory && <History run={run} />}
        </div>
        <aside className="flex-none border-line max-xl:border-t xl:w-[340px] xl:overflow-y-auto xl:border-l">
          <WhatStays run={run} />
          <ByBank run={run} />
          <FourEyes run={run} />
        </aside>
      </div>
    </section>
  );
}

const days: readonly string[] = ['dueUntil', 'payDay', 'day'];

function History({ run: { id, currency } }: { readonly run: PaymentRunRecord }): ReactNode {
  const t = useTexts(paymentRunDeskTexts);
  const words = useCodeTexts([paymentRunDeskTexts as never]);
  const formats = useFormats();
  return (
    <section aria-label={t('history')} className="border-t border-line px-4 py-4">
      <h2 className="mb-2 font-semibold">{t('history')}</h2>
      <RecordHistory
        query={useQuery(runHistoryRead(id))}
        words={words}
        value={(path, value) =>
          days.includes(path)
            ? formats.date(String(value))
            : path === 'total' && typeof value === 'number'
              ? formats.money(wireOf(cents(value)), currency)
              : (words(`${path}_${String(value)}`) ?? String(value))
        }
      />
    </section>
  );
}
