import { Ban, Check, CircleStop, FileDown, PackageCheck, Pause, Pencil, Play, Send, Trash2, X } from 'lucide-react';
import { z } from 'zod';
import { is } from '#platform/machine.ts';
import { requiredText, text } from '#platform/operation.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { EmailField } from '#platform/web/fields/TextField.tsx';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { useCodeTexts } from '#platform/web/texts.ts';
import { useFormats } from '#platform/web/formats.ts';
import { email } from '#modules/parties/parties/fields.ts';
import type { OrderRecord } from '#modules/money/orders/answers.ts';
import { lifeOfKind, type OrderEvent, stateInForce } from '#modules/money/orders/status.ts';
import { desks, orderFailures, orderPath, orders, useMay } from '../calls.ts';
import { useOrderWords } from '../words.tsx';
import { useReceiving } from './use-receiving.tsx';
import { useReversal } from './use-reversal.tsx';
import { useWork } from './use-work.tsx';

const Sending = namedFor<typeof sending>()({ Email: EmailField });

const commented = z.strictObject({ comment: text(500) });
const reasoned = z.strictObject({ reason: requiredText(500) });
const closing = z.strictObject({ reason: text(500) });
const sending = z.strictObject({ to: email });
const nothing = z.strictObject({});

/** What the person may do with the order now. */
export function useOrderDecisions(order: OrderRecord): readonly Decision[] {
  const [papers, upkeep, verdicts, course, work, ends, reversal] = [
    usePapers(order),
    useUpkeep(order),
    useVerdicts(order),
    useCourse(order),
    useWork(order),
    useEnds(order),
    useReversal(order),
  ];
  return [
    ...possible(papers),
    // Work goes on by the revision in force, and things come of it, while the next one waits.
    ...offered(lifeOfKind(order.kind), order.inForce, [
      ...course.filter(({ event }) => event === 'receivePart'),
      ...work.filter(({ event }) => event !== 'book'),
    ]),
    ...offered(lifeOfKind(order.kind), order.status, [
      ...upkeep,
      ...ends,
      ...verdicts,
      ...course,
      ...work,
      ...reversal,
    ]),
  ];
}

/** What does not depend on the machine: the paper, and taking a draft away. */
function usePapers({ kind, id, number, status, sentRevision }: OrderRecord): readonly Decision[] {
  const t = useOrderWords(kind);
  const { ops } = desks[kind];
  return [
    {
      event: 'paper',
      may: useMay(ops.paper),
      place: 'menu',
      icon: FileDown,
      title: t('paper'),
      does: {
        async run() {
          const { base64, contentType, fileName } = await orders[ops.paper]({ id });
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          saveFile(new Blob([bytes], { type: contentType }), fileName);
        },
        done: t('paperSaved'),
      },
    },
    {
      event: 'remove',
      may: useMay(ops.remove),
      isPossible: status === 'DRAFT' && sentRevision === 0,
      place: 'menu',
      kind: 'danger',
      icon: Trash2,
      title: t('remove'),
      does: asks({
        title: t('removeTitle', { number }),
        schema: nothing,
        initial: {},
        done: t('removed'),
        decide: (_, options) => orders[ops.remove]({ id }, options),
      }),
    },
  ];
}

function useUpkeep(order: OrderRecord): readonly Decision<'revise' | 'submit'>[] {
  const { kind, id, status, inForce, findings, needsApproval } = order;
  const { ops } = desks[kind];
  const t = useOrderWords(order.kind);
  const words = useCodeTexts(orderFailures as never);
  const [first] = findings;
  const barrier = first
    ? (words(first.code, { line: first.line ?? 0, item: first.item, centre: first.centre }) ?? null)
    : null;
  return [
    {
      event: 'revise',
      may: useMay(ops.put),
      place: 'desk',
      icon: Pencil,
      title: (status === 'DRAFT' || status === 'SUBMITTED') && inForce === null ? t('edit') : t('revise'),
      does: { path: `${orderPath(kind, id)}?tab=edit` },
    },
    {
      event: 'submit',
      may: useMay(ops.submit),
      kind: 'main',
      icon: Send,
      title: t('submit'),
      barrier,
      does: {
        run: (options) => orders[ops.submit]({ id }, options),
        done: needsApproval ? t('submitted') : t('settled'),
      },
    },
  ];
}

