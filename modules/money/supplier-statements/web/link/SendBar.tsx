import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { clockTime } from '#platform/web/clock-time.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useLanguage } from '#platform/web/language.ts';
import { tellFooterHeight } from '#platform/web/notices/footer-height.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { DraftState } from '#platform/web/wizard/draft-saver.ts';

interface SendBarProps {
  /** On the button. */
  readonly send: string;
  /** What the total is made of. */
  readonly sums: string;
  /** What is left to be done; empty where nothing is. The button stays pale meanwhile. */
  readonly left: string;
  readonly draft: DraftState;
  readonly isSubmitting: boolean;
  readonly failure: unknown;
}

/** The total and its button, always in sight, with what is left above it and where the draft stands. */
export function SendBar({ send, sums, left, draft, isSubmitting, failure }: SendBarProps): ReactNode {
  const t = useTexts(publicTexts);
  const failureText = useFailureText();
  return (
    <footer
      ref={tellFooterHeight}
      className="sticky bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <div role="alert">
        {failure !== undefined && !isSubmitting && (
          <p className="bg-danger-soft text-danger">
            <span className="mx-auto block max-w-xl px-4 py-2">{failureText(failure)}</span>
          </p>
        )}
      </div>
      <div className="mx-auto max-w-xl px-4 py-3">
        <p className="flex flex-wrap justify-between gap-x-3 text-sm">
          <span className="text-muted tabular-nums">{sums}</span>
          <span className="text-warn" aria-live="polite">
            {left}
          </span>
        </p>
        <button
          type="submit"
          className={`btn mt-2 min-h-12 w-full ${left === '' ? 'btn-p' : 'btn-s'}`}
          disabled={isSubmitting}
        >
          {isSubmitting ? t('submitting') : send}
        </button>
        <p className="mt-1 min-h-5 text-center text-sm text-muted" aria-live="polite">
          <DraftText draft={draft} />
        </p>
      </div>
    </footer>
  );
}

function DraftText({ draft }: { readonly draft: DraftState }): ReactNode {
  const t = useTexts(publicTexts);
  const language = useLanguage();
  switch (draft.kind) {
    case 'unchanged':
    case 'waiting':
      return null;
    case 'saving':
      return t('draftSaving');
    case 'saved':
      return t('draftSaved', { time: clockTime(draft.at, language) });
    case 'offline':
      return t('draftOffline');
    case 'refused':
      return t('draftRefused');
  }
}
