import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPercent } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { invoicePageTexts } from '#modules/money/invoices/messages/page/index.ts';
import { Facts } from './Facts.tsx';
import { type InvoicePageProps, invoices, type LinkedInvoice } from './link-calls.ts';
import { SaveButton } from './SaveButton.tsx';

interface MoneyProps {
  readonly invoice: LinkedInvoice;
  readonly money: (amount: number) => string;
}

/** The discount for payment in time: how much less is to be paid and until when, or that the day is past. */
export function Settlement({ invoice, money }: MoneyProps): ReactNode {
  const t = useTexts(invoicePageTexts);
  const formats = useFormats();
  const language = useLanguage();
  const { settlement, open } = invoice;
  if (!settlement || open <= 0) return null;
  const { percent, amount, until, isInTime, toPay } = settlement;
  const words = { percent: formatPercent(language, percent), date: formats.date(until), amount: money(amount) };
  return (
    <section className={`card p-4 sm:p-5 ${isInTime ? 'border-ok' : ''}`}>
      <h2 className="text-lg font-semibold">{t('settlement')}</h2>
      <p className="mt-1">{t(isInTime ? 'settlementOpen' : 'settlementPast', words)}</p>
      {isInTime && <p className="mt-1 font-medium tabular-nums">{t('settlementToPay', { amount: money(toPay) })}</p>}
    </section>
  );
}

/** What was paid and set off, with its day, and what is still open. */
export function Payments({ invoice, money }: MoneyProps): ReactNode {
  const t = useTexts(invoicePageTexts);
  const formats = useFormats();
  const { payments, gross, open, kind } = invoice;
  if (payments.length === 0 || kind === 'creditNote') return null;
  return (
    <Facts
      title={t('payments')}
      rows={[
        [t('gross'), money(gross)],
        ...payments.map(({ kind: each, number, day, amount }): [string, string] => [
          t(`payment_${each}`, { number, date: formats.date(day) }),
          money(-amount),
        ]),
        [t('open'), money(Math.max(open, 0))],
      ]}
    />
  );
}

/** Credit and debit notes of the invoice, each as a file. */
export function Notes({ invoice, money, whenOpen }: MoneyProps & Pick<InvoicePageProps, 'whenOpen'>): ReactNode {
  const t = useTexts(invoicePageTexts);
  const formats = useFormats();
  if (invoice.notes.length === 0) return null;
  return (
    <section className="card p-4 sm:p-5">
      <h2 className="text-lg font-semibold">{t('notes')}</h2>
      <ul className="mt-4 space-y-4">
        {invoice.notes.map(({ id, kind, number, taxDate, gross }) => (
          <li key={id} className="border-t border-line pt-4">
            <p className="flex justify-between gap-3">
              <span className="flex min-w-0 gap-2">
                <CircleCheck size={20} aria-hidden className="flex-none text-ok" />
                <span className="wrap-break-word">{t('noteOf', { number, date: formats.date(taxDate) })}</span>
              </span>
              <span className="shrink-0 font-medium tabular-nums">{money(kind === 'creditNote' ? -gross : gross)}</span>
            </p>
            <div className="mt-3">
              <SaveButton
                label={t('proof')}
                name={`${t('proof')} ${number}`}
                fetchFile={() => whenOpen(() => invoices.getInvoicePaper({ id, format: 'pdf' }))}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
