import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useLanguage } from '#platform/web/language.ts';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { RecordParts } from '#platform/web/record/RecordParts.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { useFormats } from '#platform/web/formats.ts';
import type { ScreenProps } from '#platform/web/screens.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { LoadBadge, TroubleBadge } from '../badges.tsx';
import { type Load, loadRead, loadsNoun, useMay } from '../calls.ts';
import { HistoryPart } from './HistoryPart.tsx';
import type { LoadPart } from '../load-part.ts';
import { loadListPath, loadPath } from '../paths.ts';
import { TripPart } from './TripPart.tsx';
import { useLoadClock } from '../use-load-clock.ts';
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
  const warnings = more.flatMap(({ useWarnings }) => useWarnings?.(load) ?? []);
  const own = useOwnDecisions(load);
  const decisions = [
    ...own.upkeep,
    ...more.flatMap(({ useUpkeep }) => useUpkeep?.(load) ?? []),
    ...own.moves,
    ...more.flatMap(({ useMoves }) => useMoves?.(load, warnings) ?? []),
    ...more.flatMap(({ useDecisions }) => useDecisions?.(load) ?? []),
  ];
  const tabs = more.flatMap(({ useTab }) => useTab?.(load) ?? []);
  const cards = more.flatMap(({ card }) => card ?? []).toSorted((one, other) => one.place - other.place);
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
          <p className="mt-1 text-muted">{[load.origin, load.destination].filter(Boolean).join(' → ')}</p>
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
        parts={[
          { id: 'trip', title: t('tripPart'), content: <TripPart load={load} cards={cards} /> },
          ...tabs,
          { id: 'history', title: t('historyPart'), isShown: mayReadHistory, content: <HistoryPart load={load} /> },
        ]}
      />
    </>
  );
}

/** What one asks first of a load. Facts that a role may not see are absent, not empty. */
function LoadFacts({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(loadFormTexts);
  const formats = useFormats();
  const language = useLanguage();
  const clock = useLoadClock(load.timeZone);
  const vehicles = [load.registrationNumber, load.trailer1RegNumber, load.trailer2RegNumber]
    .filter(Boolean)
    .join(' + ');
  // Nothing agreed is not a price of nothing.
  const priceOf = (amount: number, isFree: boolean) => (amount !== 0 || isFree ? formats.money(amount) : '–');
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t('customer'), load.customerName],
    [t('supplier'), load.supplierName ?? (load.isOwnFleet ? t('ownFleet') : t('nobodyYet'))],
    [t('vehicle'), vehicles || t('nobodyYet')],
    [t('driver'), [load.driverName, load.coDriverName].filter(Boolean).join(', ') || t('nobodyYet')],
    [t('loading'), clock.moment(load.loadAt)],
    [
      t('goods'),
      [load.commodityName, load.massKg ? `${formatDecimal(language, load.massKg)} kg` : ''].filter(Boolean).join(', '),
    ],
    [t('sell'), load.sell === undefined ? undefined : priceOf(load.sell, load.sellIsFree === true)],
    [t('buy'), priceOf(load.buy, load.buyIsFree)],
    [t('margin'), load.margin === undefined ? undefined : load.margin === null ? '–' : formats.money(load.margin)],
  ];
  return (
    <dl className="mt-5 mb-6 grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-3 xl:grid-cols-5">
      {facts.map(
        ([label, value]) =>
          value !== undefined && (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="max-md:wrap-anywhere md:truncate" title={value}>
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
