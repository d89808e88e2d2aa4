import { type ReactNode, useState } from 'react';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { podDeskTexts } from '../messages/desk/index.ts';

interface ReasonDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** A decision that takes one sentence. */
export function ReasonDialog({ title, text, confirm, onConfirm, onClose }: ReasonDialogProps): ReactNode {
  const t = useTexts(podDeskTexts);
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn btn-g" onClick={onClose}>
            {t('cancel')}
          </button>
          <button
            type="button"
            className="btn btn-p"
            disabled={!reason.trim()}
            onClick={() => onConfirm(reason.trim())}
          >
            {confirm}
          </button>
        </>
      }
    >
      <p>{text}</p>
      <label className="mt-3 block text-sm">
        {t('why')}
        <textarea
          className="ctl mt-1 w-full"
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
    </Dialog>
  );
}
