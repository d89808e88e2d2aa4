import { KeyRound, LoaderCircle } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { CodeInput } from '../code/CodeInput.tsx';
import { useFailureText } from '../failure-text.ts';
import { RpcFailure } from '../rpc-failure.ts';
import { useTexts } from '../texts.ts';
import type { SecondFactorChallenge } from './basis.ts';

interface Proof {
  readonly code?: string;
  readonly passkey?: Record<string, unknown>;
}

interface SecondFactorStepProps {
  readonly challenge: SecondFactorChallenge;
  /** Rejects with what the server answered. */
  readonly prove: (proof: Proof) => Promise<void>;
  readonly onBack: () => void;
}

async function askPasskey(options: SecondFactorChallenge['passkey']): Promise<Proof> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return { passkey: { ...(await startAuthentication({ optionsJSON: options as never })) } };
}

/** The second step of a sign-in: a passkey, the six digits of the app, or a recovery code. */
export function SecondFactorStep({ challenge, prove, onBack }: SecondFactorStepProps): ReactNode {
  const t = useTexts(deskTexts);
  const failureText = useFailureText();
  const { methods, passkey } = challenge;
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const hasApp = methods.includes('authenticator');
  const hint = isRecovery ? 'recoveryCodeHint' : hasApp ? 'authenticatorHint' : 'passkeyHint';

  async function attempt(make: () => Promise<Proof>): Promise<void> {
    setBusy(true);
    setError('');
    try {
      await prove(await make());
    } catch (failure) {
      // The browser says nothing of use when somebody closes its window.
      setError(failure instanceof RpcFailure ? failureText(failure) : t('passkeyNotUsed'));
      setCode('');
    } finally {
      setBusy(false);
    }
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (code !== '') void attempt(async () => ({ code }));
  }

  return (
    <section className="card p-6 sm:p-8" aria-busy={busy}>
      <h1 className="text-xl font-semibold">{t('secondFactor')}</h1>
      <p className="mt-1 text-muted">{t(hint)}</p>
      <div role="alert">
        {error !== '' && <p className="mt-5 rounded-ctl bg-danger-soft px-3 py-2 text-danger">{error}</p>}
      </div>
      {passkey !== undefined && !isRecovery && (
        <button
          type="button"
          className="btn btn-p mt-5 w-full"
          disabled={busy}
          onClick={() => void attempt(() => askPasskey(passkey))}
        >
          <KeyRound size={16} aria-hidden="true" />
          {t('usePasskey')}
        </button>
      )}
      {(hasApp || isRecovery) && (
        <form className="mt-5" onSubmit={submit}>
          {isRecovery ? (
            <RecoveryCode value={code} onChange={setCode} />
          ) : (
            <CodeInput
              label={t('authenticatorCode')}
              value={code}
              busy={busy}
              invalid={error !== ''}
              onChange={setCode}
              onComplete={(complete) => void attempt(async () => ({ code: complete }))}
            />
          )}
          <button
            type="submit"
            className={passkey === undefined || isRecovery ? 'btn btn-p mt-5 w-full' : 'btn btn-s mt-5 w-full'}
            disabled={busy}
          >
            {busy && <LoaderCircle size={16} className="animate-spin" aria-hidden="true" />}
            {t('continue')}
          </button>
        </form>
      )}
      <OtherWays
        isRecovery={isRecovery}
        onBack={onBack}
        onSwitch={() => {
          setRecovery(!isRecovery);
          setCode('');
          setError('');
        }}
      />
    </section>
  );
}

interface RecoveryCodeProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
}

function RecoveryCode({ value, onChange }: RecoveryCodeProps): ReactNode {
  const t = useTexts(deskTexts);
  return (
    <>
      <label className="lbl" htmlFor="recovery-code">
        {t('recoveryCode')}
      </label>
      <input
        id="recovery-code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        className="ctl mt-1.5 font-mono"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}

interface OtherWaysProps {
  readonly isRecovery: boolean;
  readonly onBack: () => void;
  readonly onSwitch: () => void;
}

function OtherWays({ isRecovery, onBack, onSwitch }: OtherWaysProps): ReactNode {
  const t = useTexts(deskTexts);
  return (
    <div className="mt-5 flex flex-wrap justify-between gap-2">
      <button type="button" className="btn btn-g" onClick={onBack}>
        {t('goToLogin')}
      </button>
      <button type="button" className="btn btn-g" onClick={onSwitch}>
        {t(isRecovery ? 'useSecondFactor' : 'useRecoveryCode')}
      </button>
    </div>
  );
}
