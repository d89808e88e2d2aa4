import { sql } from 'kysely';
import type { Context } from './implement.ts';

/**
 * Does a part of the transaction with the reach of the product, and the rest with that of the caller: who books for one
 * profit centre may not see the other, and posts both sides all the same; who sees a part of the loads is told of the whole
 * credit of their customer.
 */
export async function withWholeReach<T>({ db, actor }: Context, work: () => Promise<T>): Promise<T> {
  if (actor.kind !== 'user' || actor.scope === undefined) return work();
  // It may be wider already: one such part may call another.
  const { rows } = await sql<{ before: string }>`select current_setting('app.scope', true) as before`.execute(db);
  await sql`select set_config('app.scope', '', true)`.execute(db);
  const done = await work();
  // What is refused rolls the transaction back, and its settings with it.
  await sql`select set_config('app.scope', ${rows[0]!.before}, true)`.execute(db);
  return done;
}
