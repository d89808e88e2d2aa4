import { CalendarX, Check, Trash2, Undo2, X } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { z } from 'zod';
import { requiredText, text } from '#platform/operation.ts';
import { useFormats } from '#platform/web/formats.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import type { ProposalRecord } from '../contract.ts';
import { proposalTexts } from '../messages/desk/index.ts';
import { journalProposalFailureTexts } from '../messages/failures/index.ts';
import { proposalLife } from '../status.ts';
import { proposals, useMay } from './calls.ts';
import { proposalListPath } from './paths.ts';

const nothing = z.strictObject({});
const reasoned = z.strictObject({ reason: requiredText(500) });
const commented = z.strictObject({ comment: text(500) });

/** What the person may do with a proposal besides typing on it. */
export function useProposalDecisions(record: ProposalRecord): readonly Decision[] {
  const verdicts = useVerdicts(record);
  const t = useTexts(proposalTexts);
  const navigate = useNavigate();
  const { id, number, status } = record;
  const isOpen = proposalLife.transitions[status].edit !== undefined;
  const [mayDelete, mayWithdraw] = [useMay('deleteTransaction'), useMay('withdrawTransaction')];
  const mayEnd = useMay('endTransactionRepeats');
  return [
    ...possible([
      {
        event: 'remove',
        may: mayDelete,
        isPossible: isOpen,
        place: 'menu',
        kind: 'danger',
        icon: Trash2,
        title: t('remove'),
        does: asks({
          title: t('removeTitle', { name: number }),
          text: t('removeText'),
          schema: nothing,
          initial: {},
          done: t('removed', { name: number }),
          decide: async (_, options) => {
            await proposals.deleteTransaction({ id }, options);
            void navigate({ to: proposalListPath, replace: true, ignoreBlocker: true });
          },
        }),
      },
      {
        event: 'endRepeats',
        may: mayEnd,
        isPossible: status === 'POSTED' && record.repeatUntil !== null,
        icon: CalendarX,
        title: t('endRepeats'),
        does: {
          run: (options) => proposals.endTransactionRepeats({ id }, options),
          done: t('repeatsEnded', { name: number }),
        },
      },
    ]),
    ...offered(proposalLife, status, [
      {
        event: 'withdraw',
        may: mayWithdraw,
        icon: Undo2,
        title: t('withdraw'),
        does: {
          run: (options) => proposals.withdrawTransaction({ id }, options),
          done: t('withdrawn', { name: number }),
        },
      },
      ...verdicts,
    ]),
  ];
}

function useVerdicts(record: ProposalRecord): readonly Decision<'approve' | 'reject'>[] {
  const t = useTexts(proposalTexts);
  const words = useCodeTexts([journalProposalFailureTexts]);
  const formats = useFormats();
  const { id, number, decisionBarrier, isAboveLimit, journals, total, date } = record;
  const own = decisionBarrier === null ? null : (words(decisionBarrier) ?? decisionBarrier);
  return [
    {
      event: 'reject',
      may: useMay('rejectTransaction'),
      kind: 'danger',
      barrier: own,
      icon: X,
      title: t('reject'),
      does: asksReason({
        title: t('rejectTitle', { name: number }),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('rejected', { name: number }),
        decide: ({ reason }, options) => proposals.rejectTransaction({ id, reason }, options),
      }),
    },
    {
      event: 'approve',
      may: useMay('approveTransaction'),
      kind: 'main',
      barrier: own ?? (isAboveLimit ? t('aboveLimit') : null),
      icon: Check,
      title: t('approve'),
      shortTitle: t('approveShort'),
      does: asksReason({
        title: t('approveTitle', { name: number }),
        text: t('approveText', {
          journals: t('journalCount', { count: journals }),
          total: formats.money(total),
          date: formats.date(date),
        }),
        schema: commented,
        field: 'comment',
        label: t('comment'),
        done: t('approved', { name: number }),
        decide: ({ comment }, options) => proposals.approveTransaction({ id, comment }, options),
      }),
    },
  ];
}
