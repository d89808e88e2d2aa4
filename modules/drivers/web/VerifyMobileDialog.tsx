import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { CodeInput } from '#platform/web/code/CodeInput.tsx';
import { useCountdown } from '#platform/web/code/countdown.ts';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { client, newIdempotencyKey, RpcFailure } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import { useWords } from '#platform/web/words.ts';
import { driverService } from '../contract.ts';
import { driverTexts } from '../messages/index.ts';
import { driverDesk } from './desk.ts';

const { sendClientDriverCode, verifyClientDriverMobile } = client(driverService);

interface VerifyMobileDialogProps {
  readonly id: string;
  readonly number: string;
  readonly onClose: () => void;
}

/** Sends a code to the driver and takes it back from them, over the phone or across the desk. */
export function VerifyMobileDialog({ id, number, onClose }: VerifyMobileDialogProps): ReactNode {
  const { t } = useWords(driverTexts);
  const shared = useTexts(publicTexts);
  const failureText = useFailureText();
  const stateId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<'sending' | 'checking'>();
  const [wait, startWait] = useCountdown();

  useEffect(() => {
    if (sent) input.current?.focus();
  }, [sent]);

  async function attempt(kind: 'sending' | 'checking', what: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(kind);
    setError(undefined);
    try {
      await what();
    } catch (failure) {
      const seconds = failure instanceof RpcFailure ? failure.details['retryAfterSeconds'] : undefined;
      if (kind === 'sending' && typeof seconds === 'number') startWait(seconds);
      setError(failureText(failure));
      setCode('');
      input.current?.focus();
    } finally {
      setBusy(undefined);
    }
  }
  const send = () =>
    attempt('sending', async () => {
      const { message, resendAfterSeconds } = await sendClientDriverCode(
        { id },
        { idempotencyKey: newIdempotencyKey() },
      );
      setCode('');
      setSent(message);
      startWait(resendAfterSeconds);
    });
  const check = (otp: string) =>
    attempt('checking', async () => {
      await verifyClientDriverMobile({ id, otp }, { idempotencyKey: newIdempotencyKey() });
      void queries.invalidateQueries({ queryKey: [driverDesk.data.channel] });
      snackbar(t('mobileVerified'), { kind: 'ok' });
      onClose();
    });
  const sendLabel =
    busy === 'sending'
      ? shared('sendingOtp')
      : wait > 0
        ? shared('resendOtpIn', { seconds: wait })
        : shared(sent ? 'resendOtp' : 'sendOtp');
  return (
    <Dialog
      open
      title={t('verifyMobileTitle', { number })}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn btn-s" onClick={onClose}>
            {shared('cancel')}
          </button>
          <button
            type="button"
            className={`btn ${sent ? 'btn-s' : 'btn-p'}`}
            disabled={busy !== undefined || wait > 0}
            onClick={() => void send()}
          >
            {sendLabel}
          </button>
        </>
      }
    >
      <p className="text-muted">{t('verifyMobileText')}</p>
      {sent && (
        <div className="mt-4 space-y-3">
          <p role="status">{sent}</p>
          <CodeInput
            ref={input}
            label={shared('oneTimeCode')}
            value={code}
            onChange={setCode}
            onComplete={(complete) => void check(complete)}
            describedBy={stateId}
            invalid={error !== undefined}
            busy={busy === 'checking'}
          />
        </div>
      )}
      <div id={stateId} aria-live="polite">
        {error && <p className="err mt-3">{error}</p>}
        {busy === 'checking' && <p className="hlp mt-3">{shared('checkingCode')}</p>}
      </div>
    </Dialog>
  );
}
