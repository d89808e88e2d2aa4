import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { CalendarDate } from '#platform/dates.ts';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { debtorService } from '../contract.ts';
import type { PromiseStanding } from '../kinds.ts';
import { type PromiseEvent, promiseLife, type PromiseState } from '../status.ts';
import { debtorOf } from './customers.ts';
import { paidOf } from './paid.ts';
import './tables.ts';

const fail = failures<FailureCode>();
type Operations = (typeof debtorService)['operations'];
export const promiseNoun = 'paymentPromise';

/** A promise with what came in for it. */
export type StoredPromise = Omit<Selectable<Tables['payment_promise']>, 'made_on' | 'due_day'> & {
  readonly made_on: CalendarDate;
  readonly due_day: CalendarDate;
  readonly paid: number;
  readonly customer_name: string;
};

/** Promises as of a day; `which` narrows the table `p`. */
export async function promisesWhere(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  which: ReturnType<typeof sql>,
  { day, atMost }: { readonly day: CalendarDate | 'infinity'; readonly atMost: number },
): Promise<readonly StoredPromise[]> {
  const { rows } = await sql<StoredPromise>`
    select p.*, p.made_on::text as made_on, p.due_day::text as due_day, ${paidOf(sql`p`, sql`${day}::date`)} as paid,
           (select c.registered_name from customer c where c.partition = p.partition and c.id = p.customer_id) as customer_name
      from payment_promise p where p.partition = ${partition} and ${which}
     order by p.made_on desc, p.created_at desc, p.id limit ${atMost}`.execute(db);
  return rows;
}

/** How a promise stands on a day: kept once so much came in, broken when its day passed without it. */
export function standingOf(
  { status, amount, paid, due_day }: Pick<StoredPromise, 'status' | 'amount' | 'paid' | 'due_day'>,
  day: CalendarDate,
): PromiseStanding {
  if (status === 'WITHDRAWN') return 'withdrawn';
  if (paid >= amount) return 'kept';
  return due_day < day ? 'broken' : 'open';
}

/** A promise as callers read it. */
export function promiseAnswer(stored: StoredPromise, day: CalendarDate) {
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    amount: cents(stored.amount),
    madeOn: stored.made_on,
    dueDay: stored.due_day,
    standing: standingOf(stored, day),
    paid: cents(stored.paid),
    note: stored.note,
    madeBy: stored.created_by,
  };
}

const promises = record({
  noun: promiseNoun,
  table: 'payment_promise',
  channels: ['debtors'],
  bell: 'paymentPromise.',
  find: async (context: Context, id: string) =>
    (await promisesWhere(context, sql`p.id = ${id}`, { day: 'infinity', atMost: 1 }))[0],
  show: async (_, { id, status, note }) => ({ id, status, note }),
});

export const promiseLives = life<StoredPromise, 'payment_promise', PromiseState, PromiseEvent>(promises, {
  machine: promiseLife,
  column: 'status',
  columns: (_, { reason }) => ({ reason }),
});

/** Takes down what a customer promised to pay by a day; reminders wait for it. */
export async function makePromise(
  context: Context,
  { customerId, companyId, amount, dueDay, note }: z.output<Operations['postPaymentPromise']['input']>,
): Promise<{ id: string; lockId: string }> {
  const { db, partition, actor } = context;
  const company = await bookCompany(context, companyId);
  const problems = {
    ...(amount <= 0n && { amount: { code: 'promiseOfNothing' } as const }),
    ...(dueDay < company.today && { dueDay: { code: 'promiseInPast' } as const }),
  };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  await debtorOf(context, customerId);
  const row = await db
    .insertInto('payment_promise')
    .values({
      partition,
      company_id: company.id,
      customer_id: customerId,
      amount: Number(amount),
      made_on: company.today,
      due_day: dueDay,
      note,
      created_by: actor.name,
      updated_by: actor.name,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await promises.announce(context, row, { event: 'promised', after: { customerId, amount, dueDay, note } });
  return { id: row.id, lockId: lockIdOf(row) };
}

/** Takes a promise back: reminders go on. */
export async function withdrawPromise(
  context: Context,
  { id, reason }: z.output<Operations['withdrawPaymentPromise']['input']>,
): Promise<z.input<Operations['withdrawPaymentPromise']['output']>> {
  const stored = await promises.toChange(context, id);
  if (!stored) throw fail('notFound', 'notFound');
  const moved = await promiseLives.move(context, stored, 'withdraw', { reason });
  return { id, lockId: lockIdOf(moved), status: moved.status };
}
