import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { today, useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ShipperRecord } from '#modules/customers/contract.ts';
import type { CreditPosition } from '#modules/customers/credit-contract.ts';
import { customerDeskTexts } from '#modules/customers/messages/desk/index.ts';
import { hasCredit } from '#modules/customers/status.ts';
import { useMay } from '../calls.ts';
import { positionRead, useMayCredit } from '../credit/calls.ts';
import { creditPath } from '../credit/paths.ts';
import { termWords } from '../list/columns.tsx';
import { useReviewed } from '../review/reviewed.ts';
import { CreditBadge } from '../StateBadges.tsx';
import { CreditStatusDialog } from './CreditStatusDialog.tsx';
import { LimitChanges } from './LimitChanges.tsx';

/** What the customer may buy, how its credit stands, and every limit that it had. */
export function CreditPart(): ReactNode {
  return (
    <div className="max-w-4xl space-y-4">
      <CreditFigures />
      <Limits />
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
      <Standing />
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

function Standing(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const { standing, creditStatus } = useReviewed();
  const mayChange = useMay('putShipperCreditStatus');
  const [open, setOpen] = useState(false);
  if (!hasCredit(standing)) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2.5">
      <span className="text-muted">{t('creditStatus')}</span>
      <CreditBadge credit={creditStatus} />
      {mayChange && (
        <button type="button" className="btn btn-g ml-auto h-8" onClick={() => setOpen(true)}>
          {t('changeCreditStatus')}
        </button>
      )}
      {open && <CreditStatusDialog onClose={() => setOpen(false)} />}
    </p>
  );
}

function Limits(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const id = useId();
  const { creditLimits } = useReviewed();
  const current = creditLimits.find(({ effectiveFrom }) => effectiveFrom <= today());
  return (
    <section aria-labelledby={id} className="card">
      <h2 id={id} className="border-b border-line px-4 py-3 font-semibold">
        {t('limitsOverTime')}
      </h2>
      {creditLimits.length === 0 && <p className="px-4 py-8 text-center text-muted">{t('noLimits')}</p>}
      <ol className="divide-y divide-line">
        {creditLimits.map((limit) => (
          <Limit key={limit.creditLimitId} of={limit} isInForce={limit === current} />
        ))}
      </ol>
    </section>
  );
}

interface LimitProps {
  readonly of: ShipperRecord['creditLimits'][number];
  readonly isInForce: boolean;
}

function Limit({ of: version, isInForce }: LimitProps): ReactNode {
  const t = useTexts(customerDeskTexts);
  const formats = useFormats();
  const { limit, paymentTerm, conditions, bankRatingCode, effectiveFrom, recommendedBy, approvedBy } = version;
  const at = formats.moment(version.approvedAt);
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold tabular-nums">{formats.money(limit)}</span>
        <span className="text-muted">{termWords(paymentTerm, t)}</span>
        {isInForce && <span className="text-sm font-medium text-ok">{t('inForce')}</span>}
        <span className="ml-auto text-sm text-muted">{t('fromDay', { date: formats.date(effectiveFrom) })}</span>
      </p>
      {conditions && <p className="mt-1 break-words">{conditions}</p>}
      <p className="mt-1 text-sm text-muted">
        {recommendedBy
          ? t('limitRecommendedBy', { recommended: recommendedBy, by: approvedBy, at })
          : t('limitBy', { by: approvedBy, at })}
        {bankRatingCode && ` ${t('bankRatingCode')}: ${bankRatingCode}`}
      </p>
    </li>
  );
}
