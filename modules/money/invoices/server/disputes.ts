import { sql } from 'kysely';
import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { invoiceService } from '../contract.ts';
import type { InvoiceFailureCode } from '../messages/failures/index.ts';
import { disputeLives, disputes } from './lives.ts';
import { disputeNoun, findDispute, findInvoice, linesOf } from './queries.ts';
import { reverseInvoice } from './reverse-invoice.ts';

const fail = failures<FailureCode | InvoiceFailureCode>();
type Operations = (typeof invoiceService)['operations'];

/** Takes down what a customer does not accept of an invoice: once for each line, and no more than it comes to with VAT. */
export async function raiseDispute(
  context: Context,
  { id, lineId, reason, amount, note }: Omit<z.output<Operations['disputeInvoice']['input']>, 'guestId'>,
  { isByCustomer = false, by = context.actor.name }: { readonly isByCustomer?: boolean; readonly by?: string } = {},
): Promise<{ id: string; lockId: string }> {
  const { db, partition } = context;
  await sql`select from invoice where partition = ${partition} and id = ${id} for no key update`.execute(db);
  const invoice = await findInvoice(context, id);
  if (!invoice) throw fail('notFound', 'notFound');
  if (invoice.status !== 'POSTED' || invoice.kind !== 'invoice') throw fail('disputeOfInvoices', 'rule');
  const line = (await linesOf(context, [id])).find((each) => each.id === lineId);
  if (lineId !== null && !line) throw invalidFields({ lineId: { code: 'notFound' } });
  const most = line
    ? line.net + line.vat_share - line.given_back - line.given_back_vat
    : invoice.gross - invoice.credited;
  const asked = Number(amount ?? cents(most));
  if (asked <= 0 || asked > most) throw invalidFields({ amount: { code: 'disputeTooMuch' } });
  if (reason === 'other' && note.trim() === '') throw invalidFields({ note: { code: 'required' } });
  const row = await db
    .insertInto('invoice_dispute')
    .values({
      partition,
      company_id: invoice.company_id,
      invoice_id: id,
      line_id: lineId,
      reason,
      amount: asked,
      note,
      raised_by: by,
      raised_by_customer: isByCustomer,
      decided_at: null,
      credit_note_id: null,
      updated_by: by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw fail('disputeOpen', 'conflict');
  const stored = (await findDispute(context, row.id))!;
  await disputes.announce(context, stored, {
    event: 'raised',
    after: { invoiceId: id, reason, amount: cents(asked), note },
  });
  return { id: stored.id, lockId: lockIdOf(stored) };
}

/** Ends a dispute; what is accepted becomes the draft of a credit note, in the same transaction. */
export async function settleDispute(
  context: Context,
  { id, decision, answer, rebill }: z.output<Operations['settleInvoiceDispute']['input']>,
): Promise<z.input<Operations['settleInvoiceDispute']['output']>> {
  const stored = await disputes.toChange(context, id);
  if (decision !== 'accept' && answer.trim() === '') throw invalidFields({ answer: { code: 'required' } });
  const moved = await disputeLives.move(context, stored, decision, { reason: answer });
  if (decision !== 'accept') return { id, status: moved.status, creditNoteId: null };
  const lines = await linesOf(context, [stored.invoice_id]);
  const line = lines.find((each) => each.id === stored.line_id);
  // Of what is disputed with VAT, so much is without: a part of a line keeps the line's own rate.
  const part = line && Math.round((stored.amount * line.net) / (line.net + line.vat_share));
  const note = await reverseInvoice(context, {
    id: stored.invoice_id,
    lines: line
      ? [{ lineId: line.id, net: cents(Math.min(Math.abs(part!), Math.abs(line.net - line.given_back))) }]
      : null,
    reason: answer || stored.note || stored.reason,
    rebill,
    taxDate: null,
  });
  const { db, partition } = context;
  await sql`update invoice_dispute set credit_note_id = ${note.id} where partition = ${partition} and id = ${id}`.execute(
    db,
  );
  await context.audit([{ noun: disputeNoun, recordId: id, event: 'credited', after: { creditNoteId: note.id } }]);
  return { id, status: moved.status, creditNoteId: note.id };
}
