import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { tenderPageTexts } from '#modules/work/tenders/messages/page/index.ts';
import type { Offer } from './link-calls.ts';
import { clockText } from './use-clock.ts';

/** How long the offer still holds: amber below half an hour, red below five minutes. */
export function ClockBar({ offer, left }: { readonly offer: Offer; readonly left: number }): ReactNode {
  const t = useTexts(tenderPageTexts);
  const tone = left < 300 ? 'danger' : left < 1800 ? 'warn' : 'brand';
  const colours = { danger: 'bg-danger', warn: 'bg-warn', brand: 'bg-brand' } as const;
  const words = { danger: 'text-danger', warn: 'text-warn', brand: 'text-ink' } as const;
  return (
    <div className="sticky top-0 z-10 border-b border-line bg-surface px-4 py-3">
      <div className="mx-auto max-w-lg">
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-muted">{t('timeLeft')}</span>
          <span role="timer" className={clsx('text-xl font-semibold tabular-nums', words[tone])}>
            {clockText(left)}
          </span>
        </p>
        <div className="mt-2 h-1.5 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
          <div
            className={clsx('h-full origin-left rounded-full', colours[tone])}
            style={{ transform: `scaleX(${Math.min(1, left / (offer.minutes * 60))})` }}
          />
        </div>
      </div>
    </div>
  );
}
