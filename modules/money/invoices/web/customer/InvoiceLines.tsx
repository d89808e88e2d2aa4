import { type ReactNode, useState } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { invoicePageTexts } from '#modules/money/invoices/messages/page/index.ts';
import { DisputeForm } from './DisputeForm.tsx';
import type { InvoiceDispute, InvoiceLine, InvoicePageProps, LinkedInvoice } from './link-calls.ts';

interface InvoiceLinesProps {
  readonly invoice: LinkedInvoice;
  readonly client: string;
  readonly whenOpen: InvoicePageProps['whenOpen'];
  readonly refresh: () => Promise<void>;
}

/** What is billed, line by line: each can be said not to be right, and shows what was said and answered. */
export function InvoiceLines({ invoice, client, whenOpen, refresh }: InvoiceLinesProps): ReactNode {
  const t = useTexts(invoicePageTexts);
  /** The line of which the form is open; `all` of the whole document. */
  const [asked, setAsked] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const of = (lineId: string | null) => invoice.disputes.filter((each) => each.lineId === lineId);
  const isOpen = (lineId: string | null) => of(lineId).some(({ status }) => status === 'OPEN');
  const form = (lineId: string | null, left: number) =>
    asked === (lineId ?? 'all') && (
      <DisputeForm
        invoice={invoice}
        lineId={lineId}
        left={left}
        client={client}
        whenOpen={whenOpen}
        onDone={async () => {
          await refresh();
          setAsked(undefined);
          setIsSent(true);
        }}
        onCancel={() => setAsked(undefined)}
      />
    );
  return (
    <section className="card p-4 sm:p-5">
      <h2 className="text-lg font-semibold">{t('lines')}</h2>
      <p role="status" className={isSent ? 'mt-3 rounded-card bg-ok-soft p-4 text-ok' : undefined}>
        {isSent ? t('sent', { client }) : ''}
      </p>
      <ul className="mt-4 space-y-4">
        {invoice.lines.map((line) => (
          <li key={line.id} className="border-t border-line pt-4">
            <LineFacts line={line} currency={invoice.currency} />
            <Disputes of={of(line.id)} currency={invoice.currency} />
            {invoice.canDispute && line.left > 0 && asked !== line.id && !isOpen(line.id) && (
              <button
                type="button"
                className="btn btn-s mt-3"
                aria-label={t('notRightOf', { line: `${line.description}, ${line.loadNumber}` })}
                onClick={() => setAsked(line.id)}
              >
                {t('notRight')}
              </button>
            )}
            {form(line.id, line.left)}
          </li>
        ))}
      </ul>
      <Disputes of={of(null)} currency={invoice.currency} />
      {invoice.canDispute && invoice.lines.length > 1 && (
        <div className="mt-4 border-t border-line pt-4">
          {asked !== 'all' && !isOpen(null) && (
            <button type="button" className="btn btn-s" onClick={() => setAsked('all')}>
              {t('whole')}
            </button>
          )}
          {form(null, invoice.left)}
        </div>
      )}
    </section>
  );
}

function LineFacts({ line, currency }: { readonly line: InvoiceLine; readonly currency: string }): ReactNode {
  const t = useTexts(invoicePageTexts);
  const formats = useFormats();
  return (
    <>
      <div className="flex justify-between gap-3">
        <p className="min-w-0 font-medium wrap-break-word">{line.description}</p>
        <p className="shrink-0 font-medium tabular-nums">{formats.money(line.net, currency)}</p>
      </div>
      <div className="flex justify-between gap-3 text-muted">
        <p className="min-w-0">{t('load', { load: line.loadNumber })}</p>
        <p className="shrink-0 tabular-nums">{t('lineVat', { amount: formats.money(line.vat, currency) })}</p>
      </div>
    </>
  );
}

/** What was said of a line, and what was answered. */
function Disputes({ of, currency }: { readonly of: readonly InvoiceDispute[]; readonly currency: string }): ReactNode {
  const t = useTexts(invoicePageTexts);
  const formats = useFormats();
  const tones = {
    OPEN: 'bg-warn-soft text-warn',
    ACCEPTED: 'bg-ok-soft text-ok',
    REJECTED: 'bg-sunken',
    WITHDRAWN: 'bg-sunken',
  };
  return of.map(({ id, status, amount, reason, note, answer }) => (
    <div key={id} className={`mt-3 rounded-card p-4 ${tones[status]}`}>
      <p className="font-semibold">{t(`dispute_${status}`)}</p>
      <p className="mt-1">
        {t('disputed', { amount: formats.money(amount, currency), reason: t(`reason_${reason}`) })}
      </p>
      {note && <p className="mt-1 wrap-break-word whitespace-pre-line">{note}</p>}
      {answer && <p className="mt-1 wrap-break-word whitespace-pre-line">{t('answer', { answer })}</p>}
    </div>
  ));
}
