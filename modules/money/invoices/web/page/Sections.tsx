import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Ban, Banknote, Check, CircleCheck, CircleX, Clock, FileMinus, Trash2, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { z } from 'zod';
import { sumOf } from '#platform/calculations.ts';
import { centsOfWire, noCents, wireOf } from '#platform/money.ts';
import { requiredText, text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { useFormats } from '#platform/web/formats.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { type Decision, offered } from '#platform/web/record/decisions.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadPath } from '#modules/work/loads/web/desk.ts';
import { invoiceDeskTexts } from '../../messages/desk/index.ts';
import { disputeLife } from '../../status.ts';
import { type Dispute, type Invoice, invoiceFailures, invoices, invoicesNoun, useMay } from '../calls.ts';
import { invoicePath, journalPath } from '../paths.ts';
import { DisputeBadge } from '../words.tsx';

const link = 'text-brand underline decoration-brand/35 underline-offset-3';

interface SectionProps {
  readonly title: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page under its heading. */
export function Section({ title, beside, children }: SectionProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b border-line px-4 py-4 last:border-b-0">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {beside && <span className="text-right text-sm text-muted">{beside}</span>}
      </div>
      {children}
    </section>
  );
}

interface InvoiceProps {
  readonly invoice: Invoice;
}

interface SentProps extends InvoiceProps {
  /** Sends it again; null where the person may not. */
  readonly send: Decision | undefined;
}

const sendLooks = {
  WAITING: { icon: Clock, colour: 'text-muted' },
  SENT: { icon: CircleCheck, colour: 'text-ok' },
  FAILED: { icon: CircleX, colour: 'text-danger' },
} as const;

/** To whom it went; what did not arrive says why, and is mended here. */
export function Sent({ invoice, send }: SentProps): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const formats = useFormats();
  const { sends } = invoice;
  const failed = sends.filter(({ status }) => status === 'FAILED').length;
  const addresses = new Set(sends.map(({ recipient }) => recipient)).size;
  return (
    <Section
      title={t('sent')}
      beside={
        sends.length > 0 &&
        [t('sentTo', { count: addresses }), failed > 0 && t('sentFailed', { count: failed })].filter(Boolean).join(', ')
      }
    >
      {sends.length === 0 && <p className="text-muted">{t('notSentYet')}</p>}
      <ul className="grid gap-2.5">
        {sends.map((each) => {
          const { icon: Icon, colour } = sendLooks[each.status];
          return (
            <li key={each.id} className="flex gap-2.5">
              <Icon size={17} aria-hidden="true" className={clsx('mt-0.5 flex-none', colour)} />
              <div className="min-w-0 flex-1">
                <p className="flex justify-between gap-2">
                  <span>{t(`method_${each.method}`)}</span>
                  <span className="text-sm whitespace-nowrap text-muted">{formats.shortMoment(each.sentAt)}</span>
                </p>
                <p className="text-sm break-words text-muted">
                  {each.recipient} ·{' '}
                  <span className={clsx(each.status === 'FAILED' && 'text-danger')}>
                    {t(`send_${each.status}`)}
                    {each.problem && `: ${each.problem}`}
                  </span>
                </p>
              </div>
              {each.status === 'FAILED' && send && (
                <Decisions
                  record={{ noun: invoicesNoun, id: invoice.id, lockId: invoice.lockId }}
                  decisions={[{ ...send, title: t('mend') }]}
                  failures={invoiceFailures}
                  isPart
                />
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** What was received and credited of it, and the notes that are on their way. */
export function Settled({ invoice }: InvoiceProps): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const formats = useFormats();
  const { settlements, notes, currency, kind } = invoice;
  const kindWord = (each: string) =>
    each === 'invoice' || each === 'creditNote' || each === 'debitNote' ? t(`kind_${each}`) : t('receipt');
  // What is posted stands among what settles it.
  const drafts = notes.filter(({ id, status }) => status !== 'POSTED' || !settlements.some(({ documentId }) => documentId === id));
  const sign = kind === 'creditNote' ? 1 : -1;
  return (
    <Section title={t('settled')}>
      {settlements.length === 0 && drafts.length === 0 && <p className="text-muted">{t('nothingSettled')}</p>}
      <ul className="grid gap-2.5">
        {settlements.map((each, place) => {
          const Icon = each.kind === 'creditNote' ? FileMinus : Banknote;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- Two may be of one document and day.
            <li key={`${each.number} ${place}`} className="flex gap-2.5">
              <Icon size={17} aria-hidden="true" className="mt-0.5 flex-none text-muted" />
              <div className="min-w-0 flex-1">
                {each.documentId ? (
                  <Link {...linkTo(invoicePath(each.documentId))} className={link}>
                    {each.number}
                  </Link>
                ) : (
                  each.number
                )}
                <p className="text-sm text-muted">
                  {formats.date(each.day as never)} · {kindWord(each.kind)}
                </p>
              </div>
              <span className="whitespace-nowrap tabular-nums">{formats.money(sign * each.amount, currency)}</span>
            </li>
          );
        })}
        {drafts.map((note) => (
          <li key={note.id} className="flex gap-2.5">
            <FileMinus size={17} aria-hidden="true" className="mt-0.5 flex-none text-muted" />
            <div className="min-w-0 flex-1">
              <Link {...linkTo(invoicePath(note.id))} className={link}>
                {note.number || t(`draftOf_${note.kind}`)}
              </Link>
              <p className="text-sm text-muted">
                {formats.date(note.taxDate as never)} · {t(`status_${note.status}`)}
              </p>
            </div>
            <span className="whitespace-nowrap text-muted tabular-nums">{formats.money(sign * note.gross, currency)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
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
    <Section title={t('disputes')} beside={open > 0 && <DisputeBadge state="OPEN" />}>
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

/** What it wrote into the books, with its sum. */
export function Journal({ invoice }: InvoiceProps): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const formats = useFormats();
  const { journal } = invoice;
  const lines = journal?.lines ?? [];
  const sum = sumOf(lines.map(({ amount }) => centsOfWire(amount)));
  const isEven = sum === noCents;
  const Icon = isEven ? CircleCheck : CircleX;
  return (
    <Section
      title={t('journal')}
      beside={
        journal && (
          <>
            <Link {...linkTo(journalPath(journal.id))} className={link}>
              J-{journal.number}
            </Link>{' '}
            · {formats.date(journal.postingDate as never)}
          </>
        )
      }
    >
      {!journal && <p className="text-muted">{t('noJournal')}</p>}
      {journal && (
        <table className="w-full">
          <caption className="sr-only">{t('journal')}</caption>
          <tbody>
            {lines.map(({ number, name, centre, amount }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- The lines of a journal never change.
              <tr key={place} className="h-8">
                <th scope="row" className="pr-3 text-left font-normal">
                  {number} {name}
                  {centre && <span className="text-sm text-muted"> · {centre}</span>}
                </th>
                <td className="text-right whitespace-nowrap tabular-nums">{formats.money(amount).replace(/^R\s/, '')}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className={clsx('h-8 *:border-t *:border-line', isEven ? 'text-ok' : 'text-danger')}>
              <th scope="row" className="text-left font-normal">
                <span className="flex items-center gap-1.5">
                  <Icon size={16} aria-hidden="true" />
                  {t('sum')}
                </span>
              </th>
              <td className="text-right font-semibold tabular-nums">{formats.money(wireOf(sum)).replace(/^R\s/, '')}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </Section>
  );
}

interface LoadsProps extends InvoiceProps {
  readonly marked: number | undefined;
  readonly onMark: ((line: number) => void) | undefined;
}

/** The loads with what each comes to; of a draft they can be taken out. */
export function Loads({ invoice, marked, onMark }: LoadsProps): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const formats = useFormats();
  const mayEdit = useMay('putInvoice') && invoice.status === 'DRAFT' && invoice.kind === 'invoice';
  const loads = [...Map.groupBy(invoice.lines, ({ loadId }) => loadId)];
  return (
    <Section title={t('loads')} beside={String(loads.length)}>
      <ul className="grid gap-2">
        {loads.map(([loadId, lines]) => {
          const [first] = lines;
          const net = wireOf(sumOf(lines.map((line) => centsOfWire(line.net))));
          return (
            <li key={loadId}>
              <div className="flex items-center justify-between gap-2">
                <Link {...linkTo(loadPath(loadId))} className={link}>
                  {first!.loadNumber}
                </Link>
                <span className="flex items-center gap-1 whitespace-nowrap tabular-nums">
                  {formats.money(net, invoice.currency)}
                  {mayEdit && loads.length > 1 && (
                    <Decisions
                      record={{ noun: invoicesNoun, id: invoice.id, lockId: invoice.lockId }}
                      decisions={[takeOut(invoice.id, loadId, first!.loadNumber, t)]}
                      failures={invoiceFailures}
                      isPart
                    />
                  )}
                </span>
              </div>
              <ul>
                {lines.map((line) => (
                  <li key={line.id} className="flex justify-between gap-3 text-sm">
                    {onMark ? (
                      <button
                        type="button"
                        aria-pressed={marked === line.line}
                        title={t('linePointer', { line: line.line })}
                        className={clsx('min-w-0 text-left break-words hover:underline', marked === line.line ? 'font-medium' : 'text-muted')}
                        onClick={() => onMark(line.line)}
                      >
                        {line.description}
                      </button>
                    ) : (
                      <span className="min-w-0 break-words text-muted">{line.description}</span>
                    )}
                    <span className="whitespace-nowrap text-muted tabular-nums">
                      {formats.money(line.net, invoice.currency)}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const nothing = z.strictObject({});

function takeOut(
  id: string,
  loadId: string,
  load: string,
  t: ReturnType<typeof useTexts<typeof import('../../messages/desk/en.ts').texts>>,
): Decision {
  return {
    event: `takeOut ${loadId}`,
    may: true,
    icon: Trash2,
    title: t('takeOutTitle'),
    does: asks({
      title: t('takeOut', { load }),
      text: t('takeOutQuestion', { load }),
      schema: nothing,
      initial: {},
      done: t('takenOut', { load }),
      decide: (_, options) => invoices.putInvoice({ id, withoutLoadIds: [loadId] }, options),
    }),
  };
}
