import { type ReactNode, useCallback } from 'react';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { CreditChangeRow } from '#modules/parties/credit/contract.ts';
import type { CreditChangeState } from '#modules/parties/credit/status.ts';
import { creditDeskTexts } from '#modules/parties/credit/messages/desk/index.ts';

const tones: Readonly<Record<CreditChangeState, Tone>> = {
  DRAFT: 'plain',
  PROPOSED: 'warn',
  APPROVED_INTERNAL: 'info',
  SENT: 'info',
  accept: 'ok',
  EFFECTIVE: 'ok',
  decline: 'danger',
  REJECTED: 'danger',
  EXPIRED: 'plain',
  CANCELLED: 'plain',
};

type Stands = Pick<CreditChangeRow, 'status' | 'endedAt'>;

/** Where a change stands, in words; a temporary limit that is over is no longer in effect. */
export function useCreditWord(): (of: Stands) => string {
  const t = useTexts(creditDeskTexts);
  return useCallback(({ status, endedAt }) => (endedAt === null ? t(`status_${status}`) : t('ended')), [t]);
}

export function CreditBadge({ of }: { readonly of: Stands }): ReactNode {
  const word = useCreditWord();
  return <StatusBadge tone={of.endedAt === null ? tones[of.status] : 'plain'}>{word(of)}</StatusBadge>;
}
