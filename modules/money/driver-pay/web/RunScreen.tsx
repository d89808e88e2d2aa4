import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cents, wireOf } from '#platform/money.ts';
import { useFormats } from '#platform/web/formats.ts';
import { DecisionBarriers, Decisions } from '#platform/web/record/Decisions.tsx';
import { RecordHistory } from '#platform/web/record/RecordHistory.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { RecordParts } from '#platform/web/record/RecordParts.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import type { ScreenProps } from '#platform/web/screens.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import type { PayRunRecord } from '../contract.ts';
import { driverPayDeskTexts } from '../messages/desk/index.ts';
import { payFailures, payNoun, runHistoryRead, runRead, useMay } from './calls.ts';
import { PaidDrivers } from './PaidDrivers.tsx';
import { payListPath, payRunPath } from './paths.ts';
import { UnpaidTrips } from './UnpaidTrips.tsx';
import { useRunDecisions } from './use-decisions.tsx';
import { RunBadge } from './words.tsx';

/** `/driverpay/{id}`: whom a run pays how much, what it cannot pay yet, and what may be done with it. */
export function RunScreen({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  useChannel(`${payNoun}:${id}`);
  const query = useQuery({
    ...runRead(id),
    // Beside the socket: a worker that is started again tells nobody that it goes on.
    refetchInterval: ({ state }) => (state.data?.isGathering ? 2000 : false),
  });
  return (
    <RecordGate query={query} listPath={payListPath} skeleton={<ReviewSkeleton />}>
      {(run) => <RunPage run={run} />}
    </RecordGate>
  );
}

function RunPage({ run }: { readonly run: PayRunRecord }): ReactNode {
  const t = useTexts(driverPayDeskTexts);
  const formats = useFormats();
  const decisions = useRunDecisions(run);
  const mayHistory = useMay('getDriverPayHistory');
  usePageTitle(run.runNumber);
  const below = run.paid.filter(({ minimum }) => minimum?.isBelow).length;
  return (
    <>
      <header className="mb-4 flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-2 text-2xl font-semibold">
            {run.runNumber}
            <RunBadge of={run} />
          </h1>
          <p className="mt-1 text-muted">
            {[
              `${formats.date(run.periodFrom)} – ${formats.date(run.periodTo)}`,
              t('paidOn', { date: formats.date(run.payDay) }),
              run.companyName,
            ].join(' · ')}
          </p>
        </div>
        <Decisions
          record={{ noun: payNoun, id: run.id, lockId: run.lockId }}
          decisions={decisions}
          failures={payFailures}
        />
      </header>
      <DecisionBarriers decisions={decisions} />
      {run.status === 'DRAFT' && run.decisionReason !== '' && (
        <p className="mb-4 max-w-3xl border-l-2 border-danger pl-3">
          {t('sentBack', { name: run.decidedBy, reason: run.decisionReason })}
        </p>
      )}
      {below > 0 && (
        <p className="mb-4 max-w-3xl border-l-2 border-warn pl-3 text-warn">{t('belowMinimum', { count: below })}</p>
      )}
      {run.paid.some(({ moved }) => moved < 0) && (
        <p className="mb-4 max-w-3xl border-l-2 border-warn pl-3 text-warn">{t('belowZero')}</p>
      )}
      <RunFacts run={run} />
      <RecordParts
        path={payRunPath(run.id)}
        first="drivers"
        parts={[
          { id: 'drivers', title: t('drivers'), content: <PaidDrivers run={run} /> },
          {
            id: 'unpaid',
            title: run.unpaidCount > 0 ? t('unpaidCount', { count: run.unpaidCount }) : t('unpaid'),
            content: <UnpaidTrips run={run} />,
          },
          { id: 'history', title: t('history'), isShown: mayHistory, content: <History id={run.id} /> },
        ]}
      />
    </>
  );
}

function RunFacts({ run }: { readonly run: PayRunRecord }): ReactNode {
  const t = useTexts(driverPayDeskTexts);
  const formats = useFormats();
  const by = (name: string, at: string | null) => [name, formats.moment(at)].filter(Boolean).join(' · ');
  const facts: readonly (readonly [string, string])[] = [
    [t('total'), formats.money(run.total)],
    [t('drivers'), String(run.drivers)],
    [t('trips'), String(run.trips)],
    [t('submittedBy'), by(run.submittedBy, run.submittedAt)],
    [t('decidedBy'), run.status === 'DRAFT' ? '' : by(run.decidedBy, run.decidedAt)],
    [t('postedBy'), by(run.postedBy, run.postedAt)],
    [t('note'), run.note],
  ];
  return (
    <dl className="mb-6 grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-3 xl:grid-cols-6">
      {facts.map(
        ([label, value]) =>
          value !== '' && (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="break-words tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const days: readonly string[] = ['periodFrom', 'periodTo', 'payDay'];

function History({ id }: { readonly id: string }): ReactNode {
  const words = useCodeTexts([driverPayDeskTexts as never]);
  const formats = useFormats();
  return (
    <RecordHistory
      query={useQuery(runHistoryRead(id))}
      words={words}
      value={(path, value) =>
        days.includes(path)
          ? formats.date(String(value))
          : path === 'total' && typeof value === 'number'
            ? formats.money(wireOf(cents(value)))
            : (words(`${path}_${String(value)}`) ?? String(value))
      }
    />
  );
}
