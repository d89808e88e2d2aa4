import { type ReactNode, useId } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { CodeStep } from '#platform/web/code/CodeStep.tsx';
import { useOneTimeCode } from '#platform/web/code/one-time-code.ts';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { client, newIdempotencyKey } from '#platform/web/rpc.ts';
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
  const sentId = useId();
  const code = useOneTimeCode({
    send: () => sendClientDriverCode({ id }, { idempotencyKey: newIdempotencyKey() }),
    verify: async (otp) => {
      await verifyClientDriverMobile({ id, otp }, { idempotencyKey: newIdempotencyKey() });
      void queries.invalidateQueries({ queryKey: [driverDesk.data.channel] });
      snackbar(t('mobileVerified'), { kind: 'ok' });
      onClose();
    },
  });
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
            className={`btn ${code.sent ? 'btn-s' : 'btn-p'}`}
            disabled={code.sending.isBarred}
            onClick={code.sending.press}
          >
            {code.sending.label}
          </button>
        </>
      }
    >
      <p className="text-muted">{t('verifyMobileText')}</p>
      {code.sent && (
        <p id={sentId} role="status" className="mt-4">
          {code.sent}
        </p>
      )}
      <CodeStep code={code} describedBy={sentId} className="mt-3" />
    </Dialog>
  );
}
