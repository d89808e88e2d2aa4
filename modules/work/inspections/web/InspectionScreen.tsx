import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { RecordHistory } from '#platform/web/record/RecordHistory.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { RecordParts } from '#platform/web/record/RecordParts.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { checklistTexts } from '../messages/checklist/index.ts';
import { inspectionDeskTexts } from '../messages/desk/index.ts';
import { inspectionFailureTexts } from '../messages/failures/index.ts';
import { OutcomeBadge } from './badges.tsx';
import { type Inspection, inspectionHistoryRead, inspectionRead, inspectionsNoun, useMay } from './calls.ts';
import { InspectionFacts } from './InspectionFacts.tsx';
import { inspectionListPath, inspectionPath } from './paths.ts';
import { useInspectionDecisions } from './use-decisions.tsx';

const failures = [inspectionFailureTexts] as const;

/** `/loadInspection/{id}`: titled by its number; what was answered and weighed, and what follows from it. */
export function InspectionScreen({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  useChannel(`${inspectionsNoun}:${id}`);
  return (
    <RecordGate query={useQuery(inspectionRead(id))} skeleton={<ReviewSkeleton />} listPath={inspectionListPath}>
      {(inspection) => <InspectionPage inspection={inspection} />}
    </RecordGate>
  );
}

function InspectionPage({ inspection }: { readonly inspection: Inspection }): ReactNode {
  const t = useTexts(inspectionDeskTexts);
  const formats = useFormats();
  const mayReadHistory = useMay('getLoadInspectionHistory');
  usePageTitle(inspection.eventNo);
  return (
    <>
      <header className="mb-5 flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-2 text-2xl font-semibold">
            {inspection.eventNo}
            <OutcomeBadge of={inspection} />
          </h1>
          <p className="mt-1 text-muted">
            {[inspection.loadNumber, `${inspection.origin} → ${inspection.destination}`, inspection.customerName]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {inspection.decidedAt && (
            <p className="mt-1">
              {t('allowedBy', { by: inspection.decidedBy, at: formats.moment(inspection.decidedAt) })}:{' '}
              {inspection.allowReason}
            </p>
          )}
        </div>
        <Decisions
          record={{ noun: inspectionsNoun, id: inspection.id, lockId: inspection.lockId }}
          decisions={useInspectionDecisions(inspection)}
          failures={failures}
        />
      </header>
      {!inspection.isOfPresentVehicles && (
        <p className="mb-5 rounded-card bg-warn-soft p-3 text-warn">{t('otherVehicles')}</p>
      )}
      <RecordParts
        path={inspectionPath(inspection.id)}
        first="inspection"
        parts={[
          { id: 'inspection', title: t('inspectionPart'), content: <InspectionFacts inspection={inspection} /> },
          { id: 'history', title: t('historyPart'), isShown: mayReadHistory, content: <History id={inspection.id} /> },
        ]}
      />
    </>
  );
}

function History({ id }: { readonly id: string }): ReactNode {
  const words = useCodeTexts([inspectionDeskTexts, checklistTexts]);
  return (
    <RecordHistory
      query={useQuery(inspectionHistoryRead(id))}
      words={words}
      label={(path) => words(`fact_${path}`) ?? path}
      value={(_, held) => words(`outcome_${String(held)}`) ?? String(held)}
      isSaid={(path) => !path.endsWith('Id')}
    />
  );
}
