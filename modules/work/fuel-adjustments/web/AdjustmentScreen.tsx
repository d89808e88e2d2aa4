import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { DecisionBarriers, Decisions } from '#platform/web/record/Decisions.tsx';
import { RecordHistory } from '#platform/web/record/RecordHistory.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { RecordParts } from '#platform/web/record/RecordParts.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import type { AdjustmentRecord } from '../contract.ts';
import { fuelAdjustmentDeskTexts } from '../messages/desk/index.ts';
import { fuelAdjustmentFailureTexts } from '../messages/failures/index.ts';
import { AdjustmentFigures } from './AdjustmentFigures.tsx';
import { adjustmentFailures, adjustmentHistoryRead, adjustmentRead, adjustmentsNoun, useMay } from './calls.ts';
import { LinesPart } from './LinesPart.tsx';
import { LoadsPart } from './LoadsPart.tsx';
import { adjustmentListPath, adjustmentPath } from './paths.ts';
import { useAdjustmentDecisions } from './use-decisions.tsx';
import { AdjustmentBadge } from './words.tsx';

/** `/managefuelrate/{id}`: who pays how much more, and what may be done with the run. */
export function AdjustmentScreen({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  useChannel(`${adjustmentsNoun}:${id}`);
  return (
    <RecordGate query={useQuery(adjustmentRead(id))} listPath={adjustmentListPath} skeleton={<ReviewSkeleton />}>
      {(run) => <Run run={run} />}
    </RecordGate>
  );
}

function Run({ run }: { readonly run: AdjustmentRecord }): ReactNode {
  const t = useTexts(fuelAdjustmentDeskTexts);
  const formats = useFormats();
  const refusals = useCodeTexts([fuelAdjustmentFailureTexts as never]);
  const decisions = useAdjustmentDecisions(run);
  const mayHistory = useMay('getFuelAdjustmentHistory');
  const mayLoads = useMay('getFuelAdjustmentLoads');
  usePageTitle(run.runNo);
  const isRejected = run.status === 'CALCULATED' && run.decisionReason !== '';
  return (
    <>
      <header className="mb-4 flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-2 text-2xl font-semibold">
            {run.runNo}
            <AdjustmentBadge of={run} />
          </h1>
          <p className="mt-1 text-muted">
            {[
              `${t('effectiveFrom')} ${formats.date(run.effectiveFrom)}`,
              run.customerName || t('allCustomers'),
              run.note,
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
          {isRejected && <p className="mt-1 text-danger">{t('rejectedBecause', { reason: run.decisionReason })}</p>}
        </div>
        <Decisions
          record={{ noun: adjustmentsNoun, id: run.id, lockId: run.lockId }}
          decisions={decisions}
          failures={adjustmentFailures}
        />
      </header>
      <DecisionBarriers decisions={decisions} />
      {run.problem !== '' && (
        <p role="alert" className="mb-4 text-danger">
          {refusals(run.problem) ?? run.problem}
        </p>
      )}
      {run.work === '' ? <AdjustmentFigures run={run} /> : <Progress run={run} work={run.work} />}
      {run.work !== 'calculate' && (
        <RecordParts
          path={adjustmentPath(run.id)}
          first="customers"
          parts={[
            { id: 'customers', title: t('customersTab'), content: <LinesPart run={run} /> },
            { id: 'loads', title: t('loadsTab'), isShown: mayLoads, content: <LoadsPart run={run} /> },
            { id: 'history', title: t('historyTab'), isShown: mayHistory, content: <History id={run.id} /> },
          ]}
        />
      )}
    </>
  );
}

/** How far the server has come. The page may be closed meanwhile. */
function Progress({
  run: { done, total },
  work,
}: {
  readonly run: AdjustmentRecord;
  readonly work: 'calculate' | 'apply' | 'reverse';
}): ReactNode {
  const t = useTexts(fuelAdjustmentDeskTexts);
  const text = t(`working_${work}`, { done: Math.min(done, total), total });
  return (
    <section className="card mb-4 px-6 py-8 text-center" aria-busy="true" aria-label={text}>
      <p role="status" className="font-medium tabular-nums">
        {text}
      </p>
      <progress
        className="mx-auto mt-4 block h-2 w-full max-w-md accent-brand"
        aria-label={text}
        max={Math.max(1, total)}
        value={Math.min(done, Math.max(1, total))}
      />
      <p className="mt-4 text-muted">{t('mayClose')}</p>
    </section>
  );
}

function History({ id }: { readonly id: string }): ReactNode {
  return (
    <RecordHistory
      query={useQuery(adjustmentHistoryRead(id))}
      words={useCodeTexts([fuelAdjustmentDeskTexts as never])}
    />
  );
}
