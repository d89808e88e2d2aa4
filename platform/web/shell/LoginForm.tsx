import { Link } from '@tanstack/react-router';
import { LoaderCircle } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useFailureText } from '../failure-text.ts';
import { useTexts } from '../texts.ts';
import { RpcFailure } from '../rpc-failure.ts';
import { preloadShell } from './lazy-shell.ts';
import type { SecondFactorChallenge } from './basis.ts';
import { PasswordInput } from '../fields/PasswordInput.tsx';

interface LoginFormProps {
  /** The password was right, and something more is needed. */
  readonly onChallenge?: (challenge: SecondFactorChallenge) => void;
  /** Rejects with what the server answered. */
  readonly signIn: (userAccount: string, password: string) => Promise<unknown>;
  /** What was done before: a new password. */
  readonly done?: string;
}

export function LoginForm({ signIn, onChallenge, done = '' }: LoginFormProps): ReactNode {
  const t = useTexts(deskTexts);
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const password = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    setBusy(true);
    setError('');
    try {
      await signIn(String(given.get('username')), String(given.get('password')));
    } catch (failure) {
      if (onChallenge && failure instanceof RpcFailure && failure.code === 'secondFactorRequired')
        return onChallenge(failure.details as unknown as SecondFactorChallenge);
      setError(failureText(failure));
      password.current?.select();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className="card p-6 sm:p-8"
      onSubmit={(event) => void submit(event)}
      // What is behind the sign-in is fetched from the first letter on: whoever only looks at this page does not pay for it.
      onInput={preloadShell}
      aria-busy={busy}
    >
      <h1 className="text-xl font-semibold">{t('login')}</h1>
      <p className="mt-1 text-muted">{t('loginHint')}</p>
      <div role="alert">
        {error !== '' && (
          <p className="mt-5 rounded-ctl bg-danger-soft px-3 py-2 text-danger">{t('errorBox', { text: error })}</p>
        )}
        {error === '' && done !== '' && <p className="mt-5 rounded-ctl bg-ok-soft px-3 py-2 text-ok">{done}</p>}
      </div>
      <label className="lbl mt-5" htmlFor="username">
        {t('username')}
      </label>
      <input
        id="username"
        name="username"
        type="email"
        autoComplete="username"
        required
        maxLength={60}
        className="ctl mt-1.5"
      />
      <div className="mt-4 flex items-baseline justify-between">
        <label className="lbl" htmlFor="password">
          {t('password')}
        </label>
        <Link to="/resetPassword" className="text-sm text-brand underline decoration-current/35 underline-offset-3">
          {t('resetPassword')}
        </Link>
      </div>
      <PasswordInput
        ref={password}
        id="password"
        name="password"
        autoComplete="current-password"
        required
        maxLength={30}
        className="mt-1.5"
      />
      <button type="submit" className="btn btn-p mt-6 w-full" disabled={busy}>
        {busy && <LoaderCircle size={16} className="animate-spin" aria-hidden="true" />}
        {busy ? t('signingIn') : t('login')}
      </button>
    </form>
  );
}
