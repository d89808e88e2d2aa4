import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFailureText } from '../failure-text.ts';
import { clockTime } from '../clock-time.ts';
import { takeEarlyPress } from '../early-answers.ts';
import { useLanguage } from '../language.ts';
import { RpcFailure } from '../rpc-failure.ts';
import { useTexts } from '../texts.ts';
import { useWhenOnline } from '../use-when-online.ts';
import { codeLength } from './code-length.ts';
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
  /** Checks the code that is there once more: nobody has answered whether it is right. */
  readonly checkAgain: (() => void) | undefined;
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
  const t = usePublicTexts();
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
      const { isUnanswered, seconds, known } = factsOf(failure);
      if (kind === 'sending' && seconds !== undefined) startWait(seconds);
      // Another one is refused because one is on its way: it can be typed at once.
      if (kind === 'sending' && known !== undefined) setEarlier(known);
      else setError(failureText(failure));
      // Nobody has said that it is wrong: it stays, and is checked when the network is back.
      if (!isUnanswered || kind === 'sending') type('');
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
  useEffect(() => void (isReady && Promise.resolve().then(() => begin())), [isReady]);
  const check = (complete: string) => void attempt('checking', async () => void (await verify(complete)));
  // A wrong code is taken out, so what stands beside an error is one that nobody has answered.
  const isUnchecked = error !== undefined && typed.length === codeLength;
  useWhenOnline(() => (isUnchecked ? check(typed) : setError(undefined)));
  const isUnderWay = sent !== undefined || earlier !== undefined;
  const isSending = busy === 'sending' || isPressed;
  return {
    input,
    typed,
    type,
    sent: sent ?? (earlier && t('codeUnderWay', { time: clockTime(earlier, language), number: mobileNumber })),
    error,
    isChecking: busy === 'checking',
    checkAgain: isUnchecked && !busy ? () => check(typed) : undefined,
    sending: {
      label: isSending ? t('sendingOtp') : labelOf(t, wait, isUnderWay),
      isBarred: busy !== undefined || isPressed || wait > 0,
      press: () => (isReady ? void attempt('sending', sendCode) : setPressed(true)),
    },
    check,
  };
}

const usePublicTexts = () => useTexts(publicTexts);

function labelOf(t: ReturnType<typeof usePublicTexts>, wait: number, isUnderWay: boolean): string {
  if (wait > 90) return t('resendOtpInMinutes', { count: Math.ceil(wait / 60) });
  return wait > 0 ? t('resendOtpIn', { seconds: wait }) : t(isUnderWay ? 'resendOtp' : 'sendOtp');
}

/** What a failure says: that nobody answered, how long to wait, or that a code is on its way since then. */
function factsOf(failure: unknown) {
  const { details = {}, isTransport = false } = failure instanceof RpcFailure ? failure : {};
  const { retryAfterSeconds: seconds, codeSentAt: known } = details as Readonly<Record<string, unknown>>;
  return {
    isUnanswered: isTransport,
    seconds: typeof seconds === 'number' ? seconds : undefined,
    known: typeof known === 'string' ? known : undefined,
  };
}
