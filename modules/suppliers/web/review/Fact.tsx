import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { useFieldLabel } from '../labels.ts';
import { findingsAt, placeOf, useReviewed } from './review.ts';

interface FactsProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A group of what was filled in. */
export function Facts({ title, children }: FactsProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b border-line px-4 py-4 last:border-b-0">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <dl className="mt-2 divide-y divide-line/60">{children}</dl>
    </section>
  );
}

interface FactProps {
  /** A path of carrierDetail: it gives the label, and the findings that point here. */
  readonly path: string;
  /** Empty: it was not filled in. */
  readonly children: ReactNode;
}

/** One field: its label, what was filled in, and a mark when the checks found something about it. */
export function Fact({ path, children }: FactProps): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const label = useFieldLabel();
  const warnings = findingsAt(useReviewed(), path).filter(({ level }) => level !== 'I');
  const isEmpty = children === '' || children === null || children === undefined;
  return (
    <div
      id={placeOf(path)}
      tabIndex={-1}
      className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-x-3 rounded-sm py-1.5 target:bg-brand-soft"
    >
      <dt className="text-muted">{label(path).split(', ').at(-1)}</dt>
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
