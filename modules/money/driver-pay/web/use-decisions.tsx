import { BookCheck, Check, Mail, RefreshCw, Send, Trash2, X } from 'lucide-react';
import { z } from 'zod';
import { requiredText, text } from '#platform/operation.ts';
import { useFormats } from '#platform/web/formats.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { PayRunRecord } from '../contract.ts';
import { driverPayDeskTexts } from '../messages/desk/index.ts';
import { driverPayFailureTexts } from '../messages/failures/index.ts';
import { payRunLife } from '../status.ts';
import { pay, useMay } from './calls.ts';

const explained = z.strictObject({ comment: requiredText(500) });
const commented = z.strictObject({ comment: text(500) });
const reasoned = z.strictObject({ reason: requiredText(500) });
const nothing = z.strictObject({});

/** What the person may do with the run now. */
export function useRunDecisions(run: PayRunRecord): readonly Decision[] {
  const [upkeep, verdicts, others] = [useUpkeep(run), useVerdicts(run), useOthers(run)];
  return [...possible(others), ...offered(payRunLife, run.status, [...upkeep, ...verdicts])];
}

function useUpkeep({
  id,
  isGathering,
  drivers,
  runNumber,
}: PayRunRecord): readonly Decision<'gather' | 'submit' | 'post'>[] {
  const t = useTexts(driverPayDeskTexts);
  const refusals = useTexts(driverPayFailureTexts);
  const waits = isGathering ? refusals('payStillGathering') : null;
  return [
    {
      event: 'gather',
      may: useMay('gatherDriverPay'),
      barrier: waits,
      icon: RefreshCw,
      title: t('gatherAgain'),
      does: { run: (options) => pay.gatherDriverPay({ id }, options), done: t('gatherBegun') },
    },
    {
      event: 'submit',
      may: useMay('submitDriverPay'),
      kind: 'main',
      barrier: waits ?? (drivers === 0 ? refusals('payRunEmpty') : null),
      icon: Send,
      title: t('submit'),
      does: { run: (options) => pay.submitDriverPay({ id }, options), done: t('submitted') },
    },
    {
      event: 'post',
      may: useMay('closeDriverPay'),
      kind: 'main',
      icon: BookCheck,
      title: t('post'),
      does: asks({
        title: t('postTitle', { number: runNumber }),
        text: t('postText'),
        schema: nothing,
        initial: {},
        done: t('posted', { number: runNumber }),
        decide: (_, options) => pay.closeDriverPay({ id }, options),
      }),
    },
  ];
}

/** What does not depend on the machine: mailing the statements, and taking a draft away. */
function useOthers({ id, runNumber, status, paid }: PayRunRecord): readonly Decision[] {
  const t = useTexts(driverPayDeskTexts);
  const without = paid.filter(({ hasEmail }) => !hasEmail).map(({ driverName }) => driverName);
  return [
    {
      event: 'mail',
      may: useMay('sendDriverPayStatements'),
      isPossible:
        (status === 'APPROVED' || status === 'POSTED') &&
        paid.some(({ hasEmail, sentAt }) => hasEmail && sentAt === null),
      place: 'desk',
      icon: Mail,
      title: t('mailStatements'),
      does: asks({
        title: t('mailTitle', { number: runNumber }),
        text: without.length > 0 ? t('mailTextWithout', { names: without.join(', ') }) : t('mailText'),
        schema: nothing,
        initial: {},
        done: t('mailed'),
        decide: (_, options) => pay.sendDriverPayStatements({ id }, options),
      }),
    },
    {
      event: 'remove',
      may: useMay('deleteDriverPay'),
      isPossible: status === 'DRAFT',
      place: 'menu',
      kind: 'danger',
      icon: Trash2,
      title: t('remove'),
      does: asks({
        title: t('removeTitle', { number: runNumber }),
        text: t('removeText'),
        schema: nothing,
        initial: {},
        done: t('removed'),
        decide: (_, options) => pay.deleteDriverPay({ id }, options),
      }),
    },
  ];
}

function useVerdicts(run: PayRunRecord): readonly Decision<'approve' | 'reject'>[] {
  const t = useTexts(driverPayDeskTexts);
  const refusals = useTexts(driverPayFailureTexts);
  const formats = useFormats();
  const { id, runNumber, decisionBarrier, isAboveLimit } = run;
  const own = decisionBarrier === null ? null : refusals('ownPayRun');
  const isCarrying = run.paid.some(({ moved }) => moved < 0);
  return [
    {
      event: 'reject',
      may: useMay('rejectDriverPay'),
      kind: 'danger',
      barrier: own,
      icon: X,
      title: t('reject'),
      does: asksReason({
        title: t('rejectTitle', { number: runNumber }),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('rejected', { number: runNumber }),
        decide: ({ reason }, options) => pay.rejectDriverPay({ id, reason }, options),
      }),
    },
    {
      event: 'approve',
      may: useMay('approveDriverPay'),
      kind: 'main',
      barrier: own ?? (isAboveLimit ? t('aboveYourLimit') : null),
      icon: Check,
      title: t('approve'),
      does: asksReason({
        title: t('approveTitle', { number: runNumber }),
        text: t('approveText', { total: formats.money(run.total), count: run.drivers }),
        schema: isCarrying ? explained : commented,
        field: 'comment',
        label: t('comment'),
        required: isCarrying,
        done: t('approved', { number: runNumber }),
        decide: ({ comment }, options) => pay.approveDriverPay({ id, comment }, options),
      }),
    },
  ];
}
