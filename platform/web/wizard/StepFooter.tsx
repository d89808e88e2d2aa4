import clsx from 'clsx';
import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { clockTime } from '../clock-time.ts';
import { useLanguage } from '../language.ts';
import { tellFooterHeight } from '../notices/footer-height.ts';
import { useTexts } from '../texts.ts';
import type { DraftState } from './draft-saver.ts';
import { isSecondPress } from './second-press.ts';

/** Why the last submit was not taken, where nothing was refused: there was no answer, or a fault answered. */
export type Unsent = 'unanswered' | 'technical' | undefined;

interface StepFooterProps {
  readonly draft: DraftState;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly submitting: boolean;
  readonly unsent: Unsent;
  /** Whether the step has all that it asks for, where steps say so. */
  readonly isComplete?: boolean | undefined;
  /** The step was opened from the review of the last one: Next leads back there. */
  readonly isEditing?: boolean;
  readonly onBack: () => void;
  /** Of a form that is only shown: leads on without a look at the fields, and there is nothing to submit. */
  readonly onNext?: (() => void) | undefined;
  /** Around the buttons: as wide as the fields above them. */
  readonly className?: string;
}

/** Back, where the draft stands, and Next or Submit, quieter while something is missing; always in sight, and clear of what floats above it. */
export function StepFooter({
  draft,
  isFirst,
  isLast,
  submitting,
  unsent,
  isComplete = true,
  isEditing = false,
  onBack,
  onNext,
  className = 'mx-auto max-w-3xl px-4',
}: StepFooterProps): ReactNode {
  const t = useTexts(publicTexts);
  const missingId = useId();
  const lastPress = useRef<number>(undefined);
  const pointer = useRef('');
  function next(event: MouseEvent): void {
    const { detail, timeStamp } = event;
    if (isSecondPress({ detail, timeStamp, pointerType: detail === 0 ? '' : pointer.current }, lastPress.current))
      return event.preventDefault();
    lastPress.current = timeStamp;
    onNext?.();
  }
  return (
    <footer
      ref={tellFooterHeight}
      className="sticky bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      {/* In a line of its own: beside the buttons of a phone there is room for a word or two. */}
      <div role="alert">
        {unsent && !submitting && (
          <p className="bg-danger-soft text-danger">
            <span className={clsx('block py-2', className)}>{t(unsentTexts[unsent])}</span>
          </p>
        )}
      </div>
      <div className={clsx('flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5', className)}>
        {!isFirst && (
          <button type="button" className="btn btn-s" onClick={onBack} disabled={submitting}>
            {t('back')}
          </button>
        )}
        {/* Between two buttons a phone leaves it a word a line. */}
        <p
          className={clsx('min-w-0 flex-1 text-sm text-muted', !isFirst && 'max-sm:order-first max-sm:basis-full')}
          aria-live="polite"
        >
          {submitting ? t('submitting') : !unsent && <DraftText draft={draft} />}
        </p>
        {!(onNext && isLast) && (
          // It can be pressed all the same: that is how a person learns what is missing.
          <button
            type={onNext ? 'button' : 'submit'}
            className={clsx('btn ms-auto min-w-32', isComplete ? 'btn-p' : 'btn-s')}
            aria-describedby={isComplete ? undefined : missingId}
            disabled={submitting}
            onPointerDown={({ pointerType }) => (pointer.current = pointerType)}
            onClick={next}
          >
            {t(isLast ? 'submit' : isEditing ? 'done' : 'next')}
          </button>
        )}
        {!isComplete && (
          <span id={missingId} hidden>
            {t('stepIncomplete')}
          </span>
        )}
      </div>
    </footer>
  );
}

const unsentTexts = { unanswered: 'submitUnsent', technical: 'technicalError' } as const;

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
      return t('draftSaved', {
        time: clockTime(draft.at, language),
      });
    case 'offline':
      return t('draftOffline');
    case 'refused':
      return t('draftRefused');
  }
}
