import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { CreditPosition } from '#modules/parties/credit/contract.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { hasCredit } from '#modules/parties/customers/status.ts';
import { CreditLimits, CreditStanding, useReviewed } from '#modules/parties/customers/web/desk.ts';
import { positionRead, useMayCredit } from '../calls.ts';
import { creditPath } from '../paths.ts';
import { LimitChanges } from './LimitChanges.tsx';

/** What the customer may buy, how its credit stands, and every limit that it had. */
export function CustomerCredit(): ReactNode {
  return (
    <div className="max-w-4xl space-y-4">
      <CreditFigures />
      <CreditLimits />
      <LimitChanges />
    </div>
  );
}

/** The limit, what of it is used, and what is left. */
function CreditFigures(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const formats = useFormats();
  const { creditLimit, creditLimits, creditRequired } = useReviewed();
  const position = usePosition();
  const figures = [
    { label: t('asked'), value: creditRequired > 0 ? formats.money(creditRequired) : nothing },
    { label: t('limit'), value: creditLimits.length > 0 ? formats.money(position?.limit ?? creditLimit) : nothing },
    ...(position
      ? [
          {
            label: t('exposure'),
            value: position.parts.length > 0 ? formats.money(position.exposure) : nothing,
            note: position.parts.length > 0 ? '' : t('noExposure'),
          },
          { label: t('available'), value: formats.money(position.available) },
        ]
      : []),
  ];
  return (
    <section aria-label={t('creditPart')} className="card overflow-hidden">
      <dl className="grid grid-cols-2 gap-px bg-line lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
        {figures.map(({ label, value, ...more }) => (
          <div key={label} className="bg-surface px-4 py-3">
            <dt className="text-muted">{label}</dt>
            <dd className="mt-0.5 text-lg font-semibold tabular-nums">{value}</dd>
            {'note' in more && more.note && <dd className="text-sm text-muted">{more.note}</dd>}
          </div>
        ))}
      </dl>
      {position && position.openChangeId !== null && (
        <p className="border-t border-line px-4 py-2.5">
          {t('limitChanges')}{' '}
          <Link to={creditPath(position.openChangeId)} className="text-brand underline underline-offset-3">
            {t('showChange')}
          </Link>
        </p>
      )}
      <CreditStanding />
    </section>
  );
}

/** Stands where there is no figure. */
const nothing = '–';

/** How much credit is left; of customers that have some, for those who may see it. */
function usePosition(): CreditPosition | undefined {
  const { id, standing } = useReviewed();
  const maySee = useMayCredit('getShipperCreditPosition');
  const { data } = useQuery({ ...positionRead(id), enabled: maySee && hasCredit(standing) });
  return data;
}
