import {
  type AnyRouter,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  useParams,
  useRouterState,
} from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { maySee, type Screen, screenAt } from '../screens.ts';
import { holds, useSignedIn } from '../signed-in.ts';
import { useDesk } from './desk.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { askFirst } from './first-questions.ts';
import { FrontDoor } from './FrontDoor.tsx';
import { LoginPage } from './LoginPage.tsx';
import { NotAuthorised } from './NotAuthorised.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { Shell } from './lazy-shell.ts';
import { useBrowserTitle } from './page-title.ts';

/** Addresses carry plain words: `?search=karoo&page=2`, no JSON. What they may hold is for the screen that reads them. */
function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** The routes of the desk, made from its list of screens. */
export function deskRouter(screens: readonly Screen[]): AnyRouter {
  const root = createRootRoute({ component: Root, notFoundComponent: ErrorPage });
  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => redirect({ to: '/landing', replace: true, throw: true }),
  });
  const routes = screens.map((screen) =>
    createRoute({
      getParentRoute: () => root,
      path: screen.path,
      component: () => <Place screen={screen} />,
      validateSearch: (search: Record<string, unknown>) => search as Record<string, string>,
      // Pointing at a link fetches the code of the screen behind it; if that fails, opening it says so.
      loader: ({ preload, location }) => {
        screen.preload().catch(() => undefined);
        if (!preload) askFirst(screen, location.searchStr);
      },
    }),
  );
  return createRouter({
    routeTree: root.addChildren([start, ...routes]),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    // What breaks is caught where it stands, by the ErrorBoundary around each screen.
    disableGlobalCatchBoundary: true,
    // While the code of a screen is on the way; the router would show nothing.
    defaultPendingComponent: ScreenSkeleton,
  }) as unknown as AnyRouter;
}

/** Who is not signed in sees the sign-in, except on a page that is open to everybody. */
function Root(): ReactNode {
  const person = useSignedIn();
  const { screens } = useDesk();
  const screen = screenAt(screens, useRouterState({ select: (state) => state.location.pathname }));
  useBrowserTitle(screen);
  if (screen?.needs === 'nothing') {
    return (
      <FrontDoor>
        <Outlet />
      </FrontDoor>
    );
  }
  if (!person) {
    return (
      <FrontDoor>
        <LoginPage />
      </FrontDoor>
    );
  }
  return (
    <Suspense>
      <Shell />
    </Suspense>
  );
}

function Place({ screen }: { screen: Screen }): ReactNode {
  const params = useParams({ strict: false }) as Record<string, string>;
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const isSignedIn = useSignedIn() !== undefined;
  if (!maySee(screen.needs, isSignedIn, holds)) return <NotAuthorised />;
  return (
    <ErrorBoundary resetKey={pathname}>
      <screen.component params={params} />
    </ErrorBoundary>
  );
}
