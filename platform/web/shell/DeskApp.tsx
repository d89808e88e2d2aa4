import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { UpdatePrompt } from '../app/UpdatePrompt.tsx';
import { ConfirmHost } from '../dialogs/ConfirmHost.tsx';
import { Notices } from '../notices/Notices.tsx';
import { type Desk, DeskProvider } from './desk.ts';
import { deskRouter } from './router.tsx';
import { useSessionKeeper, useTransportNotes } from './session-keeper.ts';

/** The whole desk, for a list of screens. */
export function DeskApp({ desk }: { readonly desk: Desk }): ReactNode {
  const [router] = useState(() => deskRouter(desk.screens));
  return (
    <ErrorBoundary>
      <DeskProvider value={desk}>
        <Suspense>
          <SessionKeeper />
          <RouterProvider router={router} />
          <ConfirmHost />
          <UpdatePrompt />
          <Notices />
        </Suspense>
      </DeskProvider>
    </ErrorBoundary>
  );
}

/** Apart, so that its state draws nothing else again. */
function SessionKeeper(): ReactNode {
  useSessionKeeper();
  useTransportNotes();
  return null;
}
