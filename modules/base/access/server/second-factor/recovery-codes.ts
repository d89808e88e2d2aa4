import crypto from 'node:crypto';
import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Context } from '#platform/server/implement.ts';
import '../tables.ts';

const codesAtOnce = 10;
const codeLength = 10;
/** Crockford's base 32: no letter that looks like a figure. Ten of them are 50 bits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

function newRecoveryCode(): string {
  const letters = Array.from(crypto.randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]);
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

/** As people type it, in any case, with or without the hyphen; under each key: nobody has the codes, to hash them anew. */
function hashesOfCode({ sealer }: App, partition: string, userId: string, typed: string): string[] {
  const plain = typed.toLowerCase().replace(/[^0-9a-z]/g, '');
  return sealer.blindIndexes(`${partition}/${userId}/${plain}`, 'recovery_code.code');
}

/** Ten new ones in the place of all others. The answer is the only time that anybody sees them. */
export async function freshRecoveryCodes({ app, db, partition }: Context, userId: string): Promise<string[]> {
  await db.deleteFrom('recovery_code').where('partition', '=', partition).where('user_id', '=', userId).execute();
  const codes = Array.from({ length: codesAtOnce }, newRecoveryCode);
  await db
    .insertInto('recovery_code')
    .values(
      codes.map((code) => ({ partition, user_id: userId, code_hash: hashesOfCode(app, partition, userId, code)[0]! })),
    )
    .execute();
  return codes;
}

export async function recoveryCodesLeft(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  userId: string,
): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('partition', '=', partition)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Uses a code up; false when it is none of this person's, or was used before. */
export async function useRecoveryCode(
  { app, db, partition }: Context,
  userId: string,
  typed: string,
): Promise<boolean> {
  const used = await db
    .updateTable('recovery_code')
    .set({ used_at: sql<Date>`now()` })
    .where('partition', '=', partition)
    .where('user_id', '=', userId)
    .where('code_hash', 'in', hashesOfCode(app, partition, userId, typed))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}
