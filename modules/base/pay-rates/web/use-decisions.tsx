import { Check, PencilLine, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { requiredText, text } from '#platform/operation.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { DayField } from '#platform/web/form/DayField.tsx';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { payRateVersion, type PayRateVersions } from '../contract.ts';
import { payRateFailureTexts } from '../messages/failures/index.ts';
import { payRateTexts } from '../messages/desk/index.ts';
import { payRateChangeLife } from '../status.ts';
import { type PaidRecord, payRates, useMay } from './calls.ts';
import { TermDifferences, type TermWords } from './TermDifferences.tsx';

const Field = namedFor<typeof payRateVersion>()({ Date: DayField, Textarea: TextareaField });
const commented = z.strictObject({ comment: text(500) });
const reasoned = z.strictObject({ reason: requiredText(500) });

interface Asked {
  readonly record: PaidRecord;
  readonly words: TermWords;
  readonly fields: ReactNode;
  readonly mayChange: boolean;
  readonly versions: PayRateVersions;
  readonly waiting: PayRateVersions['changes'][number] | undefined;
}

/** What the person may do about what is paid by a record. */
export function useVersionDecisions(asked: Asked): readonly Decision[] {
  const [ask, verdicts] = [useAsking(asked), useVerdicts(asked)];
  return [...possible([ask]), ...offered(payRateChangeLife, asked.waiting?.status ?? null, verdicts)];
}

function useAsking({ record: { kind, id, name }, fields, mayChange, versions, waiting }: Asked): Decision {
  const t = useTexts(payRateTexts);
  const mayAsk = useMay('postPayRateVersion');
  return {
    event: 'ask',
    may: mayChange && mayAsk,
    isPossible: waiting === undefined,
    icon: PencilLine,
    title: t('change'),
    does: asks({
      title: t('changeOf', { name }),
      text: t('changeText'),
      confirm: t('ask'),
      width: 640,
      schema: payRateVersion,
      initial: { kind, id, effectiveFrom: '', terms: { ...versions.versions[0]?.terms }, reason: '' },
      done: t('asked'),
      decide: (version, options) => payRates.postPayRateVersion(version, options),
      fields: (
        <div className="grid gap-4 sm:grid-cols-2">
          {fields}
          <Field.Date name="effectiveFrom" label={t('effectiveFrom')} help={t('effectiveFromHelp')} />
          <Field.Textarea name="reason" label={t('reason')} rows={2} className="sm:col-span-2" />
        </div>
      ),
    }),
  };
}

function useVerdicts({
  record: { name },
  words,
  versions,
  waiting,
}: Asked): readonly Decision<'cancel' | 'reject' | 'approve'>[] {
  const t = useTexts(payRateTexts);
  const refusals = useTexts(payRateFailureTexts);
  const own = waiting?.decisionBarrier ? refusals('ownPayRate') : null;
  const id = waiting?.id ?? '';
  return [
    {
      event: 'cancel',
      may: useMay('cancelPayRateVersion'),
      icon: Undo2,
      title: t('cancel'),
      does: { run: (options) => payRates.cancelPayRateVersion({ id }, options), done: t('cancelled') },
    },
    {
      event: 'reject',
      may: useMay('rejectPayRateVersion'),
      kind: 'danger',
      barrier: own,
      icon: X,
      title: t('reject'),
      does: asksReason({
        title: t('rejectTitle', { name }),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('rejected'),
        decide: ({ reason }, options) => payRates.rejectPayRateVersion({ id, reason }, options),
      }),
    },
    {
      event: 'approve',
      may: useMay('approvePayRateVersion'),
      kind: 'main',
      barrier: own,
      icon: Check,
      title: t('approve'),
      does: asksReason({
        title: t('approveTitle', { name }),
        schema: commented,
        field: 'comment',
        label: t('comment'),
        note: waiting && (
          <TermDifferences words={words} before={versions.versions[0]?.terms ?? {}} after={waiting.terms} />
        ),
        done: t('approved'),
        decide: ({ comment }, options) => payRates.approvePayRateVersion({ id, comment }, options),
      }),
    },
  ];
}
