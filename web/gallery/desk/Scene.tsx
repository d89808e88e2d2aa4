import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { DeskProvider } from '#platform/web/shell/desk.ts';
import { sampleDesk } from '../sample-desk.ts';

/** What the bricks of the desk stand in: an address of their own, so that the scenes do not disturb each other. */
export function Scene({ children }: { readonly children: ReactNode }): ReactNode {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [router] = useState(() => {
    const root = createRootRoute({ component: Outlet });
    const any = createRoute({
      getParentRoute: () => root,
      path: '$',
      validateSearch: (search: Record<string, unknown>) => search,
      component: () => <Suspense>{children}</Suspense>,
    });
    const history = createMemoryHistory({ initialEntries: ['/scene'] });
    return createRouter({ routeTree: root.addChildren([any]), history });
  });
  return (
    <QueryClientProvider client={queries}>
      <DeskProvider value={sampleDesk}>
        <RouterProvider router={router} />
      </DeskProvider>
    </QueryClientProvider>
  );
}
