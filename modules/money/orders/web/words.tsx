import { type ReactNode, useMemo } from 'react';
import type { Texts, Translate } from '#platform/messages.ts';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import type { OrderRow } from '../answers.ts';
import type { texts as deskWords } from '../messages/desk/en.ts';
import { orderDeskTexts } from '../messages/desk/index.ts';
import type { texts as kindWords } from '../messages/kinds/en.ts';
import { orderKindTexts } from '../messages/kinds/index.ts';
import type { OrderKind, OrderState } from '../status.ts';

type OrderWords = Translate<typeof deskWords & typeof kindWords>;

/** The words of a kind of orders: its own where it has them (`receive_service`), else those that all kinds share. */
export function useOrderWords(kind: OrderKind): OrderWords {
  const [desk, kinds] = [useTexts(orderDeskTexts), useTexts(orderKindTexts)];
  const codes = useCodeTexts([orderDeskTexts as never, orderKindTexts as never]);
  return useMemo(
    () =>
      ((key: string, values?: Texts) =>
        codes(`${key}_${kind}`, values) ?? codes(key, values) ?? key) as unknown as OrderWords,
    // The catalogues' own translators change with the language, and nothing else does.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `codes` is made anew by every drawing.
    [desk, kinds, kind],
  );
}

const tones: Readonly<Record<OrderState, Tone>> = {
  DRAFT: 'plain',
  SUBMITTED: 'warn',
  APPROVED: 'info',
  SENT: 'info',
  IN_PROGRESS: 'info',
  AWAITING_PARTS: 'warn',
  WORK_DONE: 'warn',
  PART_RECEIVED: 'info',
  RECEIVED: 'ok',
  ACCEPTED: 'ok',
  FULFILLED: 'ok',
  POSTED: 'ok',
  REVERSAL_ASKED: 'warn',
  ON_HOLD: 'danger',
  CLOSED: 'ok',
  CANCELLED: 'plain',
};

/** Where an order stands; while its next revision waits, also where the one in force does. */
export function OrderBadge({
  of,
}: {
  readonly of: Pick<OrderRow, 'kind' | 'status'> & Partial<Pick<OrderRow, 'inForce'>>;
}): ReactNode {
  const t = useOrderWords(of.kind);
  const badge = (status: OrderState) => <StatusBadge tone={tones[status]}>{t(`status_${status}`)}</StatusBadge>;
  if (!of.inForce) return badge(of.status);
  return (
    <span className="inline-flex flex-wrap gap-1">
      {badge(of.status)} {badge(of.inForce)}
    </span>
  );
}
