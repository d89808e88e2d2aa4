import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents, centsOf } from '#platform/money.ts';
import { deciding, type Stake } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import { invoiceNumber } from '../kinds.ts';
import type { InvoiceFailureCode } from '../messages/failures/index.ts';
import {
  type DisputeEvent,
  disputeLife,
  type DisputeState,
  type InvoiceEvent,
  invoiceLife,
  type InvoiceState,
} from '../status.ts';
import { billLoads } from '#modules/work/load-prices/server/index.ts';
import { findingsOf } from './findings.ts';
import { paperOf } from './paper-of.ts';
import { postStored } from './post-invoice.ts';
import { disputeNoun, findDispute, findInvoice, invoiceNoun, linesOf, type StoredInvoice } from './queries.ts';
import { recordOf } from './records.ts';

const fail = failures<FailureCode | InvoiceFailureCode>();

/** Documents to customers, as they are changed. */
export const invoices = record({
  noun: invoiceNoun,
  table: 'invoice',
  channels: ['invoices', 'approvals'],
  bell: 'invoice.',
  find: (context: Context, id: string) => findInvoice(context, id),
  show: recordOf,
});

export const ownInvoice = () => fail('ownInvoice', 'forbidden');

/** What an approver lets go out. */
export function invoiceStake({ worth }: Pick<StoredInvoice, 'worth'>): Stake {
  return { kind: 'invoice', amount: cents(worth) };
}

/** Whether somebody who has not made a document approves it (work-and-money.md §9). */
export function needsSecondPerson({ worth, approval_above }: Pick<StoredInvoice, 'worth' | 'approval_above'>): boolean {
  return cents(worth) > centsOf(Number(approval_above))!;
}

/** Documents from draft to posted: who approves, and what posting does. */
export const invoiceLives = life<StoredInvoice, 'invoice', InvoiceState, InvoiceEvent>(invoices, {
  machine: invoiceLife,
  column: 'status',
  guards: {
    async approve(context, stored) {
      await whole(context, stored);
      return needsSecondPerson(stored)
        ? deciding(context, stored.edited_by, ownInvoice(), invoiceStake(stored))
        : context;
    },
    reject: (context, stored) =>
      needsSecondPerson(stored) ? deciding(context, stored.edited_by, ownInvoice()) : context,
    post: whole,
  },
  facts: ({ status, number, kind }) => ({ status, ...(number !== null && { number: invoiceNumber(kind, number) }) }),
  columns({ actor, now }, { event, reason }, stored) {
    const edited_by = actor.kind === 'user' ? [...new Set([...stored.edited_by, actor.id])] : stored.edited_by;
    switch (event) {
      case 'edit':
        return { edited_by, decision_reason: '' };
      case 'approve':
        return { approved_by: actor.name, approved_at: now, decision_reason: reason };
      case 'reject':
        return { approved_by: '', approved_at: null, decision_reason: reason };
      case 'post':
        return { posted_by: actor.name, posted_at: now };
      case 'void':
        return { decision_reason: reason };
    }
  },
  on: { post: [postStored], void: [release] },
});

/** What keeps a document from being posted is mended first. */
async function whole(context: Context, stored: StoredInvoice): Promise<Context> {
  const lines = await linesOf(context, [stored.id]);
  const findings = await findingsOf(context, stored, lines, await paperOf(context, stored, lines));
  const [first] = findings;
  if (first) throw fail(first.code, 'rule', { ...first.details });
  return context;
}

/** A document that is taken away leaves its loads to another one. */
async function release(context: Context, stored: StoredInvoice): Promise<void> {
  const { db, partition } = context;
  if (stored.kind !== 'invoice') return;
  await sql`update invoice_line set is_billed = false where partition = ${partition} and invoice_id = ${stored.id}`.execute(
    db,
  );
  const { rows } = await sql<{ load_id: string }>`
    select distinct load_id from invoice_line where partition = ${partition} and invoice_id = ${stored.id}`.execute(db);
  await billLoads(
    context,
    rows.map(({ load_id }) => load_id),
    'resume',
  );
}

/** What a caller learns of a document that it changed. */
export interface Saved {
  readonly id: string;
  readonly lockId: string;
  readonly number: string;
  readonly status: InvoiceState;
}

export function savedOf(stored: StoredInvoice): Saved {
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    number: invoiceNumber(stored.kind, stored.number),
    status: stored.status,
  };
}

type StoredDispute = NonNullable<Awaited<ReturnType<typeof findDispute>>>;

/** Disputes, as they are changed. */
export const disputes = record({
  noun: disputeNoun,
  table: 'invoice_dispute',
  channels: ['invoices'],
  bell: 'invoiceDispute.',
  find: (context: Context, id: string) => findDispute(context, id),
  show: async (_, { id, status, note }) => ({ id, status, note }),
});

export const disputeLives = life<StoredDispute, 'invoice_dispute', DisputeState, DisputeEvent>(disputes, {
  machine: disputeLife,
  column: 'status',
  columns: ({ actor, now }, { reason }) => ({ decided_by: actor.name, decided_at: now, answer: reason }),
});
