import { useNavigate, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useDesk } from './desk.ts';
import { LoginForm } from './LoginForm.tsx';
import { signIn } from './session-keeper.ts';

/** Where one goes after signing in, unless the address already led to a page. */
const home = '/dashboard/1';
const entrances = new Set(['/', '/landing', '/login']);

export function LoginPage(): ReactNode {
  const desk = useDesk();
  const navigate = useNavigate();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return (
    <LoginForm
      signIn={async (userAccount, password) => {
        await signIn(desk, { userRole: '', userAccount, password });
        if (entrances.has(pathname)) await navigate({ to: home, replace: true });
      }}
    />
  );
}
