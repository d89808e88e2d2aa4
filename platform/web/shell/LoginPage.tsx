import { Navigate, useNavigate, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { lazyWithRetry } from '../app/lazy-with-retry.ts';
import { type SignedIn, useSignedIn } from '../signed-in.ts';
import type { SecondFactorChallenge } from './basis.ts';
import { useDesk } from './desk.ts';
import { LoginForm } from './LoginForm.tsx';
import { keepResetMessage, resetMessage } from './reset-link.ts';
import { authenticate, enter, proveSecondFactor } from './session-keeper.ts';

const SecondFactorStep = lazyWithRetry(async () => (await import('./SecondFactorStep.tsx')).SecondFactorStep);

/** Where one goes after signing in, unless the address already led to a page. */
const home = '/dashboard/1';
/** Where a second factor is set up; without it there is nothing else to see. */
const ownProfile = '/profile';
const entrances = new Set(['/', '/landing', '/login']);

export function LoginPage(): ReactNode {
  const desk = useDesk();
  const navigate = useNavigate();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const [challenge, setChallenge] = useState<SecondFactorChallenge>();
  if (useSignedIn()) return <Navigate to={home} replace />;
  async function admitted(person: SignedIn): Promise<void> {
    // First the address, then the person: the page that was behind the sign-in is not shown for a moment.
    if (person.userdetails?.secondFactor === 'required') await navigate({ to: ownProfile, replace: true });
    else if (entrances.has(pathname.toLowerCase())) await navigate({ to: home, replace: true });
    keepResetMessage('');
    enter(desk, person);
  }
  if (challenge) {
    return (
      <SecondFactorStep
        challenge={challenge}
        prove={async (proof) => admitted(await proveSecondFactor(desk, { ...proof, challenge: challenge.challenge }))}
        onBack={() => setChallenge(undefined)}
      />
    );
  }
  return (
    <LoginForm
      signIn={async (userAccount, password) =>
        admitted(await authenticate(desk, { userRole: '', userAccount, password }))
      }
      onChallenge={setChallenge}
      done={resetMessage()}
    />
  );
}
