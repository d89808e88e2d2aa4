import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';
import { Dialog } from './Dialog.tsx';

export interface TermsDialogProps {
  readonly open: boolean;
  readonly title?: string;
  /** Plain text; empty lines divide paragraphs. */
  readonly terms: string;
  readonly onAgree: () => void;
  readonly onDisagree: () => void;
}

/** The terms and conditions: nothing goes on without an answer, so Escape does not close it. */
export function TermsDialog({ open, title, terms, onAgree, onDisagree }: TermsDialogProps): ReactNode {
  const t = useTexts(publicTexts);
  return (
    <Dialog
      open={open}
      title={title ?? t('termsAndConditions')}
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
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it. */}
      <section
        aria-label={title ?? t('termsAndConditions')}
        tabIndex={0}
        className="max-h-[55dvh] space-y-3 overflow-y-auto rounded-ctl bg-sunken p-4"
      >
        {terms.split(/\n\s*\n/).map((paragraph, index) => (
          <p key={index} className="whitespace-pre-line">
            {paragraph.trim()}
          </p>
        ))}
      </section>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
    </Dialog>
  );
}
