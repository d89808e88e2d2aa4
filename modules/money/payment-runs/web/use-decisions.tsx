import { BookCheck, FileDown, PenLine, RefreshCw, Send, Trash2, Undo2, X } from 'lucide-react';
import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { centsOfWire, wireOf } from '#platform/money.ts';
import { requiredText } from '#platform/operation.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { DayField } from '#platform/web/form/DayField.tsx';
import { today, useFormats } from '#platform/web/formats.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered } from '#platform/web/record/decisions.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { useTexts } from '#platform/web/texts.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { ConfirmationFields, emptyConfirmation, useConfirmation } from '#modules/base/access/web/desk.ts';
import { type PaymentRunRecord, paymentRunService } from '../contract.ts';
import { paymentRunDeskTexts } from '../messages/desk/index.ts';
import { paymentRunFailureTexts } from '../messages/failures/index.ts';
import { paymentRunLife, type PaymentRunEvent } from '../status.ts';
import { paymentRuns, useMay } from './calls.ts';

const { confirmation } = paymentRunService.operations.approvePaymentRun.input.shape;
const signing = z.object({ confirmation });
const reasoned = z.strictObject({ reason: requiredText(500) });
const closing = z.strictObject({ date: calendarDate });
const nothing = z.strictObject({});
const Field = namedFor<{ date: string }>()({ Date: DayField });

/** What the person may do with the run now. */
export function useRunDecisions(run: PaymentRunRecord): readonly Decision[] {
  const [upkeep, signatures, bank, again] = [useUpkeep(run), useSignatures(run), useBank(run), useFileAgain(run)];
  return [
    ...again,
    ...offered<string, PaymentRunEvent>(paymentRunLife as never, run.status, [...upkeep, ...signatures, ...bank]),
  ];
}

function useUpkeep(run: PaymentRunRecord): readonly Decision<PaymentRunEvent>[] {
  const t = useTexts(paymentRunDeskTexts);
  const refusals = useTexts(paymentRunFailureTexts);
  const { id, runNumber } = run;
  return [
    {
      event: 'gather',
      may: useMay('gatherPaymentRun'),
      icon: RefreshCw,
      title: t('gather'),
      does: { run: (options) => paymentRuns.gatherPaymentRun({ id }, options), done: t('gathered') },
    },
    {
      event: 'submit',
      may: useMay('submitPaymentRun'),
      kind: 'main',
      barrier: run.suppliers === 0 ? refusals('paymentRunEmpty') : null,
      icon: Send,
      title: t('submit'),
      does: { run: (options) => paymentRuns.submitPaymentRun({ id }, options), done: t('submitted') },
    },
    {
      event: 'void',
      may: useMay('deletePaymentRun'),
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
        decide: (_, options) => paymentRuns.deletePaymentRun({ id }, options),
      }),
    },
  ];
}

function useSignatures(run: PaymentRunRecord): readonly Decision<PaymentRunEvent>[] {
  const t = useTexts(paymentRunDeskTexts);
  const refusals = useTexts(paymentRunFailureTexts);
  const formats = useFormats();
  const asked = useConfirmation();
  const { id, runNumber, decisionBarrier } = run;
  const amount = formats.money(run.total, run.currency);
  const own = decisionBarrier === null ? null : refusals(decisionBarrier as 'ownPaymentRun');
  return [
    {
      event: 'reject',
      may: useMay('rejectPaymentRun'),
      kind: 'danger',
      barrier: decisionBarrier === 'ownPaymentRun' ? own : null,
      icon: X,
      title: t('reject'),
      does: asksReason({
        title: t('rejectTitle', { number: runNumber }),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('rejected'),
        decide: ({ reason }, options) => paymentRuns.rejectPaymentRun({ id, reason }, options),
      }),
    },
    {
      event: 'sign',
      may: useMay('approvePaymentRun'),
      isPossible: asked !== undefined,
      kind: 'main',
      barrier: own ?? (run.isAboveLimit ? t('aboveYourLimit') : null),
      icon: PenLine,
      title: t('sign', { amount }),
      does: asks({
        title: t('signTitle', { number: runNumber }),
        text: t('signText', { amount, count: run.suppliers }),
        schema: signing,
        initial: asked ? emptyConfirmation(asked) : {},
        fields: asked ? <ConfirmationFields asked={asked} /> : null,
        done: t('signed'),
        decide: async ({ confirmation: proof }, options) => {
          const total = wireOf(centsOfWire(run.total));
          const { changed } = await paymentRuns.approvePaymentRun(
            { id, total, ...(proof && { confirmation: proof }) },
            options,
          );
          if (changed.length > 0)
            toast(t('changedSince', { names: changed.map(({ supplierName }) => supplierName).join(', ') }), {
              kind: 'danger',
            });
        },
      }),
    },
  ];
}

function useBank(run: PaymentRunRecord): readonly Decision<PaymentRunEvent>[] {
  const t = useTexts(paymentRunDeskTexts);
  const take = useTakeFile(run);
  const { id, runNumber, payDay } = run;
  return [
    {
      event: 'send',
      may: useMay('sendPaymentRunFile'),
      kind: 'main',
      icon: FileDown,
      title: t('file'),
      does: { run: take, done: t('fileTaken') },
    },
    {
      event: 'recall',
      may: useMay('recallPaymentRun'),
      kind: 'danger',
      icon: Undo2,
      title: t('recall'),
      does: asksReason({
        title: t('recallTitle', { number: runNumber }),
        text: t('recallText'),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('recalled'),
        decide: ({ reason }, options) => paymentRuns.recallPaymentRun({ id, reason }, options),
      }),
    },
    {
      event: 'post',
      may: useMay('closePaymentRun'),
      kind: 'main',
      icon: BookCheck,
      title: t('post'),
      does: asks({
        title: t('postTitle', { number: runNumber }),
        text: t('postText'),
        schema: closing,
        initial: () => ({ date: payDay < today() ? payDay : today() }),
        fields: <Field.Date name="date" label={t('bankDay')} required />,
        done: t('posted', { number: runNumber }),
        decide: ({ date }, options) => paymentRuns.closePaymentRun({ id, date }, options),
      }),
    },
  ];
}

/** The file once more, after the run was sent: the same, with a word of who took it. */
function useFileAgain(run: PaymentRunRecord): readonly Decision[] {
  const t = useTexts(paymentRunDeskTexts);
  const take = useTakeFile(run);
  const may = useMay('sendPaymentRunFile');
  if (!may || run.fileTakenAt === null) return [];
  return [
    {
      event: 'fileAgain',
      may,
      place: 'desk',
      icon: FileDown,
      title: t('file'),
      does: { run: take, done: t('fileTaken') },
    },
  ];
}

function useTakeFile({ id }: PaymentRunRecord) {
  const t = useTexts(paymentRunDeskTexts);
  const formats = useFormats();
  return async (options: Parameters<typeof paymentRuns.sendPaymentRunFile>[1]) => {
    const { file, takenBefore, changed } = await paymentRuns.sendPaymentRunFile({ id }, options);
    if (changed.length > 0)
      toast(t('changedSince', { names: changed.map(({ supplierName }) => supplierName).join(', ') }), {
        kind: 'danger',
      });
    if (!file) return;
    saveFile(
      new Blob([Uint8Array.from(atob(file.base64), (sign) => sign.charCodeAt(0))], { type: file.contentType }),
      file.fileName,
    );
    if (takenBefore)
      toast(t('fileTakenBefore', { name: takenBefore.by, date: formats.moment(takenBefore.at) }), { kind: 'danger' });
  };
}
