import clsx from 'clsx';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { noCents, wireOf } from '#platform/money.ts';
import { useTexts } from '#platform/web/texts.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import type { Sums } from '#modules/money/receipts/tick-sums.ts';
import { useAmount } from '../amounts.ts';

interface SumFootProps {
  readonly sums: Sums;
  /** The buttons. */
  readonly children: ReactNode;
}

/** Received − Given = Left, always in sight. */
export function SumFoot({ sums, children }: SumFootProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const amount = useAmount();
  const { received, given, discount, left } = sums;
  const isEven = left === noCents;
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-5 gap-y-2 border-t border-line bg-surface px-5 py-2.5">
      <div role="group" aria-label={t('sums')} className="flex flex-wrap items-end gap-x-4 gap-y-1">
        <Figure title={t('received')}>{amount(wireOf(received))}</Figure>
        <Sign>−</Sign>
        <Figure title={t('given')}>{amount(wireOf(given))}</Figure>
        <Sign>=</Sign>
        <Figure title={t('left')} tone={left < noCents ? 'text-danger' : isEven ? 'text-ok' : undefined}>
          <output aria-label={t('left')} className="inline-flex items-center gap-1.5">
            {amount(wireOf(left))}
            {isEven && <CircleCheck size={18} aria-hidden="true" />}
          </output>
        </Figure>
        {discount !== noCents && <Figure title={t('discount')}>{amount(wireOf(discount))}</Figure>}
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}

interface FigureProps {
  readonly title: string;
  readonly tone?: string | undefined;
  readonly children: ReactNode;
}

function Figure({ title, tone, children }: FigureProps): ReactNode {
  return (
    <p>
      <span className="block text-sm text-muted">{title}</span>
      <span className={clsx('font-semibold sm:text-xl whitespace-nowrap tabular-nums', tone)}>{children}</span>
    </p>
  );
}

function Sign({ children }: { readonly children: string }): ReactNode {
  return (
    <span aria-hidden="true" className="pb-1 text-lg text-muted max-sm:hidden">
      {children}
    </span>
  );
}
