import crypto from 'node:crypto';
import type { CompiledQuery } from 'kysely';
import { failures } from '../failure.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import type { Db } from './database.ts';
import type { SealContext, Sealer } from './sealed.ts';
import type { Narrowed } from './tables.ts';
import type { Rows } from './table-rows.ts';

type IdempotencyTable = Narrowed<
  Rows['idempotency'],
  {
    answer: unknown;
  }
>;
declare module './tables.ts' {
  interface Tables {
    idempotency: IdempotencyTable;
  }
}

const fail = failures<FailureCode>();

/** One key of one caller for one operation; the same key of another caller is another key. */
export interface IdempotencyKey {
  readonly partition: string;
  readonly actor: string;
  readonly operation: string;
  readonly key: string;
  readonly bodyHash: Buffer;
}

/** From this length on a text is hashed beside the event loop. */
const longFrom = 64 * 1024;

/** The payload and the version it changes; the rest of the envelope (session, language) may differ in a repetition. */
export async function bodyHash(payload: unknown, lockId: string | null): Promise<Buffer> {
  const long: string[] = [];
  const text = JSON.stringify([payload, lockId], (_, value: unknown) =>
    typeof value === 'string' && value.length >= longFrom ? { long: long.push(value) } : value,
  );
  const hash = crypto.createHash('sha256').update(text);
  for (const each of long) hash.update(new Uint8Array(await crypto.subtle.digest('SHA-256', Buffer.from(each))));
  return hash.digest();
}

/**
 * Takes the key inside the transaction. Returns the answer that was given before, or undefined when this call is the
 * first; a call with the same key that is still running makes this one wait for its commit.
 */
export async function claimKey(db: Db, claim: IdempotencyKey): Promise<{ answer: unknown } | undefined> {
  const { partition, actor, operation, key } = claim;
  const inserted = await db
    .insertInto('idempotency')
    .values({ partition, actor, operation, key, body_hash: claim.bodyHash, answer: null })
    .onConflict((conflict) => conflict.columns(['partition', 'actor', 'operation', 'key']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n ? undefined : findAnswer(db, claim);
}

/** The answer kept under this key, if any. The same key with another body is refused. */
async function findAnswer(db: Db, claim: IdempotencyKey): Promise<{ answer: unknown } | undefined> {
  const { partition, actor, operation, key } = claim;
  const row = await db
    .selectFrom('idempotency')
    .select(['body_hash', 'answer'])
    .where('partition', '=', partition)
    .where('actor', '=', actor)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row && !row.body_hash.equals(claim.bodyHash)) throw fail('idempotencyKeyReused', 'conflict');
  return row && { answer: row.answer };
}

/** An answer that shows a secret once, as it is kept. */
export function sealAnswer(sealer: Sealer, claim: IdempotencyKey, answer: unknown): string {
  return sealer.seal(JSON.stringify(answer), placeOf(claim));
}

export function openAnswer(sealer: Sealer, claim: IdempotencyKey, kept: unknown): unknown {
  return JSON.parse(sealer.open(String(kept), placeOf(claim)));
}

function placeOf({ partition, actor, operation, key }: IdempotencyKey): SealContext {
  return { table: 'idempotency', column: 'answer', row: JSON.stringify([actor, operation, key]), partition };
}

/** What keeps the answer, in the same transaction: either the change and its answer are there, or neither. */
export function keptAnswer(
  db: Db,
  { partition, actor, operation, key }: IdempotencyKey,
  answer: unknown,
): CompiledQuery {
  return db
    .updateTable('idempotency')
    .set({ answer: JSON.stringify(answer) })
    .where('partition', '=', partition)
    .where('actor', '=', actor)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .compile();
}
