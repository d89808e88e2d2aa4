import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Ban, Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { requiredText, text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { useFormats } from '#platform/web/formats.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { offered } from '#platform/web/record/decisions.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { invoiceDeskTexts } from '#modules/money/invoices/messages/desk/index.ts';
import { disputeLife } from '#modules/money/invoices/status.ts';
import { type Dispute, type Invoice, invoiceFailures, invoices, invoicesNoun, useMay } from '../calls.ts';
import { invoicePath } from '../paths.ts';
import { DisputeBadge } from '../words.tsx';
import { link, Section } from './Section.tsx';

interface InvoiceProps {
  readonly invoice: Invoice;
}

const answered = z.strictObject({ answer: requiredText(1000) });
const acceptForm = z.strictObject({ answer: text(1000), rebill: z.boolean() });
const Field = deskFieldsFor<typeof acceptForm>();

interface DisputesProps extends InvoiceProps {
  readonly onMark: ((line: number) => void) | undefined;
}

/** What the customer does not accept, and how it is settled. */
export function Disputes({ invoice, onMark }: DisputesProps): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const open = invoice.disputes.filter(({ status }) => status === 'OPEN').length;
  if (invoice.kind !== 'invoice') return null;
  return (
    <Section title={t('disputes')} beside={open > 1 && String(open)}>
      {invoice.disputes.length === 0 && <p className="text-muted">{t('noDisputes')}</p>}
      <ul className="grid gap-4">
        {invoice.disputes.map((dispute) => (
          <OneDispute key={dispute.id} invoice={invoice} dispute={dispute} onMark={onMark} />
        ))}
      </ul>
    </Section>
  );
}

function OneDispute({ invoice, dispute, onMark }: DisputesProps & { readonly dispute: Dispute }): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const formats = useFormats();
  const line = invoice.lines.find(({ id }) => id === dispute.lineId);
  const said = line ? [line.loadNumber, line.description].filter(Boolean).join(' ') : t('wholeDocument');
  return (
    <li>
      <div className="flex items-start justify-between gap-2">
        {line && onMark ? (
          <button type="button" className={clsx(link, 'text-left')} onClick={() => onMark(line.line)}>
            {said}
          </button>
        ) : (
          <span>{said}</span>
        )}
        <span className="whitespace-nowrap tabular-nums">{formats.money(dispute.amount, invoice.currency)}</span>
      </div>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <DisputeBadge state={dispute.status} />
        {t(`disputeReason_${dispute.reason}`)} · {dispute.raisedBy}
        {dispute.raisedByCustomer && ` (${t('raisedByCustomer')})`} · {formats.day(dispute.raisedAt)}
      </p>
      {dispute.note && <p className="mt-1 text-sm break-words">“{dispute.note}”</p>}
      {dispute.decidedAt && (
        <p className="mt-1 text-sm break-words text-muted">
          {dispute.decidedBy} · {formats.day(dispute.decidedAt)}
          {dispute.answer && `: ${dispute.answer}`}
          {dispute.creditNoteId && (
            <>
              {' · '}
              <Link {...linkTo(invoicePath(dispute.creditNoteId))} className={link}>
                {t('toCreditNote')}
              </Link>
            </>
          )}
        </p>
      )}
      <Settle invoice={invoice} dispute={dispute} />
    </li>
  );
}

function Settle({ invoice, dispute }: InvoiceProps & { readonly dispute: Dispute }): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const formats = useFormats();
  const may = useMay('settleInvoiceDispute');
  const { id } = dispute;
  const decisions = offered(disputeLife, dispute.status, [
    {
      event: 'accept',
      may,
      icon: Check,
      title: t('accept'),
      does: asks({
        title: t('acceptTitle'),
        text: t('acceptText', { amount: formats.money(dispute.amount, invoice.currency) }),
        schema: acceptForm,
        initial: { answer: '', rebill: false },
        fields: (
          <>
            <Field.Textarea name="answer" label={t('answer')} rows={2} />
            <Field.Checkbox name="rebill" label={t('rebill')} help={t('rebillHelp')} />
          </>
        ),
        done: t('accepted'),
        decide: (value, options) => invoices.settleInvoiceDispute({ id, decision: 'accept', ...value }, options),
      }),
    },
    {
      event: 'reject',
      may,
      icon: X,
      title: t('rejectDispute'),
      does: asksReason({
        title: t('rejectDisputeTitle'),
        schema: answered,
        field: 'answer' as never,
        label: t('answer'),
        required: true,
        done: t('rejectedDispute'),
        decide: ({ answer }, options) => invoices.settleInvoiceDispute({ id, decision: 'reject', answer }, options),
      }),
    },
    {
      event: 'withdraw',
      may,
      icon: Ban,
      title: t('withdraw'),
      does: asksReason({
        title: t('withdrawTitle'),
        schema: answered,
        field: 'answer' as never,
        label: t('answer'),
        required: true,
        done: t('withdrawnDispute'),
        decide: ({ answer }, options) => invoices.settleInvoiceDispute({ id, decision: 'withdraw', answer }, options),
      }),
    },
  ]);
  if (decisions.length === 0) return null;
  return (
    <div className="mt-2">
      <Decisions
        record={{ noun: invoicesNoun, id: invoice.id, lockId: dispute.lockId }}
        decisions={decisions}
        failures={invoiceFailures}
        isPart
      />
    </div>
  );
}
