import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFailureText } from '../failure-text.ts';
import { RpcFailure } from '../rpc-failure.ts';
import { useTexts } from '../texts.ts';
import { CodeInput } from './CodeInput.tsx';
import { useCountdown } from './countdown.ts';

export interface CodeSent {
  /** "OTP sent successfully to this number …", as the server says it. */
  readonly message: string;
  readonly resendAfterSeconds: number;
}

export interface OneTimeCodeGateProps {
  /** The number that the link belongs to, masked. */
  readonly mobileNumber: string;
  readonly send: () => Promise<CodeSent>;
  /** Resolves when the code was accepted; the flow then shows what is behind the gate. */
  readonly verify: (code: string) => Promise<unknown>;
  /** The link can no longer be used: expired, used, or locked by too many wrong codes. */
  readonly onUnusable: () => void;
  readonly title?: string;
}

/** Before a link shows anything: send a code to the link's own number, type it, and go on when it is right. */
export function OneTimeCodeGate({ mobileNumber, send, verify, onUnusable, title }: OneTimeCodeGateProps): ReactNode {
  const t = useTexts(publicTexts);
  const failureText = useFailureText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<'sending' | 'checking'>();
  const [wait, startWait] = useCountdown();

  useLayoutEffect(() => {
    if (sent) input.current?.focus();
  }, [sent]);

  async function attempt(kind: 'sending' | 'checking', what: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(kind);
    setError(undefined);
    try {
      await what();
    } catch (failure) {
      if (failure instanceof RpcFailure && failure.response === 'fail') return onUnusable();
      const seconds = failure instanceof RpcFailure ? failure.details['retryAfterSeconds'] : undefined;
      if (kind === 'sending' && typeof seconds === 'number') startWait(seconds);
      setError(failureText(failure));
      setCode('');
      input.current?.focus();
    } finally {
      setBusy(undefined);
    }
  }
  const sendCode = () =>
    attempt('sending', async () => {
      const { message, resendAfterSeconds } = await send();
      setCode('');
      setSent(message);
      startWait(resendAfterSeconds);
    });
  const check = (complete: string) => attempt('checking', async () => void (await verify(complete)));

  const sendLabel =
    busy === 'sending'
      ? t('sendingOtp')
      : wait > 0
        ? t('resendOtpIn', { seconds: wait })
        : t(sent ? 'resendOtp' : 'sendOtp');
  return (
    <div className="w-full p-4 pt-6">
      <section aria-labelledby={`${id}-title`} className="card mx-auto w-full max-w-md p-5">
        <h1 id={`${id}-title`} className="text-xl font-semibold">
          {title ?? t('confirmYourNumber')}
        </h1>
        <p id={`${id}-text`} className="mt-1 text-muted">
          {sent ?? t('codeWillBeSent', { number: mobileNumber })}
        </p>
        {sent && (
          <div className="mt-5">
            <CodeInput
              ref={input}
              label={t('oneTimeCode')}
              value={code}
              onChange={setCode}
              onComplete={(complete) => void check(complete)}
              describedBy={`${id}-text ${id}-state`}
              invalid={error !== undefined}
              busy={busy === 'checking'}
            />
          </div>
        )}
        <div id={`${id}-state`} aria-live="polite">
          {error && <p className="err mt-3">{error}</p>}
          {busy === 'checking' && <p className="hlp mt-3">{t('checkingCode')}</p>}
        </div>
        <button
          type="button"
          className={`btn mt-5 w-full ${sent ? 'btn-s' : 'btn-p'}`}
          disabled={busy !== undefined || wait > 0}
          onClick={() => void sendCode()}
        >
          {sendLabel}
        </button>
      </section>
    </div>
  );
}
