import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFailureText } from '../failure-text.ts';
import { RpcFailure } from '../rpc-failure.ts';
import { useTexts } from '../texts.ts';
import { useCountdown } from './countdown.ts';

export interface CodeSent {
  /** "OTP sent successfully to this number …", as the server says it. */
  readonly message: string;
  readonly resendAfterSeconds: number;
}

interface OneTimeCodeWays {
  readonly send: () => Promise<CodeSent>;
  readonly verify: (code: string) => Promise<unknown>;
  /** True where the failure has been dealt with, and is no text beside the code. */
  readonly onFailure?: (failure: unknown) => boolean;
}

export interface OneTimeCode {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly type: (code: string) => void;
  /** What the server said when it sent the newest code. */
  readonly sent: string | undefined;
  readonly error: string | undefined;
  readonly isChecking: boolean;
  readonly sending: { readonly label: string; readonly isBarred: boolean; readonly press: () => void };
  readonly check: (complete: string) => void;
}

/** A code that is sent, counted down for, typed and checked; one thing at a time. */
export function useOneTimeCode({ send, verify, onFailure }: OneTimeCodeWays): OneTimeCode {
  const t = useTexts(publicTexts);
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const [typed, type] = useState('');
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
      if (onFailure?.(failure)) return;
      const seconds = failure instanceof RpcFailure ? failure.details['retryAfterSeconds'] : undefined;
      if (kind === 'sending' && typeof seconds === 'number') startWait(seconds);
      setError(failureText(failure));
      type('');
      input.current?.focus();
    } finally {
      setBusy(undefined);
    }
  }
  async function sendCode(): Promise<void> {
    const { message, resendAfterSeconds } = await send();
    type('');
    setSent(message);
    startWait(resendAfterSeconds);
  }
  function label(): string {
    if (busy === 'sending') return t('sendingOtp');
    return wait > 0 ? t('resendOtpIn', { seconds: wait }) : t(sent ? 'resendOtp' : 'sendOtp');
  }
  return {
    input,
    typed,
    type,
    sent,
    error,
    isChecking: busy === 'checking',
    sending: {
      label: label(),
      isBarred: busy !== undefined || wait > 0,
      press: () => void attempt('sending', sendCode),
    },
    check: (complete) => void attempt('checking', async () => void (await verify(complete))),
  };
}
