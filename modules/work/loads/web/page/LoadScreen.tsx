import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { RecordParts } from '#platform/web/record/RecordParts.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import type { ScreenProps } from '#platform/web/screens.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { LoadBadge, TroubleBadge } from '../badges.tsx';
import { type Load, loadRead, loadsNoun, useMay } from '../calls.ts';
import { HistoryPart } from './HistoryPart.tsx';
import { LoadFacts } from './LoadHead.tsx';
import { LoadSections } from './LoadSections.tsx';
import { type LoadPart, type LoadSection, loadTabs } from '../load-part.ts';
import { loadListPath, loadPath } from '../paths.ts';
import { TripPart } from './TripPart.tsx';
import { useOwnDecisions } from './use-decisions.tsx';

const failures = [loadFailureTexts] as const;

/** `/manageLoads/{id}`: one load, what is done with it, and how it moves. `more` is what modules above show of it. */
export function loadScreen(more: readonly LoadPart[]) {
  return function LoadScreen({ params }: ScreenProps): ReactNode {
    const id = params['id'] ?? '';
    useChannel(`${loadsNoun}:${id}`);
    return (
      <RecordGate query={useQuery(loadRead(id))} skeleton={<ReviewSkeleton />} listPath={loadListPath}>
        {(load) => <LoadPage load={load} more={more} />}
      </RecordGate>
    );
  };
}

interface LoadPageProps {
  readonly load: Load;
  readonly more: readonly LoadPart[];
}

function LoadPage({ load, more }: LoadPageProps): ReactNode {
  const t = useTexts(loadFormTexts);
  const mayReadHistory = useMay('getLoadHistory');
  // The parts are the same at every draw: each page is made for its list of parts.
  const said = more.map(({ useWarnings }) => (useWarnings ? useWarnings(load) : []));
  // Nobody sends a vehicle before everything that warns of it was heard.
  const warnings = said.includes(undefined) ? undefined : said.flatMap((some) => some ?? []);
  const own = useOwnDecisions(load);
  const decisions = [
    ...own.upkeep,
    ...more.flatMap(({ useUpkeep }) => useUpkeep?.(load) ?? []),
    ...own.moves,
    ...more.flatMap(({ useMoves }) => useMoves?.(load, warnings) ?? []),
    ...more.flatMap(({ useDecisions }) => useDecisions?.(load) ?? []),
  ];
  const mine: LoadSection = {
    tab: 'trip',
    id: 'history',
    title: t('historyPart'),
    isShown: mayReadHistory,
    content: <HistoryPart load={load} />,
  };
  const sections = [...more.flatMap(({ useTab }) => useTab?.(load) ?? []), mine].filter(
    ({ isShown = true }) => isShown,
  );
  const cards = more.flatMap((part) => part.cards ?? []).toSorted((one, other) => one.place - other.place);
  const trips = more.flatMap(({ trip }) => trip ?? []);
  usePageTitle(load.loadNumber);
  return (
    <>
      <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-2 text-2xl font-semibold">
            {load.loadNumber}
            <LoadBadge state={load.status} />
            <TroubleBadge of={load} />
          </h1>
        </div>
        <Decisions
          record={{ noun: loadsNoun, id: load.id, lockId: load.lockId }}
          decisions={decisions}
          failures={failures}
        />
      </header>
      <LoadFacts load={load} />
      <RecordParts
        path={loadPath(load.id)}
        first="trip"
        parts={loadTabs.map((tab) => {
          const held = sections.filter((section) => section.tab === tab);
          return {
            id: tab,
            title: t(`tab_${tab}`),
            isShown: held.length > 0,
            // The events were a tab once; addresses of mails and notes still name it.
            holds: [...held.map(({ id }) => id), ...(tab === 'trip' ? ['events'] : [])],
            content:
              tab === 'trip' ? (
                <TripTab sections={held} trip={<TripPart load={load} cards={cards} trips={trips} />} />
              ) : (
                <LoadSections sections={held} />
              ),
          };
        })}
      />
    </>
  );
}

/** The trip with the sections below it; one that the address names stands above the trip. */
function TripTab({
  trip,
  sections,
}: {
  readonly trip: ReactNode;
  readonly sections: readonly LoadSection[];
}): ReactNode {
  const { tab } = useSearch({ strict: false }) as { readonly tab?: string };
  const [named, others] = [sections.filter(({ id }) => id === tab), sections.filter(({ id }) => id !== tab)];
  return (
    <div className="grid gap-8">
      {named.length > 0 && <LoadSections sections={named} />}
      {trip}
      <LoadSections sections={others} />
    </div>
  );
}
