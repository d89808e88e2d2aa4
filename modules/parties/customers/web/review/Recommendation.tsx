import { type ReactNode, useId } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { termWords } from '../list/columns.tsx';
import { useReviewed } from './reviewed.ts';

/** What somebody would give, for whoever approves. */
export function Recommendation(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const formats = useFormats();
  const id = useId();
  const { recommendation } = useReviewed();
  if (!recommendation) return null;
  const { limit, paymentTerm, conditions, bankRatingCode, comments, by, at } = recommendation;
  const lines = [
    [t('limit'), formats.money(limit)],
    [t('paymentTerm'), termWords(paymentTerm, t)],
    [t('conditions'), conditions],
    [t('bankRatingCode'), bankRatingCode],
    [t('comments'), comments],
  ] as const;
  return (
    <section aria-labelledby={id} className="card px-4 py-3">
      <h2 id={id} className="font-semibold">
        {t('recommendation')}
      </h2>
      <p className="text-sm text-muted">{t('recommendedByAt', { by, at: formats.moment(at) })}</p>
      {recommendation.takenOver && <p className="text-sm text-muted">{t('takenOverFrom')}</p>}
      <dl className="mt-2 divide-y divide-line/60">
        {lines
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className="grid grid-cols-[minmax(6rem,1fr)_2fr] gap-x-3 py-1.5">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 break-words tabular-nums">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
