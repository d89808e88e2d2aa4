import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { amount } from '#platform/money-codec.ts';
import { requiredText } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { today, useFormats } from '#platform/web/formats.ts';
import { DecisionDialog } from '#platform/web/record/DecisionDialog.tsx';
import type { OpenedDecision } from '#platform/web/record/decisions.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { invoiceDeskTexts } from '#modules/money/invoices/messages/desk/index.ts';
import { type Invoice, invoices } from '../calls.ts';
import { invoicePath } from '../paths.ts';

const noteForm = z.strictObject({
  /** What is taken back of each line that has something left, in their order. */
  amounts: z.array(z.strictObject({ lineId: z.string(), net: amount.nullable() })),
  taxDate: calendarDate,
  reason: requiredText(500),
  rebill: z.boolean(),
});
const Field = deskFieldsFor<typeof noteForm>();

interface CreditDialogProps {
  readonly invoice: Invoice;
  readonly opened: OpenedDecision;
}

/** Takes a document back: of each line so much, each with its own share of VAT. */
export function CreditDialog({ invoice, opened }: CreditDialogProps): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const navigate = useNavigate();
  const lines = invoice.lines.filter(({ left }) => left !== 0);
  return (
    <DecisionDialog
      {...opened}
      title={t('creditTitle', { number: invoice.number })}
      text={t('creditText')}
      width={720}
      schema={noteForm.refine(({ amounts }) => amounts.some(({ net }) => net), {
        path: ['reason'],
        error: 'nothingToCredit',
      })}
      initial={{
        amounts: lines.map(({ id, left }) => ({ lineId: id, net: Math.abs(left) })),
        taxDate: today(),
        reason: '',
        rebill: false,
      }}
      confirm={t('makeNote')}
      done={t('noteMade')}
      decide={async ({ amounts, ...value }, { idempotencyKey }) => {
        const taken = amounts.flatMap(({ lineId, net }) => (net ? [{ lineId, net }] : []));
        const isWhole = lines.every(({ id, left }) =>
          taken.some(({ lineId, net }) => lineId === id && net === Math.abs(left)),
        );
        const note = await invoices.postInvoiceReversal(
          { id: invoice.id, lines: isWhole ? null : taken, ...value },
          { idempotencyKey },
        );
        void navigate(linkTo(invoicePath(note.id)));
      }}
    >
      <Lines invoice={invoice} lines={lines} />
      <Field.Textarea name="reason" label={t('reason')} required rows={2} />
      <Field.Date name="taxDate" label={t('taxDate')} required max={today()} />
      {invoice.kind === 'invoice' && <Field.Checkbox name="rebill" label={t('rebill')} help={t('rebillHelp')} />}
    </DecisionDialog>
  );
}

interface LinesProps {
  readonly invoice: Invoice;
  readonly lines: Invoice['lines'];
}

function Lines({ invoice, lines }: LinesProps): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const formats = useFormats();
  const { setValue } = useFormContext<z.input<typeof noteForm>>();
  const id = useId();
  const fill = (net: (line: Invoice['lines'][number]) => number | null) =>
    setValue(
      'amounts',
      lines.map((line) => ({ lineId: line.id, net: net(line) })),
      { shouldDirty: true },
    );
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="font-medium">
          {t('takenBack')}
        </h3>
        <span className="flex gap-1">
          <button type="button" className="btn btn-g h-8" onClick={() => fill(({ left }) => Math.abs(left))}>
            {t('creditAll')}
          </button>
          <button type="button" className="btn btn-g h-8" onClick={() => fill(() => null)}>
            {t('creditNone')}
          </button>
        </span>
      </div>
      <ul className="max-h-80 overflow-y-auto border-y border-line">
        {lines.map((line, place) => (
          <li key={line.id} className="grid gap-x-3 border-b border-line py-2 last:border-b-0 sm:grid-cols-[1fr_12rem]">
            <div className="min-w-0">
              <p className="break-words">
                <span className="font-medium">{line.loadNumber}</span> {line.description}
              </p>
              <p className="text-sm text-muted tabular-nums">
                {t('lineLeft', { amount: formats.money(line.left, invoice.currency) })}
              </p>
            </div>
            <Field.Money
              name={`amounts.${place}.net`}
              label={t('takeBack', { line: line.line })}
              currency={invoice.currency}
              max={Math.abs(line.left)}
            />
          </li>
        ))}
      </ul>
      <Sum invoice={invoice} />
    </section>
  );
}

function Sum({ invoice }: { readonly invoice: Invoice }): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const formats = useFormats();
  const amounts: z.input<typeof noteForm>['amounts'] = useWatch({ name: 'amounts' });
  const signs = new Map(invoice.lines.map(({ id, left }) => [id, Math.sign(left)]));
  const sum = amounts.reduce(
    (all, { lineId, net }) => all + (typeof net === 'number' ? net * (signs.get(lineId) ?? 1) : 0),
    0,
  );
  return (
    <p className="mt-2 flex justify-between font-semibold tabular-nums" aria-live="polite">
      <span>{t('net')}</span>
      <span>{formats.money(sum, invoice.currency)}</span>
    </p>
  );
}
