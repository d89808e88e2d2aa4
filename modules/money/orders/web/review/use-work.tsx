import { BookCheck, CheckCheck, Hourglass, Play, Wrench } from 'lucide-react';
import { z } from 'zod';
import { requiredText } from '#platform/operation.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import type { Decision } from '#platform/web/record/decisions.ts';
import type { OrderRecord } from '#modules/money/orders/answers.ts';
import { orders, useMay } from '../calls.ts';
import { useOrderWords } from '../words.tsx';

const reasoned = z.strictObject({ reason: requiredText(500) });
const nothing = z.strictObject({});

/** What only one kind of orders knows: how the work of a workshop goes on, and what centres are charged. */
export function useWork(
  order: OrderRecord,
): readonly Decision<'start' | 'awaitParts' | 'resume' | 'finish' | 'book'>[] {
  const t = useOrderWords(order.kind);
  const { id, number, status, sentRevision, revision } = order;
  const isCurrent = sentRevision === revision;
  return [
    {
      event: 'start',
      may: useMay('startServiceOrder'),
      ...(isCurrent && { kind: 'main' as const }),
      icon: Wrench,
      title: t('start'),
      does: { run: (options) => orders.startServiceOrder({ id }, options), done: t('started', { number }) },
    },
    {
      event: 'awaitParts',
      may: useMay('awaitServiceOrderParts'),
      icon: Hourglass,
      title: t('awaitParts'),
      does: asksReason({
        title: t('awaitPartsTitle', { number }),
        text: t('awaitPartsText'),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('partsAwaited', { number }),
        decide: ({ reason }, options) => orders.awaitServiceOrderParts({ id, reason }, options),
      }),
    },
    {
      event: 'resume',
      may: useMay('resumeServiceOrder'),
      ...(status === 'AWAITING_PARTS' ? { kind: 'main' as const } : { place: 'menu' as const }),
      icon: Play,
      title: t('resume'),
      does: { run: (options) => orders.resumeServiceOrder({ id }, options), done: t('resumed', { number }) },
    },
    {
      event: 'finish',
      may: useMay('finishServiceOrder'),
      kind: 'main',
      icon: CheckCheck,
      title: t('finish'),
      does: { run: (options) => orders.finishServiceOrder({ id }, options), done: t('finished', { number }) },
    },
    {
      event: 'book',
      may: useMay('bookInternalOrder'),
      kind: 'main',
      icon: BookCheck,
      title: t('book'),
      does: asks({
        title: t('bookTitle', { number }),
        text: t('bookText', { asking: order.profitCentreName, performing: order.performingCentreName }),
        schema: nothing,
        initial: {},
        done: t('booked_done', { number }),
        decide: (_, options) => orders.bookInternalOrder({ id }, options),
      }),
    },
  ];
}
