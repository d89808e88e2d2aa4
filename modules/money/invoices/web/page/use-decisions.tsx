import {
  Banknote,
  BookCheck,
  Check,
  FileMinus,
  FilePen,
  MessageCircleWarning,
  Pencil,
  Send,
  Trash2,
  X,
} from 'lucide-react';
import { z } from 'zod';
import { requiredText, text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { useFormats } from '#platform/web/formats.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import { useCan } from '#platform/web/signed-in.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { invoiceDeskTexts } from '#modules/money/invoices/messages/desk/index.ts';
import { invoiceLife } from '#modules/money/invoices/status.ts';
import { type Invoice, invoiceFailures, invoices, useMay } from '../calls.ts';
import { moneyOfPath } from '../paths.ts';
import { useInvoiceName } from '../words.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import { DisputeDialog } from './DisputeDialog.tsx';
import { EditDialog } from './EditDialog.tsx';

const reasoned = z.strictObject({ reason: requiredText(500) });
const mayReason = z.strictObject({ reason: text(500) });
const commented = z.strictObject({ comment: text(500) });
const nothing = z.strictObject({});
const addressed = z.strictObject({ to: z.union([z.literal(''), z.email({ error: 'emailInvalid' }).max(254)]) });
const Address = deskFieldsFor<typeof addressed>();

/** Whether something is left that a note can take back. */
export const hasLeft = ({ lines }: Invoice) => lines.some(({ left }) => left !== 0);

/** What the person may do with the document now. `marked` is the line that is spoken of. */
export function useInvoiceDecisions(invoice: Invoice, marked: number | undefined): readonly Decision[] {
  const [draft, verdicts, posted] = [useDraft(invoice), useVerdicts(invoice), usePosted(invoice, marked)];
  return [...possible(posted), ...offered(invoiceLife, invoice.status, [...draft, ...verdicts])];
}

function useDraft(invoice: Invoice): readonly Decision<'edit' | 'void'>[] {
  const t = useTexts(invoiceDeskTexts);
  const { id } = invoice;
  const name = useInvoiceName()(invoice);
  return [
    {
      event: 'void',
      may: useMay('deleteInvoice'),
      place: 'menu',
      kind: 'danger',
      icon: Trash2,
      title: t('void'),
      does: asksReason({
        title: t('voidTitle', { name }),
        text: invoice.kind === 'invoice' ? t('voidLimit') : t('voidLimitNote'),
        schema: mayReason,
        label: t('reason'),
        done: t('voided'),
        decide: ({ reason }, options) => invoices.deleteInvoice({ id, reason }, options),
      }),
    },
    {
      event: 'edit',
      may: useMay('putInvoice'),
      icon: Pencil,
      title: t('edit'),
      does: { dialog: (opened) => <EditDialog invoice={invoice} opened={opened} /> },
    },
  ];
}

function useVerdicts(invoice: Invoice): readonly Decision<'approve' | 'reject' | 'post'>[] {
  const t = useTexts(invoiceDeskTexts);
  const words = useCodeTexts([invoiceDeskTexts, ...invoiceFailures]);
  const formats = useFormats();
  const name = useInvoiceName()(invoice);
  const { id, status, gross, currency, approvalBarrier, needsSecondPerson, findings } = invoice;
  const faulty = findings.length > 0 ? t('mendFirst') : null;
  const own = approvalBarrier === null ? null : (words(approvalBarrier) ?? approvalBarrier);
  return [
    {
      event: 'reject',
      may: useMay('rejectInvoice'),
      isPossible: needsSecondPerson,
      kind: 'danger',
      barrier: approvalBarrier === 'ownInvoice' ? own : null,
      icon: X,
      title: t('reject'),
      does: asksReason({
        title: t('rejectTitle', { name }),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('rejected'),
        decide: ({ reason }, options) => invoices.rejectInvoice({ id, reason }, options),
      }),
    },
    {
      event: 'approve',
      may: useMay('approveInvoice'),
      isPossible: needsSecondPerson,
      kind: 'main',
      barrier: own ?? faulty,
      icon: Check,
      title: t('approve'),
      does: asksReason({
        title: t('approveTitle', { name }),
        text: t('approveText', { amount: formats.money(gross, currency) }),
        schema: commented,
        field: 'comment',
        label: t('comment'),
        done: t('approved'),
        decide: ({ comment }, options) => invoices.approveInvoice({ id, comment }, options),
      }),
    },
    {
      // What needs nobody else is approved by who posts it.
      event: status === 'DRAFT' ? 'approve' : 'post',
      may: useMay('postInvoice'),
      isPossible: status === 'APPROVED' || !needsSecondPerson,
      kind: 'main',
      barrier: faulty,
      icon: BookCheck,
      title: t('post'),
      does: asks({
        title: t('postTitle', { name }),
        text: t('postText'),
        schema: nothing,
        initial: {},
        done: t('posted'),
        decide: (_, options) => invoices.postInvoice({ id }, options),
      }),
    },
  ];
}

/** What is done with a document that stands. */
function usePosted(invoice: Invoice, marked: number | undefined): readonly Decision[] {
  const t = useTexts(invoiceDeskTexts);
  const { id, status, kind, number, gross, credited } = invoice;
  const isPosted = status === 'POSTED';
  const to = invoice.sends.find(({ status: sent }) => sent === 'FAILED')?.recipient ?? '';
  return [
    {
      event: 'dispute',
      may: useMay('disputeInvoice'),
      isPossible: isPosted && kind === 'invoice' && credited < gross,
      place: 'menu',
      icon: MessageCircleWarning,
      title: t('dispute'),
      does: { dialog: (opened) => <DisputeDialog invoice={invoice} marked={marked} opened={opened} /> },
    },
    {
      event: 'correct',
      may: useMay('correctInvoice'),
      isPossible: isPosted,
      place: 'menu',
      icon: FilePen,
      title: t('correctedCopy'),
      does: asksReason({
        title: t('correctTitle', { number }),
        text: t('correctLimit'),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('corrected'),
        decide: ({ reason }, options) => invoices.correctInvoice({ id, reason }, options),
      }),
    },
    {
      event: 'send',
      may: useMay('sendInvoice'),
      isPossible: isPosted,
      icon: Send,
      title: t('sendAgain'),
      does: asks({
        title: t('sendTitle', { number }),
        text: to === '' ? t('sendText') : t('sendTextFailed', { address: to }),
        schema: addressed,
        initial: { to: '' },
        fields: <Address.Email name="to" label={t('sendTo')} />,
        done: t('sending'),
        decide: ({ to: other }, options) => invoices.sendInvoice({ id, ...(other && { to: other }) }, options),
      }),
    },
    {
      event: 'receipt',
      may: useCan('tripDirector.getReceiptLines'),
      isPossible: isPosted && kind !== 'creditNote' && invoice.open > 0,
      place: 'desk',
      shortcut: 'p',
      icon: Banknote,
      title: t('receipt'),
      does: { path: moneyOfPath(invoice.customerId) },
    },
    {
      event: 'credit',
      may: useMay('postInvoiceReversal'),
      isPossible: isPosted && kind !== 'debitNote' && hasLeft(invoice),
      shortcut: 'c',
      icon: FileMinus,
      title: kind === 'invoice' ? t('creditNote') : t('debitNote'),
      does: { dialog: (opened) => <CreditDialog invoice={invoice} opened={opened} /> },
    },
  ];
}
