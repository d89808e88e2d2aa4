import clsx from 'clsx';
import { Check } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';
import type { WizardStep } from './steps.ts';

interface StepHeaderProps {
  readonly steps: readonly WizardStep[];
  readonly index: number;
  /** The ids of those that are complete, where steps say so. */
  readonly complete?: ReadonlySet<string> | undefined;
  readonly onPick: (index: number) => void;
  /** The level of the step's title: the first one, unless the page has a title of its own. */
  readonly heading?: 'h1' | 'h2';
}

/** Title, progress in words, and a bar of buttons, one for each step. A new step takes the focus, so that it is read out. */
export function StepHeader({ steps, index, complete, onPick, heading: Heading = 'h1' }: StepHeaderProps): ReactNode {
  const t = useTexts(publicTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useLayoutEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [index]);
  return (
    <header>
      <Heading
        ref={heading}
        tabIndex={-1}
        className={clsx(
          'font-semibold hyphens-auto wrap-break-word outline-none',
          Heading === 'h1' ? 'text-2xl' : 'text-lg',
        )}
      >
        {steps[index]?.title}
      </Heading>
      <p className="flex items-center gap-x-3 text-sm text-muted">
        {t('stepOf', { step: index + 1, steps: steps.length })}
        {complete && (
          <span role="status">
            {complete.has(steps[index]?.id ?? '') && (
              <span className="flex items-center gap-1 text-ok">
                <Check size={14} aria-hidden="true" />
                {t('stepComplete')}
              </span>
            )}
          </span>
        )}
      </p>
      <nav aria-label={t('steps')} className="mt-3 pointer-coarse:-mt-1 pointer-coarse:-mb-4">
        <ol className="flex gap-1.5">
          {steps.map((step, at) => (
            <li key={step.id} className="flex-1">
              <button
                type="button"
                aria-current={at === index ? 'step' : undefined}
                aria-label={t('stepNamed', { step: at + 1, title: step.title })}
                onClick={() => onPick(at)}
                className="group w-full cursor-pointer pt-2.5 pb-2 text-start text-sm pointer-coarse:py-5"
              >
                <span
                  className={clsx(
                    'block h-1.5 rounded-full transition-colors',
                    at === index
                      ? 'bg-ink'
                      : (complete?.has(step.id) ?? at < index)
                        ? 'bg-brand'
                        : 'bg-line group-hover:bg-line-strong',
                  )}
                />
                <span
                  aria-hidden="true"
                  className={clsx('mt-2 hidden sm:block', at === index ? 'font-medium' : 'text-muted')}
                >
                  {at + 1}. {step.title}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </header>
  );
}
