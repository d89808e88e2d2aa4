import './apply.css';
import { type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { publicTexts } from '#platform/messages/public/index.ts';
import { ErrorBoundary } from '#platform/web/app/ErrorBoundary.tsx';
import { fetchPart, lazyWithRetry } from '#platform/web/app/lazy-with-retry.ts';
import { PageSkeleton } from '#platform/web/public/PageSkeleton.tsx';
import { PublicShell } from '#platform/web/public/PublicShell.tsx';
import { openGuestSessions } from '#platform/web/rpc.ts';
import { fetchTextsWithParts, loadTexts } from '#platform/web/texts.ts';
import { forgetLink, takeLink } from './link.ts';
import { firstSegment, outcomePaths } from './public-address.ts';
import { publicFlows } from './public-flows.ts';

const link = takeLink();
const load = link && publicFlows[link.kind];
const root = document.getElementById('root');
if (!root) throw new Error('The document has no root');
openGuestSessions();
fetchTextsWithParts();
// The first screen of the root document works by itself: it stays until the flow can take its place.
const isShown = root.childElementCount > 0;
const [fetched] = await Promise.all([
  load && isShown ? fetchPart(load).catch(() => undefined) : undefined,
  loadTexts(publicTexts),
]);
const Flow = fetched ?? (load && lazyWithRetry(load));
const OutcomeScreen = lazyWithRetry(async () => (await import('./OutcomeScreen.tsx')).OutcomeScreen);

/** The public document: one flow, chosen by its link, or the page where a flow ended. */
function Apply(): ReactNode {
  if (link && Flow) {
    return (
      <Suspense
        fallback={
          <PublicShell>
            <PageSkeleton />
          </PublicShell>
        }
      >
        <Flow token={link.token} onFinished={forgetLink} />
      </Suspense>
    );
  }
  const path = outcomePaths.find((outcome) => outcome === firstSegment(location.pathname));
  return (
    <PublicShell>
      <OutcomeScreen path={path ?? 'errorpage'} />
    </PublicShell>
  );
}

createRoot(root).render(
  <ErrorBoundary>
    <Apply />
  </ErrorBoundary>,
);
/** Milliseconds after which the page has what it needs, also on a slow network. */
const calm = 3000;
// The worker fetches the shell once more, for the next visit.
const prepareNextVisit = async () => (await import('#platform/web/app/updates.ts')).startServiceWorker();
const whenCalm = () => setTimeout(() => void prepareNextVisit(), calm);
if (document.readyState === 'complete') whenCalm();
else addEventListener('load', whenCalm);
