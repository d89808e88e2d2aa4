import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFailureText } from '../failure-text.ts';
import { clockTime } from '../clock-time.ts';
import { takeEarlyPress } from '../early-answers.ts';
import { useLanguage } from '../language.ts';
import { RpcFailure } from '../rpc-failure.ts';
import { useTexts } from '../texts.ts';
import { useCountdown } from './countdown.ts';

export interface CodeSent {
  /** "OTP sent successfully to this number …", as the server says it. */
  readonly message: string;
  readonly resendAfterSeconds: number;
}

/** A code that somebody can still type: sent from this page before it was reloaded, or from another phone. */
export interface CodeUnderWay {
  readonly sentAt: string;
  readonly resendAfterSeconds: number;
}

interface OneTimeCodeWays {
  /** Masked. */
  readonly mobileNumber?: string | undefined;
  readonly underWay?: CodeUnderWay | undefined;
  /** False while it is being found out whether a code may be sent; a press waits for that. */
  readonly isReady?: boolean | undefined;
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
export function useOneTimeCode({
  send,
  verify,
  onFailure,
  mobileNumber = '',
  underWay,
  isReady = true,
}: OneTimeCodeWays): OneTimeCode {
  const t = useTexts(publicTexts);
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const [typed, type] = useState('');
  const language = useLanguage();
  const [sent, setSent] = useState<string>();
  const [earlier, setEarlier] = useState(underWay?.sentAt);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<'sending' | 'checking'>();
  const [wait, startWait] = useCountdown(underWay?.resendAfterSeconds);
  // Pressed before it was ready: on the first screen of the root document, or since.
  const [isPressed, setPressed] = useState(() => !isReady && takeEarlyPress());

  useLayoutEffect(() => {
    if (sent || earlier) input.current?.focus();
  }, [sent, earlier]);

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
      const known = failure instanceof RpcFailure ? failure.details['codeSentAt'] : undefined;
      // Another one is refused because one is on its way: it can be typed at once.
      if (kind === 'sending' && typeof known === 'string') setEarlier(known);
      else setError(failureText(failure));
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
  const begin = useEffectEvent(() => {
    setPressed(false);
    if (underWay) {
      setEarlier(underWay.sentAt);
      startWait(underWay.resendAfterSeconds);
    } else if (isPressed) void attempt('sending', sendCode);
  });
  useEffect(() => {
    if (isReady) void Promise.resolve().then(() => begin());
  }, [isReady]);
  const isUnderWay = sent !== undefined || earlier !== undefined;
  function label(): string {
    if (busy === 'sending' || isPressed) return t('sendingOtp');
    if (wait > 90) return t('resendOtpInMinutes', { count: Math.ceil(wait / 60) });
    return wait > 0 ? t('resendOtpIn', { seconds: wait }) : t(isUnderWay ? 'resendOtp' : 'sendOtp');
  }
  return {
    input,
    typed,
    type,
    sent: sent ?? (earlier && t('codeUnderWay', { time: clockTime(earlier, language), number: mobileNumber })),
    error,
    isChecking: busy === 'checking',
    sending: {
      label: label(),
      isBarred: busy !== undefined || isPressed || wait > 0,
      press: () => (isReady ? void attempt('sending', sendCode) : setPressed(true)),
    },
    check: (complete) => void attempt('checking', async () => void (await verify(complete))),
  };
}
