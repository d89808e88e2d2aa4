import type { ReactNode } from 'react';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { OrderRow } from '../answers.ts';
import { orderDeskTexts } from '../messages/desk/index.ts';
import type { OrderState } from '../status.ts';

const tones: Readonly<Record<OrderState, Tone>> = {
  DRAFT: 'plain',
  SUBMITTED: 'warn',
  APPROVED: 'info',
  SENT: 'info',
  PART_RECEIVED: 'info',
  RECEIVED: 'ok',
  ON_HOLD: 'danger',
  CLOSED: 'ok',
  CANCELLED: 'plain',
};

export function OrderBadge({ of }: { readonly of: Pick<OrderRow, 'status'> }): ReactNode {
  const t = useTexts(orderDeskTexts);
  return <StatusBadge tone={tones[of.status]}>{t(`status_${of.status}`)}</StatusBadge>;
}
