import type { ReactNode } from 'react';
import { StatusBadge, stateBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { PurchaseStanding } from '../kinds.ts';
import { purchaseDeskTexts } from '../messages/desk/index.ts';
import type { PurchaseRow } from './calls.ts';

const tones: Readonly<Record<PurchaseStanding, Tone>> = {
  CAPTURED: 'plain',
  SUBMITTED: 'info',
  MATCHED: 'info',
  VARIANCE: 'warn',
  DISPUTED: 'warn',
  APPROVED: 'info',
  EXPORTING: 'info',
  EXPORT_FAILED: 'danger',
  EXPORTED: 'info',
  POSTED: 'ok',
  OVERDUE: 'danger',
  PART_PAID: 'info',
  PAID: 'ok',
  REJECTED: 'plain',
  VOID: 'plain',
};

const StandingBadge = stateBadge(purchaseDeskTexts, 'standing', tones);

/** How a document stands, and what is to be known of it at once. */
export function PurchaseBadges({
  of,
}: {
  readonly of: Pick<PurchaseRow, 'standing' | 'isHeld' | 'isDuplicate' | 'unpaidVat' | 'kind'>;
}): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <StandingBadge state={of.standing} />
      {of.kind === 'creditNote' && <StatusBadge tone="plain">{t('kind_creditNote')}</StatusBadge>}
      {of.isHeld && <StatusBadge tone="warn">{t('flag_held')}</StatusBadge>}
      {of.isDuplicate && <StatusBadge tone="warn">{t('flag_duplicate')}</StatusBadge>}
      {of.unpaidVat !== '' && <StatusBadge tone="danger">{t('flag_unpaidVat')}</StatusBadge>}
    </span>
  );
}
