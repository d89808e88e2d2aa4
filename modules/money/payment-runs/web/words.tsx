import type { ReactNode } from 'react';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { PaymentRunRow } from '../contract.ts';
import { paymentRunDeskTexts } from '../messages/desk/index.ts';
import type { PaymentRunState } from '../status.ts';

const tones: Readonly<Record<PaymentRunState, Tone>> = {
  DRAFT: 'plain',
  PENDING: 'warn',
  APPROVED: 'info',
  SENT: 'info',
  POSTED: 'ok',
  VOID: 'plain',
};

type Shown = Pick<PaymentRunRow, 'status' | 'signatures' | 'signersNeeded'>;

/** The state of a run; of one that waits for signatures, how many there are. */
export function useStatusWord(): (run: Shown) => string {
  const t = useTexts(paymentRunDeskTexts);
  return ({ status, signatures, signersNeeded }) =>
    status === 'PENDING' && signersNeeded > 1
      ? t('signedOf', { count: signatures, needed: signersNeeded })
      : t(`status_${status}`);
}

export function RunBadge({ of }: { readonly of: Shown }): ReactNode {
  return <StatusBadge tone={tones[of.status]}>{useStatusWord()(of)}</StatusBadge>;
}
