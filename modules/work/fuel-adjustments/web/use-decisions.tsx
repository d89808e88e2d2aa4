import { Check, Play, RotateCcw, Send, Trash2, Undo2, X } from 'lucide-react';
import { z } from 'zod';
import { requiredText, text } from '#platform/operation.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { AdjustmentRecord } from '../contract.ts';
import { fuelAdjustmentDeskTexts } from '../messages/desk/index.ts';
import { fuelAdjustmentFailureTexts } from '../messages/failures/index.ts';
import { adjustments, useMay } from './calls.ts';

const commented = z.strictObject({ comment: text(500) });
const reasoned = z.strictObject({ reason: requiredText(500) });
const nothing = z.strictObject({});

/** What the person may do with the run now; nothing while a job works on it. */
export function useAdjustmentDecisions(run: AdjustmentRecord): readonly Decision[] {
  const all = [...useVerdicts(run), ...usePreparation(run), ...useDeeds(run)];
  return possible(run.work === '' ? all : all.map((each) => ({ ...each, isPossible: false })));
}

function usePreparation(run: AdjustmentRecord): readonly Decision[] {
  const t = useTexts(fuelAdjustmentDeskTexts);
  const refusals = useTexts(fuelAdjustmentFailureTexts);
  const { id, runNo, status, isSubmitted, lines, customersChanged, loads } = run;
  const blocked = lines.filter(({ problem, isIncluded }) => problem !== '' && isIncluded).length;
  const isOpen = status === 'DRAFT' || status === 'CALCULATED';
  return [
    {
      event: 'begin',
      may: useMay('calculateFuelAdjustment'),
      isPossible: isOpen,
      icon: RotateCcw,
      title: t('calculateAgain'),
      does: { run: (options) => adjustments.calculateFuelAdjustment({ id }, options), done: t('begun') },
    },
    {
      event: 'submit',
      may: useMay('submitFuelAdjustment'),
      isPossible: status === 'CALCULATED' && !isSubmitted,
      kind: 'main',
      barrier:
        blocked > 0
          ? refusals('runBlocked', { count: blocked })
          : customersChanged === 0 && loads === 0
            ? refusals('runChangesNothing')
            : null,
      icon: Send,
      title: t('submit'),
      does: { run: (options) => adjustments.submitFuelAdjustment({ id }, options), done: t('submitted') },
    },
    {
      event: 'remove',
      may: useMay('deleteFuelAdjustment'),
      isPossible: isOpen,
      place: 'menu',
      kind: 'danger',
      icon: Trash2,
      title: t('remove'),
      does: asks({
        title: t('removeTitle', { runNo }),
        schema: nothing,
        initial: {},
        done: t('removed'),
        decide: (_, options) => adjustments.deleteFuelAdjustment({ id }, options),
      }),
    },
  ];
}

function useVerdicts({ id, runNo, isSubmitted, decisionBarrier, isAboveLimit }: AdjustmentRecord): readonly Decision[] {
  const t = useTexts(fuelAdjustmentDeskTexts);
  const refusals = useTexts(fuelAdjustmentFailureTexts);
  const own = decisionBarrier === null ? null : refusals('ownRun');
  return [
    {
      event: 'reject',
      may: useMay('rejectFuelAdjustment'),
      isPossible: isSubmitted,
      kind: 'danger',
      barrier: own,
      icon: X,
      title: t('reject'),
      does: asksReason({
        title: t('rejectTitle', { runNo }),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('rejected', { runNo }),
        decide: ({ reason }, options) => adjustments.rejectFuelAdjustment({ id, reason }, options),
      }),
    },
    {
      event: 'approve',
      may: useMay('approveFuelAdjustment'),
      isPossible: isSubmitted,
      kind: 'main',
      barrier: own ?? (isAboveLimit ? t('aboveYourLimit') : null),
      icon: Check,
      title: t('approve'),
      does: asksReason({
        title: t('approveTitle', { runNo }),
        text: t('approveText'),
        schema: commented,
        field: 'comment',
        label: t('comment'),
        done: t('approved', { runNo }),
        decide: ({ comment }, options) => adjustments.approveFuelAdjustment({ id, comment }, options),
      }),
    },
  ];
}

function useDeeds({ id, runNo, status, loads, lines }: AdjustmentRecord): readonly Decision[] {
  const t = useTexts(fuelAdjustmentDeskTexts);
  const letters = lines.filter(({ isIncluded, change, problem }) => isIncluded && change !== 0 && problem === '');
  const customers = new Set(letters.map(({ customerId }) => customerId)).size;
  return [
    {
      event: 'apply',
      may: useMay('applyFuelAdjustment'),
      isPossible: status === 'APPROVED',
      kind: 'main',
      icon: Play,
      title: t('apply'),
      does: asks({
        title: t('applyTitle', { runNo }),
        text: t('applyText', { loads, customers }),
        schema: nothing,
        initial: {},
        done: t('applying'),
        decide: (_, options) => adjustments.applyFuelAdjustment({ id }, options),
      }),
    },
    {
      event: 'reverse',
      may: useMay('reverseFuelAdjustment'),
      isPossible: status === 'APPLIED',
      place: 'menu',
      kind: 'danger',
      icon: Undo2,
      title: t('reverse'),
      does: asksReason({
        title: t('reverseTitle', { runNo }),
        text: t('reverseText'),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('reversing'),
        decide: ({ reason }, options) => adjustments.reverseFuelAdjustment({ id, reason }, options),
      }),
    },
  ];
}
