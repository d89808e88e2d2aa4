import { BookCheck, Undo2, X } from 'lucide-react';
import { z } from 'zod';
import { requiredText, text } from '#platform/operation.ts';
import { asksReason } from '#platform/web/record/asks.tsx';
import type { Decision } from '#platform/web/record/decisions.ts';
import { useCodeTexts } from '#platform/web/texts.ts';
import type { OrderRecord } from '#modules/money/orders/answers.ts';
import { orderFailures, orders, useMay } from '../calls.ts';
import { useOrderWords } from '../words.tsx';

const reasoned = z.strictObject({ reason: requiredText(500) });
const commented = z.strictObject({ comment: text(500) });

/** Taking back what two centres were charged: somebody asks for it, and the manager of one of them decides. */
export function useReversal(order: OrderRecord): readonly Decision<'askReversal' | 'unbook' | 'keepBooking'>[] {
  const t = useOrderWords(order.kind);
  const words = useCodeTexts(orderFailures as never);
  const { id, number, decisionBarrier, isAboveLimit, reversal } = order;
  const barrier = decisionBarrier === null ? null : (words(decisionBarrier) ?? null);
  return [
    {
      event: 'askReversal',
      may: useMay('postInternalOrderReversal'),
      place: 'menu',
      icon: Undo2,
      title: t('reversalAsk'),
      does: asksReason({
        title: t('reversalAskTitle', { number }),
        text: t('reversalAskText', { asking: order.profitCentreName, performing: order.performingCentreName }),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('reversalAsked'),
        decide: ({ reason }, options) => orders.postInternalOrderReversal({ id, reason }, options),
      }),
    },
    {
      event: 'keepBooking',
      may: useMay('rejectInternalOrder'),
      barrier,
      icon: X,
      title: t('reversalReject'),
      shortTitle: t('reversalRejectShort'),
      does: asksReason({
        title: t('reversalRejectTitle', { number }),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('reversalKept', { number }),
        decide: ({ reason }, options) => orders.rejectInternalOrder({ id, reason }, options),
      }),
    },
    {
      event: 'unbook',
      may: useMay('approveInternalOrder'),
      kind: 'main',
      barrier: barrier ?? (isAboveLimit ? t('aboveYourLimit') : null),
      icon: BookCheck,
      title: t('reversalApprove'),
      shortTitle: t('reversalApproveShort'),
      does: asksReason({
        title: t('reversalApproveTitle', { number }),
        text: reversal ? t('reversalText', { by: reversal.askedBy, reason: reversal.reason }) : '',
        schema: commented,
        field: 'comment',
        label: t('comment'),
        done: t('reversalDone', { number }),
        decide: ({ comment }, options) => orders.approveInternalOrder({ id, comment }, options),
      }),
    },
  ];
}
