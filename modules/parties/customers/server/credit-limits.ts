import type { Insertable } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import './tables.ts';

/** A limit that a customer has from a day on, with who decided on it. */
export async function addCreditLimit(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  limit: Omit<Insertable<Tables['credit_limit']>, 'partition'>,
): Promise<void> {
  await db
    .insertInto('credit_limit')
    .values({ partition, ...limit })
    .execute();
}
