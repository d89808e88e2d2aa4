import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import { invalidFields } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf, refuseStale } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import { recipientsOf } from '#modules/money/invoices/server/index.ts';
import type { CalendarDate } from '#platform/dates.ts';
import type { debtorService } from '../contract.ts';
import { debtorOf } from './customers.ts';
import { debtorNoun } from './notes.ts';
import './tables.ts';

type Operation = (typeof debtorService)['operations']['putDebtorArrangement'];

export type StoredArrangement = Omit<Selectable<Tables['debtor_arrangement']>, 'partition' | 'paused_until'> & {
  readonly paused_until: CalendarDate | null;
};

/** What differs for a customer; the usual where nothing was saved. */
export async function arrangementOf({ db, partition }: Context, customerId: string): Promise<StoredArrangement> {
  const { rows } = await sql<StoredArrangement>`
    select customer_id, statement_day, sends_statements, statement_to, paused_until::text as paused_until, pause_reason, updated_by, updated_at, version
      from debtor_arrangement where partition = ${partition} and customer_id = ${customerId}`.execute(db);
  return (
    rows[0] ?? {
      customer_id: customerId,
      statement_day: null,
      sends_statements: true,
      statement_to: [],
      paused_until: null,
      pause_reason: '',
      updated_by: '',
      updated_at: new Date(0),
      version: 0,
    }
  );
}

/** The addresses that a customer gets statements and reminders at: its own list, else the people of its invoices; each once. */
export async function addressesOf(
  context: Context,
  customerId: string,
  own: readonly string[],
): Promise<readonly string[]> {
  const usual =
    own.length > 0
      ? own
      : (await recipientsOf(context, { customer_id: customerId, bill_to_party_id: null })).map(({ email }) => email);
  return eachOnce(usual);
}

/** Addresses without those that differ from an earlier one in capital letters alone. */
function eachOnce(addresses: readonly string[]): readonly string[] {
  return addresses.filter(
    (one, place) => addresses.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === place,
  );
}

/** Saves how a customer gets statements, and until when it is not reminded. */
export async function saveArrangement(
  context: Context,
  { customerId, ...asked }: z.output<Operation['input']>,
): Promise<{ customerId: string; lockId: string }> {
  const { db, partition, actor } = context;
  await debtorOf(context, customerId);
  const { today } = await bookCompany(context, null);
  const problems = {
    ...(asked.pausedUntil !== null && asked.pausedUntil < today && { pausedUntil: { code: 'pauseInPast' } as const }),
    ...(asked.pausedUntil !== null &&
      asked.pauseReason.trim() === '' && { pauseReason: { code: 'required' } as const }),
  };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  await sql`select from customer where partition = ${partition} and id = ${customerId} for no key update`.execute(db);
  const before = await arrangementOf(context, customerId);
  await refuseStale(context, lockIdOf(before), () => ({
    by: before.updated_by,
    at: before.updated_at,
    show: () => factsOf(before),
  }));
  const columns = {
    sends_statements: asked.sendsStatements,
    statement_day: asked.statementDay,
    statement_to: [...eachOnce(asked.statementTo)],
    paused_until: asked.pausedUntil,
    pause_reason: asked.pausedUntil === null ? '' : asked.pauseReason,
    updated_by: actor.name,
  };
  await db
    .insertInto('debtor_arrangement')
    .values({ partition, customer_id: customerId, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['partition', 'customer_id'])
        .doUpdateSet({ ...columns, version: sql`debtor_arrangement.version + 1`, updated_at: sql`now()` }),
    )
    .execute();
  const after = await arrangementOf(context, customerId);
  await context.audit([
    { noun: debtorNoun, recordId: customerId, event: 'changed', before: factsOf(before), after: factsOf(after) },
  ]);
  await context.publish('debtors', 'debtor.changed', customerId);
  return { customerId, lockId: lockIdOf(after) };
}

function factsOf(stored: StoredArrangement) {
  return {
    sendsStatements: stored.sends_statements,
    statementDay: stored.statement_day,
    statementTo: stored.statement_to.join(', '),
    pausedUntil: stored.paused_until,
    pauseReason: stored.pause_reason,
  };
}
