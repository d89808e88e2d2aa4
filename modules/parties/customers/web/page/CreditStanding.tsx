import { type ReactNode, useState } from 'react';
import { today, useFormats } from '#platform/web/formats.ts';
import { TitledCard } from '#platform/web/record/TitledCard.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { ShipperRecord } from '#modules/parties/customers/contract.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { hasCredit } from '#modules/parties/customers/status.ts';
import { useMay } from '../calls.ts';
import { termWords } from '../list/columns.tsx';
import { useReviewed } from '../review/reviewed.ts';
import { CreditBadge } from '../StateBadges.tsx';
import { CreditStatusDialog } from './CreditStatusDialog.tsx';

/** How the credit of the customer stands, for the foot of its figures. */
export function CreditStanding(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const { standing, creditStatus } = useReviewed();
  const mayChange = useMay('putShipperCreditStatus');
  const [open, setOpen] = useState(false);
  if (!hasCredit(standing)) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2.5">
      <span className="text-muted">{t('creditStatus')}</span>
      <CreditBadge state={creditStatus} />
      {mayChange && (
        <button type="button" className="btn btn-g ml-auto h-8" onClick={() => setOpen(true)}>
          {t('changeCreditStatus')}
        </button>
      )}
      {open && <CreditStatusDialog onClose={() => setOpen(false)} />}
    </p>
  );
}

/** Every limit that the customer had. */
export function CreditLimits(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const { creditLimits } = useReviewed();
  const current = creditLimits.find(({ effectiveFrom }) => effectiveFrom <= today());
  return (
    <TitledCard title={t('limitsOverTime')}>
      {creditLimits.length === 0 && <p className="px-4 py-8 text-center text-muted">{t('noLimits')}</p>}
      <ol className="divide-y divide-line">
        {creditLimits.map((limit) => (
          <Limit key={limit.creditLimitId} of={limit} isInForce={limit === current} />
        ))}
      </ol>
    </TitledCard>
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
