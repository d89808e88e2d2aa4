import { createHash } from 'node:crypto';
import type { Cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { ExchangedNoun, ExchangePurpose } from '../status.ts';
import { exchangeNoun } from './lives.ts';
import type { StoredExchange, StoredPartner } from './queries.ts';
import './tables.ts';

/** The data of the job of one turn. A job whose turn is not the next one does nothing. */
export interface Turn {
  readonly partition: string;
  readonly id: string;
  readonly turn: number;
}
export const exchangeJob = { name: 'carry-out-exchange' };

/** The data of the job that carries out all exports of a company that are due. */
export interface CompanyTurn {
  readonly partition: string;
  readonly companyId: string;
}
/** Done by the module of the accounting system, since one worker at a time speaks to it for a company. */
export const exportJob = { name: 'carry-out-exports' };

export interface NewExchange {
  readonly partner: StoredPartner;
  readonly purpose: ExchangePurpose;
  readonly noun: ExchangedNoun;
  readonly recordId: string;
  readonly number: string;
  readonly amount: Cents;
  readonly currency: string;
  /** Of the document: another one is another exchange, and the same one is sent once. */
  readonly version?: string;
  /** JSON, given the key by which the other system knows the document. */
  readonly body: (key: string) => unknown;
}

/**
 * Writes an exchange and carries it out after the commit. The same document for the same purpose is one exchange with one
 * key, however often it is asked for; answers its id.
 */
export async function exchangeOf(context: Context, wanted: NewExchange): Promise<string> {
  const { db, partition, actor, now } = context;
  const { partner, purpose, noun, recordId, number } = wanted;
  const key = keyOf([partition, purpose, partner.id, recordId, wanted.version ?? '']);
  const row = await db
    .insertInto('exchange')
    .values({
      partition,
      company_id: partner.company_id,
      partner_id: partner.id,
      direction: 'out',
      purpose,
      noun,
      record_id: recordId,
      number,
      amount: Number(wanted.amount),
      currency: wanted.currency,
      idempotency_key: key,
      body: JSON.stringify(wanted.body(key), undefined, 2),
      next_at: now,
      sent_at: null,
      answer: null,
      created_by: actor.name,
      updated_by: actor.name,
      search_words: `${number} ${partner.name}`,
    })
    .onConflict((conflict) => conflict.columns(['partition', 'idempotency_key']).doNothing())
    .returning(['id', 'turn', 'purpose', 'company_id'])
    .executeTakeFirst();
  if (!row) {
    const known = await db
      .selectFrom('exchange')
      .select('id')
      .where('partition', '=', partition)
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow();
    return known.id;
  }
  await queueTurn(context, row, 0);
  await context.audit({ noun: exchangeNoun, recordId: row.id, event: 'created', after: { number, purpose } });
  await context.publish('invoiceApiData', 'created', row.id);
  return row.id;
}

/** Queues what is to be done next with an exchange, in the caller's transaction. */
export async function queueTurn(
  { app, db, partition, afterCommit }: Pick<Context, 'app' | 'db' | 'partition' | 'afterCommit'>,
  { id, turn, purpose, company_id: companyId }: Pick<StoredExchange, 'id' | 'turn' | 'purpose' | 'company_id'>,
  afterSeconds: number,
): Promise<void> {
  if (purpose === 'export') {
    await app.jobs.send<CompanyTurn>(db, exportJob, { partition, companyId }, { afterSeconds });
    if (afterSeconds === 0) afterCommit(() => app.jobs.wake(exportJob));
    return;
  }
  await app.jobs.send<Turn>(db, exchangeJob, { partition, id, turn }, { afterSeconds });
  if (afterSeconds === 0) afterCommit(() => app.jobs.wake(exchangeJob));
}

/** A key that says nothing and is the same for the same document. */
function keyOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32);
}
