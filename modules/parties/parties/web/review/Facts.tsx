import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { partyReviewTexts } from '#modules/parties/parties/messages/review/index.ts';
import { AskButton } from './AskAbout.tsx';
import { usePartyReview } from './PartyReview.tsx';
import { findingsAt, placeOf } from './places.ts';

interface FactsProps {
  readonly title: string;
  /** `h2` where no heading stands over the groups but the page's own. */
  readonly heading?: 'h2' | 'h3';
  /** The step of the form that they come from, where it can be asked for again. */
  readonly step?: string;
  readonly children: ReactNode;
}

/** A group of what was filled in. */
export function Facts({ title, heading: Heading = 'h3', step, children }: FactsProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b border-line px-4 py-4 last:border-b-0">
      <div className="flex items-center justify-between gap-2">
        <Heading id={id} className="font-semibold">
          {title}
        </Heading>
        {step !== undefined && <AskButton part={step} heading={title} />}
      </div>
      <dl className="mt-2 divide-y divide-line/60">{children}</dl>
    </section>
  );
}

interface FactProps {
  /** The path of the field: it gives the label, and findings of the checks point to it. */
  readonly path: string;
  /** Where the form has no word for it. */
  readonly label?: string;
  /** Empty: it was not filled in. */
  readonly children: ReactNode;
}

/** One field: its label, what was filled in, and a mark when the checks found something about it. */
export function Fact({ path, label, children }: FactProps): ReactNode {
  const t = useTexts(partyReviewTexts);
  const { findings, labelOf } = usePartyReview();
  const warnings = findingsAt(findings, path).filter(({ level }) => level !== 'I');
  const isEmpty = children === '' || children === null || children === undefined || children === false;
  return (
    <div
      id={placeOf(path)}
      tabIndex={-1}
      className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-x-3 rounded-sm py-1.5 target:bg-brand-soft"
    >
      <dt className="text-muted">{label ?? labelOf(path).split(', ').at(-1)}</dt>
      <dd className={clsx('flex min-w-0 items-start justify-between gap-2 break-words', isEmpty && 'text-faint')}>
        <span className="min-w-0">{isEmpty ? t('notGiven') : children}</span>
        {warnings.length > 0 && (
          <span className="flex-none text-warn" title={t('findingsHere', { count: warnings.length })}>
            <TriangleAlert size={15} aria-hidden="true" className="mt-0.5" />
            <span className="sr-only">{t('findingsHere', { count: warnings.length })}</span>
          </span>
        )}
      </dd>
    </div>
  );
}
