import { Ban, Check, Copy, FlaskConical, GitBranchPlus, Pencil, Send, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { requiredText, text } from '#platform/operation.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { NumberField } from '#platform/web/fields/NumberField.tsx';
import { SearchedField } from '#platform/web/fields/SearchedField.tsx';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { DayField } from '#platform/web/form/DayField.tsx';
import { today } from '#platform/web/formats.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import type { RateRecord } from '../contract.ts';
import { rateDeskTexts } from '../messages/desk/index.ts';
import { rateFailureTexts } from '../messages/failures/index.ts';
import { rateLife } from '../status.ts';
import { rates, useMay } from './calls.ts';
import { newRatePath, ratePath, simulationPath } from './paths.ts';

const Closing = namedFor<typeof closing>()({ Date: DayField, Textarea: TextareaField });
const Copying = namedFor<typeof copying>()({ Number: NumberField, Searched: SearchedField });

const commented = z.strictObject({ comment: text(500) });
const reasoned = z.strictObject({ reason: requiredText(500) });
const closing = z.strictObject({ validTo: z.string(), reason: requiredText(500) });
const copying = z.strictObject({ supplierId: z.string(), payablePercent: z.number().min(0.0001).max(500) });
const nothing = z.strictObject({});

/** What the person may do with the version now. */
export function useRateDecisions(rate: RateRecord): readonly Decision[] {
  const [others, upkeep, verdicts] = [useOthers(rate), useUpkeep(rate), useVerdicts(rate)];
  return [...possible(others), ...offered(rateLife, rate.status, [...upkeep, ...verdicts])];
}

function useUpkeep({ id, code }: RateRecord): readonly Decision<'revise' | 'submit' | 'end'>[] {
  const t = useTexts(rateDeskTexts);
  return [
    {
      event: 'revise',
      may: useMay('putRate'),
      icon: Pencil,
      title: t('edit'),
      does: { path: `${ratePath(id)}?tab=edit` },
    },
    {
      event: 'submit',
      may: useMay('submitRate'),
      kind: 'main',
      icon: Send,
      title: t('submit'),
      does: { run: (options) => rates.submitRate({ id }, options), done: t('submitted') },
    },
    {
      event: 'end',
      may: useMay('closeRate'),
      place: 'menu',
      icon: Ban,
      title: t('end'),
      does: asks({
        title: t('endTitle', { code }),
        schema: closing,
        initial: { validTo: today(), reason: '' },
        done: t('ended'),
        decide: (answer, options) => rates.closeRate({ id, ...answer }, options),
        fields: <EndFields />,
      }),
    },
  ];
}

/** What does not depend on the machine: a next version, a copy, and taking a draft away. */
function useOthers({ id, code, status, side }: RateRecord): readonly Decision[] {
  const t = useTexts(rateDeskTexts);
  const mayCapture = useMay('postRate');
  return [
    {
      event: 'version',
      may: mayCapture,
      isPossible: status === 'APPROVED' || status === 'SUPERSEDED',
      place: 'desk',
      icon: GitBranchPlus,
      title: t('newVersion'),
      does: { path: `${newRatePath}?from=${id}` },
    },
    {
      event: 'simulate',
      may: mayCapture,
      isPossible: status === 'DRAFT' || status === 'PENDING',
      place: 'desk',
      icon: FlaskConical,
      title: t('simulate'),
      does: { path: `${simulationPath}?rate=${id}&code=${encodeURIComponent(code)}` },
    },
    {
      event: 'copy',
      may: useMay('postRateCopy'),
      isPossible: side === 'sell',
      place: 'menu',
      icon: Copy,
      title: t('copy'),
      does: asks({
        title: t('copy'),
        text: t('copyText'),
        schema: copying,
        initial: { supplierId: '', payablePercent: 82.5 },
        done: t('copied'),
        decide: ({ supplierId, payablePercent }, options) =>
          rates.postRateCopy({ id, supplierId: supplierId || null, payablePercent }, options),
        fields: <CopyFields />,
      }),
    },
    {
      event: 'remove',
      may: useMay('deleteRate'),
      isPossible: status === 'DRAFT',
      place: 'menu',
      kind: 'danger',
      icon: Trash2,
      title: t('remove'),
      does: asks({
        title: t('removeTitle', { code }),
        schema: nothing,
        initial: {},
        done: t('removed'),
        decide: (_, options) => rates.deleteRate({ id }, options),
      }),
    },
  ];
}

function EndFields(): ReactNode {
  const t = useTexts(rateDeskTexts);
  return (
    <>
      <Closing.Date name="validTo" label={t('validTo')} required />
      <Closing.Textarea name="reason" label={t('reason')} required rows={3} />
    </>
  );
}

function CopyFields(): ReactNode {
  const t = useTexts(rateDeskTexts);
  return (
    <>
      <Copying.Searched name="supplierId" label={t('supplierId')} from={supplierSource} />
      <Copying.Number name="payablePercent" label={t('payablePercent')} decimals={4} required />
    </>
  );
}

function useVerdicts(rate: RateRecord): readonly Decision<'approve' | 'reject'>[] {
  const t = useTexts(rateDeskTexts);
  const refusals = useTexts(rateFailureTexts);
  const { id, code, decisionBarrier, isAboveLimit, twins } = rate;
  const own = decisionBarrier === null ? null : refusals('ownRate');
  const [twin] = twins;
  return [
    {
      event: 'reject',
      may: useMay('rejectRate'),
      kind: 'danger',
      barrier: own,
      icon: X,
      title: t('reject'),
      does: asksReason({
        title: t('rejectTitle', { code }),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('rejected', { code }),
        decide: ({ reason }, options) => rates.rejectRate({ id, reason }, options),
      }),
    },
    {
      event: 'approve',
      may: useMay('approveRate'),
      kind: 'main',
      barrier: own ?? (twin ? refusals('rateTied', { code: twin.code }) : isAboveLimit ? t('aboveYourLimit') : null),
      icon: Check,
      title: t('approve'),
      does: asksReason({
        title: t('approveTitle', { code }),
        text: t('approveText'),
        schema: commented,
        field: 'comment',
        label: t('comment'),
        done: t('approved', { code }),
        decide: ({ comment }, options) => rates.approveRate({ id, comment }, options),
      }),
    },
  ];
}
