import { is } from '#platform/machine.ts';
import { useFormats } from '#platform/web/formats.ts';
import type { OrderRecord } from '#modules/money/orders/answers.ts';
import { anyOrder } from '#modules/money/orders/status.ts';
import { useOrderWords } from '../words.tsx';

export interface Step {
  readonly state: 'done' | 'now' | 'later';
  readonly title: string;
  readonly detail: string;
}

/** Where an order stands: what was done by whom, and what comes next. */
export function useSteps(order: OrderRecord): readonly Step[] {
  const [t, common] = [useOrderWords(order.kind), useCommonSteps(order)];
  const [bought, internal] = [useBoughtSteps(order), useInternalSteps(order)];
  const { status, submittedBy, decisionReason, sentRevision, revision } = order;
  if (is(anyOrder, status, 'stopped'))
    return [
      ...(submittedBy === '' ? [] : [common.asked]),
      ...(sentRevision > 0 && sentRevision === revision ? [bought.sent] : []),
      { state: 'now', title: t(`status_${status}`), detail: decisionReason },
    ];
  return order.kind === 'internal'
    ? [common.asked, ...internal.agreed, common.received, internal.booked, ...internal.reversal]
    : [common.asked, bought.approved, bought.sent, ...bought.work, common.received];
}

function useSigned() {
  const formats = useFormats();
  return (by: string, at: string | null) => [by, formats.moment(at)].filter(Boolean).join(' · ');
}

function useCommonSteps(order: OrderRecord): Readonly<Record<'asked' | 'received', Step>> {
  const t = useOrderWords(order.kind);
  const formats = useFormats();
  const signed = useSigned();
  const { kind, status, submittedBy, submittedAt, receivedShare, sentRevision } = order;
  const isDraft = status === 'DRAFT';
  const isAwaited =
    kind === 'internal' ? status === 'APPROVED' : kind === 'purchase' && sentRevision === order.revision;
  const isWhole = receivedShare >= 100 || is(anyOrder, status, 'whole');
  return {
    asked: {
      state: isDraft ? 'now' : 'done',
      title: t('step_asked'),
      detail: isDraft ? t('step_askedHint') : signed(submittedBy, submittedAt),
    },
    received: {
      state: isWhole ? 'done' : receivedShare > 0 || isAwaited || status === 'WORK_DONE' ? 'now' : 'later',
      title: t('step_received'),
      detail: receivedShare > 0 ? formats.percent(receivedShare) : '',
    },
  };
}

/** Of what goes to a supplier: a second person, the mail, the work of a workshop. */
function useBoughtSteps(order: OrderRecord): {
  readonly approved: Step;
  readonly sent: Step;
  readonly work: readonly Step[];
} {
  const t = useOrderWords(order.kind);
  const formats = useFormats();
  const signed = useSigned();
  const { kind, status, decidedBy, decidedAt, decisionReason, sentTo, sentAt, sentRevision, revision } = order;
  const [isDraft, isWaiting] = [status === 'DRAFT', status === 'SUBMITTED'];
  const isSent = sentRevision === revision;
  const isUnderWay = is(anyOrder, status, 'begun');
  const approval = (isDraft || isWaiting) && order.needsApproval ? 'step_approvalNeeded' : 'step_approvalNotNeeded';
  return {
    approved: {
      state: isDraft ? 'later' : isWaiting ? 'now' : 'done',
      title: isDraft && decidedBy !== '' ? t('step_rejected') : t('step_approved'),
      detail:
        decidedBy === ''
          ? t(approval)
          : [signed(decidedBy, decidedAt), ...(isUnderWay ? [] : [decisionReason])].filter(Boolean).join(' · '),
    },
    sent: {
      state: isSent ? 'done' : status === 'APPROVED' || sentRevision > 0 ? 'now' : 'later',
      title: sentRevision > 0 && !isSent ? t('step_sendRevision', { revision }) : t('step_sent'),
      detail: isSent ? [sentTo, formats.moment(sentAt)].filter(Boolean).join(' · ') : order.supplierEmail,
    },
    work:
      kind !== 'service'
        ? []
        : [
            {
              state: status === 'WORK_DONE' || status === 'ACCEPTED' ? 'done' : isUnderWay || isSent ? 'now' : 'later',
              title: t('step_work'),
              detail: isUnderWay ? [t(`status_${status}`), decisionReason].filter(Boolean).join(' · ') : '',
            },
          ],
  };
}

/** Of an internal order: both managers, and what the two centres are charged. */
function useInternalSteps(order: OrderRecord): {
  readonly agreed: readonly Step[];
  readonly booked: Step;
  readonly reversal: readonly Step[];
} {
  const t = useOrderWords(order.kind);
  const signed = useSigned();
  const { status, agreements, bookings, profitCentreName, reversal } = order;
  const isBooked = status === 'POSTED' || status === 'REVERSAL_ASKED';
  return {
    agreed: agreements.map(({ centre, manager, agreedBy, agreedAt }) => ({
      state: agreedBy !== '' ? 'done' : status === 'SUBMITTED' ? 'now' : 'later',
      title: t('step_agreed', { centre }),
      detail: agreedBy !== '' ? signed(agreedBy, agreedAt) : manager || t('step_noManager'),
    })),
    booked: {
      state: isBooked ? 'done' : status === 'FULFILLED' ? 'now' : 'later',
      title: t('step_booked', { centre: profitCentreName }),
      detail: isBooked ? (bookings.at(-1)?.bookedBy ?? '') : '',
    },
    reversal: reversal
      ? [
          {
            state: 'now',
            title: t('step_reversal', { centre: reversal.centre }),
            detail: [reversal.decider, reversal.reason].filter(Boolean).join(' · '),
          },
        ]
      : [],
  };
}
