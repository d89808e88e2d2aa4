import { Navigate, useNavigate, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useSignedIn } from '../signed-in.ts';
import { useDesk } from './desk.ts';
import { preloadShell } from './lazy-shell.ts';
import { LoginForm } from './LoginForm.tsx';
import { authenticate, enter } from './session-keeper.ts';

/** Where one goes after signing in, unless the address already led to a page. */
const home = '/dashboard/1';
const entrances = new Set(['/', '/landing', '/login']);

export function LoginPage(): ReactNode {
  const desk = useDesk();
  const navigate = useNavigate();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  useEffect(preloadShell, []);
  if (useSignedIn()) return <Navigate to={home} replace />;
  return (
    <LoginForm
      signIn={async (userAccount, password) => {
        const person = await authenticate(desk, { userRole: '', userAccount, password });
        // First the address, then the person: the page that was behind the sign-in is not shown for a moment.
        if (entrances.has(pathname.toLowerCase())) await navigate({ to: home, replace: true });
        enter(desk, person);
      }}
    />
  );
}
