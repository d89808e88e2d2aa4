import { type ReactNode, useId } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { RpcFailure } from '../rpc-failure.ts';
import { useTexts } from '../texts.ts';
import { CodeStep } from './CodeStep.tsx';
import { type CodeSent, type CodeUnderWay, useOneTimeCode } from './one-time-code.ts';

export interface OneTimeCodeGateProps {
  /** The number that the link belongs to, masked; undefined while the link is being read, in which time a press waits. */
  readonly mobileNumber: string | undefined;
  readonly send: () => Promise<CodeSent>;
  /** Resolves when the code was accepted; the flow then shows what is behind the gate. */
  readonly verify: (code: string) => Promise<unknown>;
  /** The link can no longer be used: expired, used, or locked by too many wrong codes. */
  readonly onUnusable: (failure: RpcFailure) => void;
  /** A code was sent before this page was opened, and can be typed. */
  readonly underWay?: CodeUnderWay | undefined;
  readonly title?: string;
  /** What stands under the title until a code was sent. */
  readonly intro?: string;
}

/** Before a link shows anything: send a code to the link's own number, type it, and go on when it is right. */
export function OneTimeCodeGate({
  mobileNumber,
  send,
  verify,
  onUnusable,
  underWay,
  title,
  intro,
}: OneTimeCodeGateProps): ReactNode {
  const t = useTexts(publicTexts);
  const id = useId();
  const untilSent =
    mobileNumber === undefined ? t('codeWillBeSentToLink') : t('codeWillBeSent', { number: mobileNumber });
  const code = useOneTimeCode({
    send,
    verify,
    mobileNumber,
    underWay,
    isReady: mobileNumber !== undefined,
    onFailure: (failure) => {
      if (!(failure instanceof RpcFailure) || failure.response !== 'fail') return false;
      onUnusable(failure);
      return true;
    },
  });
  return (
    <div className="w-full p-4 pt-6">
      <section aria-labelledby={`${id}-title`} className="card mx-auto w-full max-w-md p-5">
        <h1 id={`${id}-title`} className="text-xl font-semibold">
          {title ?? t('confirmYourNumber')}
        </h1>
        <p id={`${id}-text`} className="mt-1 text-muted">
          {code.sent ?? intro ?? untilSent}
        </p>
        <CodeStep code={code} describedBy={`${id}-text`} className="mt-5" />
        <button
          type="button"
          className={`btn mt-5 w-full ${code.sent ? 'btn-s' : 'btn-p'}`}
          disabled={code.sending.isBarred}
          onClick={code.sending.press}
        >
          {code.sending.label}
        </button>
      </section>
    </div>
  );
}
