import clsx from 'clsx';
import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';
import { useQuestion } from './confirm.ts';
import { Dialog } from './Dialog.tsx';

/** The confirm dialog of the document; `askConfirm` opens it. Cancel has the focus, so that Enter harms nothing. */
export function ConfirmHost(): ReactNode {
  const t = useTexts(publicTexts);
  const question = useQuestion();
  if (!question) return null;
  const { title, text, yes, cancel, danger, answer } = question;
  return (
    <Dialog
      open
      title={title ?? t('confirm')}
      onClose={() => answer(false)}
      footer={
        <>
          <button type="button" className="btn btn-s" onClick={() => answer(false)}>
            {cancel ?? t('cancel')}
          </button>
          <button type="button" className={clsx('btn', danger ? 'btn-d' : 'btn-p')} onClick={() => answer(true)}>
            {yes ?? t('yes')}
          </button>
        </>
      }
    >
      <p className="text-muted">{text}</p>
    </Dialog>
  );
}
