import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { CreditPosition } from '#modules/parties/credit/contract.ts';
import { creditDeskTexts } from '#modules/parties/credit/messages/desk/index.ts';
import { creditPath } from './paths.ts';

interface PositionPanelProps {
  readonly position: CreditPosition;
  /** The change that is shown beside it: its own being under way is no news. */
  readonly ownChangeId?: string | undefined;
}

/** Limit, what is owed part by part, and what is left. */
export function PositionPanel({ position, ownChangeId }: PositionPanelProps): ReactNode {
  const t = useTexts(creditDeskTexts);
  const formats = useFormats();
  const id = useId();
  const { limit, parts, available, paymentTerm, openChangeId, approvalThreshold } = position;
  return (
    <section aria-labelledby={id} className="card p-4">
      <h2 id={id} className="font-semibold">
        {t('position')}
      </h2>
      <dl className="mt-2 divide-y divide-line/60">
        <Line title={t('limitToday')}>{formats.money(limit)}</Line>
        {parts.map(({ part, amount }) => (
          <Line key={part} title={t(`part_${part}`)}>
            {formats.money(amount)}
          </Line>
        ))}
        {parts.length === 0 && (
          <Line title={t('exposure')}>
            <span className="text-muted">{t('noExposure')}</span>
          </Line>
        )}
        <Line title={t('available')} isDanger={available < 0} isTotal>
          {formats.money(available)}
        </Line>
        {paymentTerm !== null && <Line title={t('paymentTerm')}>{t('days', { count: paymentTerm })}</Line>}
      </dl>
      <p className="mt-2 text-sm text-muted">{t('theLimitHint', { threshold: formats.money(approvalThreshold) })}</p>
      {openChangeId !== null && openChangeId !== ownChangeId && (
        <p className="mt-3 flex items-start gap-2 rounded-ctl bg-warn-soft px-3 py-2 text-warn">
          <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none" />
          <span>
            {t('openAlready')}{' '}
            <Link to={creditPath(openChangeId)} className="font-medium underline underline-offset-3">
              {t('showIt')}
            </Link>
          </span>
        </p>
      )}
    </section>
  );
}

interface LineProps {
  readonly title: string;
  readonly isTotal?: boolean;
  readonly isDanger?: boolean;
  readonly children: ReactNode;
}

function Line({ title, isTotal = false, isDanger = false, children }: LineProps): ReactNode {
  return (
    <div className={clsx('flex justify-between gap-4 py-1.5', isTotal && 'font-semibold')}>
      <dt className={clsx(!isTotal && 'text-muted')}>{title}</dt>
      <dd className={clsx('text-right tabular-nums', isDanger && 'text-danger')}>{children}</dd>
    </div>
  );
}
