import { CalendarRange, CalendarX, Check, FileSpreadsheet, LayoutTemplate, Trash2, Undo2, X } from 'lucide-react';
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
import { spreadAtMost } from '../fields.ts';
import { proposalLife } from '../status.ts';
import { MonthsField, TemplateFields } from './DecisionFields.tsx';
import { saveProposalFile } from './save-proposal-file.ts';
import { proposals, templates, useMay, useMayTemplate } from './calls.ts';
import { proposalListPath } from './paths.ts';

const nothing = z.strictObject({});
const reasoned = z.strictObject({ reason: requiredText(500) });
const named = z.strictObject({ name: requiredText(80), withAmounts: z.boolean() });
const months = z.strictObject({ months: z.int().min(2).max(spreadAtMost) });
const commented = z.strictObject({ comment: text(500) });

/** What the person may do with a proposal besides typing on it. */
export function useProposalDecisions(record: ProposalRecord): readonly Decision[] {
  const verdicts = useVerdicts(record);
  const others = useOthers(record);
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
      ...others,
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

/** Keeps it as a template, and spreads its amounts over months. */
function useOthers(record: ProposalRecord) {
  const t = useTexts(proposalTexts);
  const formats = useFormats();
  const { id, number, status, kind, reason, total } = record;
  const isOpen = proposalLife.transitions[status].edit !== undefined;
  const [mayKeep, maySpread] = [useMayTemplate('postTransactionTemplate'), useMay('postTransactionSpread')];
  return [
    {
      event: 'template',
      may: mayKeep,
      isPossible: true,
      place: 'menu',
      icon: LayoutTemplate,
      title: t('saveTemplate'),
      does: asks({
        title: t('templateTitle', { name: number }),
        text: t('templateText'),
        schema: named,
        initial: { name: reason.slice(0, 80), withAmounts: true },
        fields: <TemplateFields />,
        done: t('templateSaved'),
        decide: ({ name, withAmounts }, { idempotencyKey }) =>
          templates.postTransactionTemplate(
            { proposalId: id, name, withAmounts },
            idempotencyKey === undefined ? {} : { idempotencyKey },
          ),
      }),
    },
    {
      event: 'file',
      may: useMay('getTransactionFile'),
      isPossible: record.lines > 0,
      place: 'menu',
      icon: FileSpreadsheet,
      title: t('saveFile'),
      does: { run: () => saveProposalFile(id), done: t('fileSaved', { name: number }) },
    },
    {
      event: 'spread',
      may: maySpread,
      isPossible: isOpen && kind === 'journal' && record.repeatUntil === null && record.spread === null,
      place: 'menu',
      icon: CalendarRange,
      title: t('spread'),
      does: asks({
        title: t('spreadTitle', { name: number }),
        text: t('spreadText', { total: formats.money(total) }),
        schema: months,
        initial: { months: 12 },
        fields: <MonthsField />,
        done: t('spreadDone', { name: number }),
        decide: (value, options) => proposals.postTransactionSpread({ id, ...value }, options),
      }),
    },
  ] as const;
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
