import { sql } from 'kysely';
import type { z } from 'zod';
import type { ownSecondFactor } from '#modules/base/access/contract.ts';
import type { Context } from '#platform/server/implement.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { freshRecoveryCodes, recoveryCodesLeft } from './recovery-codes.ts';
import '../tables.ts';

type Place = Pick<Context, 'db' | 'partition'>;

/** The factors that are in force: those that proved once that they work. */
export function confirmedFactors({ db, partition }: Place, userId: string) {
  return db
    .selectFrom('second_factor')
    .selectAll()
    .where('partition', '=', partition)
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .orderBy('created_at');
}

export async function ownFactors(context: Place, userId: string): Promise<z.input<typeof ownSecondFactor>[]> {
  const rows = await confirmedFactors(context, userId).execute();
  return rows.map(({ id, kind, name, created_at, last_used_at }) => ({
    id,
    kind,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }));
}

/**
 * A factor has proved that it works: from now on sign-in asks for it. The first one comes with recovery codes, which are
 * returned here and never again.
 */
export async function putInForce(
  context: Context,
  userId: string,
  factorId: string,
): Promise<{ recoveryCodes: string[] }> {
  const { db, partition, actor } = context;
  await updateRow({ db, partition }, 'second_factor', factorId, { confirmed_at: sql<Date>`now()`, challenge: null });
  await updateRow({ db, partition }, 'app_user', userId, {
    second_factor_at: sql<Date>`coalesce(second_factor_at, now())`,
    version: sql<number>`version + 1`,
    updated_by: actor.name,
  });
  await context.audit({ noun: 'user', recordId: userId, event: 'secondFactorAdded' });
  const isFirst = (await recoveryCodesLeft(context, userId)) === 0;
  return { recoveryCodes: isFirst ? await freshRecoveryCodes(context, userId) : [] };
}

/** Whether some role of the person asks for a second factor. */
export async function isSecondFactorRequired({ db, partition }: Place, userId: string): Promise<boolean> {
  const role = await db
    .selectFrom('user_profile as up')
    .innerJoin('role_profile as p', (join) =>
      join.onRef('p.partition', '=', 'up.partition').onRef('p.id', '=', 'up.profile_id'),
    )
    .select('p.id')
    .where('up.partition', '=', partition)
    .where('up.user_id', '=', userId)
    .where('p.requires_second_factor', '=', true)
    .limit(1)
    .executeTakeFirst();
  return role !== undefined;
}

/** Takes away everything that belongs to a second factor; sign-in then asks for the password alone. */
export async function removeSecondFactors({ db, partition, actor }: Context, userId: string): Promise<void> {
  for (const table of ['second_factor', 'recovery_code'] as const)
    await db.deleteFrom(table).where('partition', '=', partition).where('user_id', '=', userId).execute();
  await updateRow({ db, partition }, 'app_user', userId, {
    second_factor_at: null,
    version: sql<number>`version + 1`,
    updated_at: sql<Date>`now()`,
    updated_by: actor.name,
  });
}