function useVerdicts(order: OrderRecord): readonly Decision<'approve' | 'reject'>[] {
  const t = useOrderWords(order.kind);
  const formats = useFormats();
  const words = useCodeTexts(orderFailures as never);
  const { id, number, gross, currency, decisionBarrier, isAboveLimit, findings, former } = order;
  const { ops } = desks[order.kind];
  const own = decisionBarrier === null ? null : (words(decisionBarrier) ?? null);
  const isInternal = order.kind === 'internal';
  const [first] = findings;
  const fault = first
    ? (words(first.code, { line: first.line ?? 0, item: first.item, centre: first.centre }) ?? null)
    : null;
  const amount = formats.money(gross, currency);
  return [
    {
      event: 'reject',
      may: useMay(ops.reject),
      kind: 'danger',
      // A manager who has agreed may still take it back by rejecting it.
      barrier: decisionBarrier === 'agreedAlready' ? null : own,
      icon: X,
      title: t('reject'),
      does: asksReason({
        title: t(former ? 'rejectRevisionTitle' : 'rejectTitle', { number }),
        text: former ? t('rejectRevisionText', { revision: former.revision }) : t('rejectText'),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('rejected', { number }),
        decide: ({ reason }, options) => orders[ops.reject]({ id, reason }, options),
      }),
    },
    {
      event: 'approve',
      may: useMay(ops.approve),
      kind: 'main',
      barrier: own ?? (isAboveLimit ? t('aboveYourLimit') : fault),
      icon: Check,
      title: t('approve', { amount }),
      shortTitle: t('approveShort'),
      does: asksReason({
        title: isInternal ? t('agreeTitle', { number, amount }) : t('approveTitle', { number, amount }),
        schema: commented,
        field: 'comment',
        label: t('comment'),
        done: isInternal ? t('agreed') : t('approved', { number }),
        decide: ({ comment }, options) => orders[ops.approve]({ id, comment }, options),
      }),
    },
  ];
}

/** Sending it and receiving what comes of it. */
function useCourse(order: OrderRecord): readonly Decision<'send' | 'receivePart'>[] {
  const t = useOrderWords(order.kind);
  const { id, number, supplierEmail, sentTo, revision, sentRevision, status } = order;
  const isNew = sentRevision < revision;
  const { ops } = desks[order.kind];
  const receiving = useReceiving(order);
  // A workshop begins before it is done, and says so.
  const isMain =
    order.inForce === null &&
    (order.kind === 'internal' || (!isNew && (order.kind === 'purchase' || status === 'WORK_DONE')));
  return [
    {
      event: 'send',
      may: useMay(ops.send),
      ...(isNew ? { kind: 'main' as const } : { place: 'menu' as const }),
      icon: Send,
      title: isNew ? (sentRevision > 0 ? t('sendRevision', { revision }) : t('send')) : t('sendAgain'),
      does: asks({
        title: t('sendTitle', { number }),
        text: t('sendText'),
        schema: sending,
        initial: { to: sentTo || supplierEmail },
        done: t('sent', { number }),
        decide: ({ to }, options) => orders[ops.send]({ id, to }, options),
        fields: <Sending.Email name="to" label={t('sendTo')} required />,
      }),
    },
    {
      event: 'receivePart',
      may: useMay(ops.receive),
      isPossible: is(lifeOfKind(order.kind), stateInForce(order), 'awaited'),
      ...(isMain && { kind: 'main' as const }),
      icon: PackageCheck,
      title: t('receive'),
      does: receiving,
    },
  ];
}

type EndEvent = Exclude<OrderEvent, 'revise'>;

function useEnds(order: OrderRecord): readonly Decision<EndEvent>[] {
  const t = useOrderWords(order.kind);
  const formats = useFormats();
  const { id, number, status, receivedShare, supplierName, sentRevision } = order;
  const { ops } = desks[order.kind];
  const isWhole = status === 'RECEIVED' || status === 'ACCEPTED';
  const hasCome = (order.former?.lines ?? order.lines).some(({ quantityReceived }) => quantityReceived > 0);
  const isInvoiced = !order.lines.some((line) => line.quantityReceived > line.quantityInvoiced);
  const needsReason = !isWhole || !isInvoiced;
  return [
    {
      event: 'cancel',
      may: useMay(ops.cancel),
      isPossible: !hasCome,
      place: 'menu',
      kind: 'danger',
      icon: Ban,
      title: t('cancel'),
      does: asksReason({
        title: t('cancelTitle', { number }),
        ...(sentRevision > 0 && { text: t('cancelText', { supplier: supplierName }) }),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('cancelled', { number }),
        decide: ({ reason }, options) => orders[ops.cancel]({ id, reason }, options),
      }),
    },
    {
      event: 'hold',
      may: useMay(ops.hold),
      place: 'menu',
      icon: Pause,
      title: t('hold'),
      does: asksReason({
        title: t('holdTitle', { number }),
        text: t('holdText'),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('held', { number }),
        decide: ({ reason }, options) => orders[ops.hold]({ id, reason }, options),
      }),
    },
    {
      event: 'release',
      may: useMay(ops.release),
      kind: 'main',
      icon: Play,
      title: t('release'),
      does: { run: (options) => orders[ops.release]({ id }, options), done: t('released', { number }) },
    },
    {
      event: 'close',
      may: useMay(ops.close),
      isPossible: hasCome,
      ...(isWhole ? { kind: 'main' as const } : { place: 'menu' as const }),
      icon: CircleStop,
      title: isWhole ? t('close') : t('shortClose'),
      does: asksReason({
        title: t('closeTitle', { number }),
        text: !isWhole
          ? t('shortCloseText', { share: formats.percent(receivedShare) })
          : t(isInvoiced ? 'closeText' : 'closeNotInvoiced'),
        schema: needsReason ? (reasoned as never) : closing,
        label: t('reason'),
        required: needsReason,
        done: t('closed', { number }),
        decide: ({ reason }: { readonly reason: string }, options) => orders[ops.close]({ id, reason }, options),
      }),
    },
  ];
}
