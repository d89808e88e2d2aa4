import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { invoicePageTexts } from '#modules/money/invoices/messages/page/index.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { Notes, Payments, Settlement } from './Money.tsx';
import { Facts } from './Facts.tsx';
import { invoiceLinks, invoices, type InvoicePageProps, type LinkedInvoice } from './link-calls.ts';
import { SaveButton } from './SaveButton.tsx';

/** Behind the code: what is to pay and until when, the document, its lines, its proofs. */
export function InvoicePage(props: InvoicePageProps): ReactNode {
  const { link: first, read, whenOpen } = props;
  const [invoice, setInvoice] = useState(first.invoice);
  const refresh = async () => setInvoice((await whenOpen(read)).invoice ?? invoice);
  return invoice ? <Opened {...props} invoice={invoice} refresh={refresh} /> : null;
}

interface OpenedProps extends InvoicePageProps {
  readonly invoice: LinkedInvoice;
  readonly refresh: () => Promise<void>;
}

function Opened({ link, invoice, whenOpen, refresh }: OpenedProps): ReactNode {
  const t = useTexts(invoicePageTexts);
  const formats = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  // The code's page has gone: a screen reader learns of the new one by the focus.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const client = link.clientTradeName;
  const money = (amount: number) => formats.money(amount, invoice.currency);
  return (
    <div className="mx-auto w-full max-w-xl flex-1 space-y-4 px-4 pt-5 pb-10">
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold wrap-break-word outline-none">
          {sentence()}
        </h1>
        <p className="mt-1 text-muted">{t('numberOf', { number: invoice.number, client })}</p>
        {invoice.originalNumber && (
          <p className="mt-1 text-muted">
            {t(invoice.kind === 'creditNote' ? 'creditHint' : 'debitHint', { number: invoice.originalNumber })}
          </p>
        )}
      </div>
      <SaveButton
        isMain
        label={t('download')}
        fetchFile={() => whenOpen(() => invoices.getInvoicePaper({ id: invoice.id, format: 'pdf' }))}
      />
      <Amounts invoice={invoice} money={money} />
      <Settlement invoice={invoice} money={money} />
      {invoice.kind !== 'creditNote' && invoice.open > 0 && <WhereToPay invoice={invoice} />}
      <Payments invoice={invoice} money={money} />
      <InvoiceLines invoice={invoice} client={client} whenOpen={whenOpen} refresh={refresh} />
      <Notes invoice={invoice} money={money} whenOpen={whenOpen} />
      <Proofs invoice={invoice} whenOpen={whenOpen} />
    </div>
  );

  /** What is to pay and until when, in one sentence. */
  function sentence(): string {
    if (invoice.kind === 'creditNote') return t('credit', { amount: money(invoice.gross) });
    if (invoice.open <= 0) return t('paid');
    return t(invoice.isOverdue ? 'overdue' : 'toPay', {
      amount: money(invoice.open),
      date: formats.date(invoice.dueDate),
    });
  }
}

interface AmountsProps {
  readonly invoice: LinkedInvoice;
  readonly money: (amount: number) => string;
}

function Amounts({ invoice, money }: AmountsProps): ReactNode {
  const t = useTexts(invoicePageTexts);
  const formats = useFormats();
  return (
    <Facts
      rows={[
        [t('billedTo'), invoice.billedTo],
        [t('orders'), invoice.orderNumbers.join(', ')],
        [t('date'), formats.date(invoice.taxDate)],
        [t('due'), invoice.kind === 'creditNote' ? '' : formats.date(invoice.dueDate)],
        [t('net'), money(invoice.net)],
        [t('vat'), money(invoice.vat)],
        [t('gross'), money(invoice.gross)],
        [t('open'), invoice.kind === 'creditNote' ? '' : money(Math.max(invoice.open, 0))],
      ]}
    />
  );
}

/** The bank details that were frozen with the document, and what to quote. */
function WhereToPay({ invoice: { bank, number } }: Pick<AmountsProps, 'invoice'>): ReactNode {
  const t = useTexts(invoicePageTexts);
  if (!bank) return null;
  return (
    <Facts
      title={t('pay')}
      rows={[
        [t('reference'), number],
        [t('accountName'), bank.accountName],
        [t('bank'), bank.bankName],
        [t('branch'), bank.branchCode],
        [t('account'), bank.accountNumber],
        [t('swift'), bank.swift],
      ]}
    />
  );
}

function Proofs({ invoice, whenOpen }: Pick<OpenedProps, 'invoice' | 'whenOpen'>): ReactNode {
  const t = useTexts(invoicePageTexts);
  const formats = useFormats();
  return (
    <section className="card p-4 sm:p-5">
      <h2 className="text-lg font-semibold">{t('proofs')}</h2>
      <ul className="mt-4 space-y-4">
        {invoice.loads.map(({ loadNumber, route, deliveredOn, proofs }) => (
          <li key={loadNumber} className="border-t border-line pt-4">
            <p className="font-medium">{t('load', { load: loadNumber })}</p>
            <p className="text-muted wrap-break-word">{route}</p>
            <p className="text-muted">{t('deliveredOn', { date: formats.date(deliveredOn) })}</p>
            {proofs.length === 0 && <p className="mt-1">{t('noProof')}</p>}
            {proofs.map(({ podId, file, fileName }) => (
              <div key={`${podId} ${file}`} className="mt-3">
                <p className="wrap-break-word">{fileName}</p>
                <SaveButton
                  label={t('proof')}
                  name={`${t('proof')} ${fileName}`}
                  fetchFile={() => whenOpen(() => invoiceLinks.getInvoiceProof({ podId, file }))}
                />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
