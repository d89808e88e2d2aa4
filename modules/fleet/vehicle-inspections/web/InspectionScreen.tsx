import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { RecordHistory } from '#platform/web/record/RecordHistory.tsx';
import { RecordParts } from '#platform/web/record/RecordParts.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import type { VehicleInspectionRecord } from '../contract.ts';
import { vehicleInspectionDeskTexts } from '../messages/desk/index.ts';
import { StateBadge } from './badges.tsx';
import { inspectionFailures, inspectionHistoryRead, inspectionRead, inspectionsNoun, useMay } from './calls.ts';
import { DefectsPanel } from './DefectsPanel.tsx';
import { InspectionFacts } from './InspectionFacts.tsx';
import { InspectionItems } from './InspectionItems.tsx';
import { ItemPanel } from './ItemPanel.tsx';
import { inspectionListPath, inspectionPath } from './paths.ts';
import { useInspectionDecisions } from './use-decisions.tsx';

/** `/vehicleInspection/{id}`: titled by its number; what was found item by item, and what follows from it. */
export function InspectionScreen({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  useChannel(`${inspectionsNoun}:${id}`);
  return (
    <RecordGate query={useQuery(inspectionRead(id))} skeleton={<ReviewSkeleton />} listPath={inspectionListPath}>
      {(inspection) => <InspectionPage inspection={inspection} />}
    </RecordGate>
  );
}

function InspectionPage({ inspection }: { readonly inspection: VehicleInspectionRecord }): ReactNode {
  const t = useTexts(vehicleInspectionDeskTexts);
  const mayReadHistory = useMay('getVehicleInspectionHistory');
  usePageTitle(inspection.eventNo);
  return (
    <>
      <header className="mb-4 flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-2 text-2xl font-semibold">
            {inspection.eventNo}
            <StateBadge state={inspection.state} />
          </h1>
          <p className="mt-1 text-muted">
            {[
              t(`kind_${inspection.kind}`),
              t('template', { version: inspection.templateVersion }),
              inspection.link && t('sentTo', { to: inspection.link.sentTo }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Decisions
          record={{ noun: inspectionsNoun, id: inspection.id, lockId: inspection.lockId }}
          decisions={useInspectionDecisions(inspection)}
          failures={inspectionFailures}
        />
      </header>
      <InspectionFacts inspection={inspection} />
      <RecordParts
        path={inspectionPath(inspection.id)}
        first="inspection"
        parts={[
          { id: 'inspection', title: t('inspectionPart'), content: <Panes inspection={inspection} /> },
          { id: 'history', title: t('historyPart'), isShown: mayReadHistory, content: <History id={inspection.id} /> },
        ]}
      />
    </>
  );
}

const keyOf = ({ unitId, code }: { readonly unitId: string; readonly code: string }) => `${unitId}:${code}`;

/** The items, the one that is looked at, and the defects of the units, side by side where there is room. */
function Panes({ inspection }: { readonly inspection: VehicleInspectionRecord }): ReactNode {
  const { items } = inspection;
  const [chosen, setChosen] = useState<string>();
  const gravest =
    items.find(({ result }) => result === 'fail') ?? items.find(({ result }) => result === '') ?? items[0]!;
  const item = items.find((each) => keyOf(each) === chosen) ?? gravest;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <InspectionItems inspection={inspection} chosen={keyOf(item)} onChoose={(each) => setChosen(keyOf(each))} />
      <ItemPanel
        key={keyOf(item)}
        inspection={inspection}
        item={item}
        onSaved={() => {
          const next = items.find((each) => each.result === '' && keyOf(each) !== keyOf(item));
          if (next) setChosen(keyOf(next));
        }}
      />
      <DefectsPanel inspection={inspection} />
    </div>
  );
}

function History({ id }: { readonly id: string }): ReactNode {
  const words = useCodeTexts([vehicleInspectionDeskTexts]);
  return (
    <RecordHistory
      query={useQuery(inspectionHistoryRead(id))}
      words={words}
      label={(path) => words(`fact_${path}`) ?? path}
      isSaid={(path) => !path.endsWith('Id')}
    />
  );
}
