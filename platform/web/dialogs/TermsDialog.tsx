import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';
import { Dialog } from './Dialog.tsx';
import { TermsText } from './TermsText.tsx';

export interface TermsDialogProps {
  readonly open: boolean;
  /** Plain text; empty lines divide paragraphs. */
  readonly terms: string;
  /** Shown below them, with nothing to agree to. */
  readonly privacyNotice?: string;
  readonly onAgree: () => void;
  readonly onDisagree: () => void;
}

/** The terms and conditions: nothing goes on without an answer, so Escape does not close it. */
export function TermsDialog({ open, terms, privacyNotice, onAgree, onDisagree }: TermsDialogProps): ReactNode {
  const t = useTexts(publicTexts);
  const name = t('termsAndConditions');
  return (
    <Dialog
      open={open}
      title={name}
      width={640}
      footer={
        <>
          <button type="button" className="btn btn-s" onClick={onDisagree}>
            {t('disagree')}
          </button>
          <button type="button" className="btn btn-p" onClick={onAgree}>
            {t('agree')}
          </button>
        </>
      }
    >
      <TermsText title={name} terms={terms} isWhole />
      {privacyNotice && (
        <>
          <h3 className="mt-4 mb-2 font-semibold">{t('privacyNotice')}</h3>
          <TermsText title={t('privacyNotice')} terms={privacyNotice} isWhole />
        </>
      )}
    </Dialog>
  );
}
