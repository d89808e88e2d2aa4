import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '#platform/web/app/lazy-with-retry.ts';
import { languageWasChosen } from '#platform/web/language.ts';
import { switchLanguage, useTexts } from '#platform/web/texts.ts';
import { chooseTheme } from '#platform/web/theme/theme.ts';
import { tripTexts } from '#modules/work/trips/messages/trip/index.ts';
import type { Act, ActProps } from './act.ts';
import { Head } from './Head.tsx';
import { MainBar } from './MainBar.tsx';
import { TripPage, usePage } from './page-state.ts';
import { inspectionState, nextOf } from './progress.ts';
import { StopCard } from './StopCard.tsx';
import { UnreachablePage } from './UnreachablePage.tsx';

const loadActs = async () => (await import('./Acts.tsx')).Acts;
const Acts: ComponentType<ActProps> = lazyWithRetry(loadActs);
const loadMore = () => import('./more.ts');
const Warnings = lazyWithRetry(async () => (await loadMore()).Warnings);
const StopList = lazyWithRetry(async () => (await loadMore()).StopList);
const InspectionCard = lazyWithRetry(async () => (await import('./InspectionCard.tsx')).InspectionCard);
const DoneCard = lazyWithRetry(async () => (await loadMore()).DoneCard);
const EndedPage = lazyWithRetry(async () => (await import('./EndedPage.tsx')).EndedPage);

/** What a part of another module knows of the trip. */
export interface TripPartProps {
  /** Opens the trip. */
  readonly token: string;
  readonly loadId: string;
  /** Changes with every change of the load. */
  readonly version: string;
}

interface DriverPageProps {
  readonly token: string;
  /** What another module asks of the driver before the vehicle leaves. */
  readonly Before: ComponentType<TripPartProps>;
}

/** The page of a trip with what another module asks before the vehicle leaves; it is fetched after the page itself. */
export function driverPageWith(
  load: () => Promise<ComponentType<TripPartProps>>,
): (props: Pick<DriverPageProps, 'token'>) => ReactNode {
  const Before = lazyWithRetry(load);
  return ({ token }) => <DriverPage token={token} Before={Before} />;
}

/** The trip on the phone of its driver: what comes next, one main button, and whether everything was sent. */
function DriverPage({ token, Before }: DriverPageProps): ReactNode {
  const t = useTexts(tripTexts);
  const [page] = useState(() => new TripPage(token));
  const state = usePage(page);
  const [act, setAct] = useState<Act>();
  const { trip, outbox, items } = state;

  useEffect(() => {
    // Phones are read in the sun; who drives at night chooses the dark in the menu.
    if (!localStorage.getItem('theme')) chooseTheme('light');
    // What is done at a stop must be there before the network goes.
    void loadActs().catch(() => undefined);
  }, []);
  const language = trip?.language;
  useEffect(() => {
    if (language && !languageWasChosen()) void switchLanguage(language, { remember: false }).catch(() => undefined);
  }, [language]);
  const title = trip ? `${trip.loadNumber} · ${trip.clientName}` : undefined;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);

  if (state.phase === 'ended')
    return (
      <Suspense fallback={<Opening />}>
        <EndedPage state={state} />
      </Suspense>
    );
  if (!trip || !page.outbox)
    return state.phase === 'unreachable' ? <UnreachablePage onAgain={() => void page.refresh()} /> : <Opening />;
  const next = nextOf(trip);
  const inspection = inspectionState(trip, items);
  const close = () => setAct(undefined);
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <Head
        trip={trip}
        outbox={outbox}
        items={items}
        onWaiting={() => setAct({ kind: 'waiting' })}
        onMenu={() => setAct({ kind: 'menu' })}
      />
      <main id="page" className="mx-auto w-full max-w-md flex-1 space-y-3 p-3 pb-44">
        <div aria-live="polite" className="space-y-3 empty:hidden">
          <Suspense fallback={null}>
            <Warnings state={state} />
          </Suspense>
        </div>
        {next?.stop.sequence === 1 && (
          <Suspense fallback={null}>
            <Before token={page.key} loadId={trip.loadId} version={trip.version} />
          </Suspense>
        )}
        {next && inspection !== 'none' && (
          <Suspense fallback={<div className="skeleton h-28" />}>
            <InspectionCard trip={trip} state={inspection} onInspect={() => setAct({ kind: 'inspect' })} />
          </Suspense>
        )}
        {next ? (
          <StopCard trip={trip} stop={next.stop} step={next.step} now={state.now} />
        ) : (
          <Suspense fallback={<div className="skeleton h-24" />}>
            <DoneCard items={items} />
          </Suspense>
        )}
        {trip.instructions && next?.stop.sequence === 1 && (
          <p className="card p-4 whitespace-pre-line">{trip.instructions}</p>
        )}
        <Suspense fallback={<div className="skeleton h-40" />}>
          <StopList trip={trip} onCorrect={(stop) => setAct({ kind: 'correct', stop })} />
        </Suspense>
        {state.isReady && <p className="py-2 text-center text-sm text-muted">{t('readyOffline')}</p>}
      </main>
      <MainBar trip={trip} next={next} inspection={inspection} outbox={page.outbox} onAct={setAct} />
      {act && (
        <Suspense fallback={<div className="fixed inset-0 z-20 bg-canvas" aria-busy="true" />}>
          <Acts act={act} trip={trip} items={items} page={page} state={state} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

function Opening(): ReactNode {
  return (
    <div className="p-4" aria-busy="true">
      <div className="skeleton h-12" />
      <div className="skeleton mt-4 h-48" />
    </div>
  );
}
