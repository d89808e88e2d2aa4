import { sql } from 'kysely';
import type { App } from './app.ts';
import './audit.ts';
import { anchorOf, type ChainHead, setAnchor } from './audit-anchor.ts';
import type { Db } from './database.ts';
import { inTransaction } from './transactions.ts';
import type { Rows } from './table-rows.ts';

type AuditSealTable = Rows['audit_seal'];
declare module './tables.ts' {
  interface Tables {
    audit_seal: AuditSealTable;
  }
}

export type Chaining = Pick<App, 'database' | 'sealer' | 'files' | 'log'>;

/** Entries that one transaction seals. */
const batch = 500;
const anyHash = 'audit_seal.hash';

/** What stands before the first entry. */
const beginning: ChainHead = { number: 0, hash: '' };

/**
 * Everything that an entry says, as text, in the order of the columns. Moments are counted in microseconds, because how
 * PostgreSQL prints them is a setting. Each as a column: what changed is JSON, and to put it into JSON once more for the way
 * takes the database as long as all the rest.
 */
const said = [
  sql<string>`e.partition`,
  sql<string>`e.id::text`,
  sql<string>`(extract(epoch from e.at) * 1000000)::bigint::text`,
  sql<string>`e.actor_kind`,
  sql<string | null>`e.actor_id::text`,
  sql<string>`e.actor_name`,
  sql<string>`e.ip`,
  sql<string>`e.request_id`,
  sql<string>`e.operation`,
  sql<string>`e.noun`,
  sql<string>`e.record_id`,
  sql<string>`e.event`,
  sql<string>`e.changes::text`,
  sql<string | null>`e.on_behalf_of::text`,
].map((part, place) => part.as(nameOf(place)));

function nameOf(place: number): `said${number}` {
  return `said${place}`;
}

/** An entry as it is hashed; null where a seal has none any more. */
function entryOf(row: Readonly<Record<`said${number}`, string | null>>): readonly (string | null)[] | null {
  return row[nameOf(1)] === null ? null : said.map((_, place) => row[nameOf(place)] ?? null);
}

function link(previous: string, number: number, entry: readonly (string | null)[]): string {
  return JSON.stringify(['v1', previous, number, ...entry]);
}

/**
 * Seals what was committed since, in every partition that has something. One process at a time seals a partition; another
 * passes it by. Returns the partitions.
 */
export async function sealAuditTrail(app: Chaining): Promise<string[]> {
  const { rows } = await app.database.lookups.query<{ partition: string }>('select * from audit_partitions_waiting()');
  for (const { partition } of rows) while ((await sealBatch(app, partition)) === batch);
  return rows.map(({ partition }) => partition);
}

/**
 * Notes in the second place how far the chain goes now. A chain that no longer holds what was noted there was cut or made
 * anew: the note stays, and the log gets an error.
 */
export async function anchorChain(app: Chaining, partition: string): Promise<void> {
  const db = app.database.single(partition);
  const anchor = await anchorOf(app, partition);
  const head = await headOf(db, partition);
  const isKept = !anchor || (await hashAt(db, partition, anchor.number)) === anchor.hash;
  if (!isKept) {
    app.log.error({ partition, ...anchor }, 'the audit trail does not hold what it held before');
  } else if (head.number > (anchor?.number ?? 0)) {
    await setAnchor(app, partition, head);
    // A log is usually kept elsewhere too: a third place.
    app.log.info({ partition, ...head }, 'audit trail sealed');
  }
}

function sealBatch({ database, sealer }: Chaining, partition: string): Promise<number> {
  return inTransaction(database, { partition }, async (db) => {
    const { rows: locks } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`audit/${partition}`}, 3)) as mine`.execute(db);
    if (!locks[0]!.mine) return 0;
    const unsealed = await db
      .selectFrom('audit_seal')
      .select('entry_id')
      .where('partition', '=', partition)
      .where('number', 'is', null)
      .orderBy('entry_id')
      .limit(batch)
      .execute();
    // By their keys, not as a join: how many wait changes faster than what the planner knows of it.
    const waiting = await db
      .selectFrom('audit_entry as e')
      .select(['e.id as entry_id', ...said])
      .where('e.partition', '=', partition)
      .where(sql<boolean>`e.id = any (${unsealed.map((row) => row.entry_id)}::bigint[])`)
      .orderBy('e.id')
      .execute();
    if (waiting.length === 0) return 0;
    let head = await headOf(db, partition);
    const sealed = waiting.map((row) => {
      const number = head.number + 1;
      head = { number, hash: sealer.blindIndex(link(head.hash, number, entryOf(row)!), anyHash) };
      return head;
    });
    await sql`
      update audit_seal as s set number = v.number, hash = v.hash
        from unnest(${waiting.map((row) => row.entry_id)}::bigint[], ${sealed.map((one) => one.number)}::bigint[], ${sealed.map((one) => one.hash)}::text[])
             as v (entry_id, number, hash)
       where s.partition = ${partition} and s.entry_id = v.entry_id and s.number is null`.execute(db);
    return waiting.length;
  });
}

/** The last link of the chain. */
export async function headOf(db: Db, partition: string): Promise<ChainHead> {
  const head = await db
    .selectFrom('audit_seal')
    .select(['number', 'hash'])
    .where('partition', '=', partition)
    .where('number', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return head ? { number: head.number!, hash: head.hash! } : beginning;
}

/** How a chain can be broken: an entry says something else, is gone, was slipped in, or the end was cut off. */
export type Break = 'changed' | 'removed' | 'added' | 'cut';

export interface CheckedPart {
  /** Unbroken up to this number. */
  readonly upTo: number;
  /** Whether there is nothing behind it, or nothing worth looking at because the chain is broken here. */
  readonly isEnd: boolean;
  readonly problem: Break | undefined;
  /** Entries of the last moments, which get their seal with the next round. */
  readonly waiting: number;
}

/** Walks one part of the chain, from the entry after this number on. A whole trail is walked in as many calls as it takes. */
export async function checkAuditTrail(
  { app, db, partition }: { readonly app: Chaining; readonly db: Db; readonly partition: string },
  after: number,
  atMost = 5000,
): Promise<CheckedPart> {
  const seals = await db
    .selectFrom('audit_seal as s')
    .leftJoin('audit_entry as e', (join) =>
      join.onRef('e.partition', '=', 's.partition').onRef('e.id', '=', 's.entry_id'),
    )
    .select(['s.entry_id', 's.number', 's.hash', ...said])
    .where('s.partition', '=', partition)
    // With the entry before the first, to go on from its hash.
    .where('s.number', '>=', after)
    .orderBy('s.number')
    .limit(atMost + 1)
    .execute();
  const start = after === 0 ? undefined : seals.shift();
  const isEnd = seals.length < atMost;
  const end = { isEnd, waiting: isEnd ? await countWaiting(db, partition) : 0 };
  if (after > 0 && start?.number !== after) return { ...end, isEnd: true, upTo: after, problem: 'removed' };

  let head: ChainHead = start ? { number: after, hash: start.hash! } : beginning;
  for (const seal of seals) {
    const number = head.number + 1;
    const entry = entryOf(seal);
    if (seal.number !== number || entry === null) return { ...end, isEnd: true, upTo: head.number, problem: 'removed' };
    if (!app.sealer.blindIndexes(link(head.hash, number, entry), anyHash).includes(seal.hash!))
      return { ...end, isEnd: true, upTo: head.number, problem: 'changed' };
    head = { number, hash: seal.hash! };
  }
  const ids = [...(start ? [start] : []), ...seals].map((seal) => seal.entry_id);
  const from = start && ids.length > 0 ? Math.min(...ids) : 0;
  const problem =
    (await slippedIn(db, partition, from, isEnd ? undefined : Math.max(...ids))) ??
    (isEnd ? await missingAtEnd(app, db, partition, head) : undefined);
  return { ...end, isEnd: isEnd || problem !== undefined, upTo: head.number, problem };
}

/** Entries that the chain does not know: whoever wrote them went round the trigger. */
async function slippedIn(
  db: Db,
  partition: string,
  from: number,
  to: number | undefined,
): Promise<'added' | undefined> {
  let unknown = db
    .selectFrom('audit_entry as e')
    .leftJoin('audit_seal as s', (join) =>
      join.onRef('s.partition', '=', 'e.partition').onRef('s.entry_id', '=', 'e.id'),
    )
    .select('e.id')
    .where('e.partition', '=', partition)
    .where('e.id', '>=', from)
    .where('s.entry_id', 'is', null)
    .limit(1);
  if (to !== undefined) unknown = unknown.where('e.id', '<=', to);
  return (await unknown.executeTakeFirst()) && 'added';
}

/** What only the end shows: entries that went before they were sealed, and a chain that ends before its anchor. */
async function missingAtEnd(app: Chaining, db: Db, partition: string, head: ChainHead): Promise<Break | undefined> {
  const gone = await db
    .selectFrom('audit_seal as s')
    .leftJoin('audit_entry as e', (join) =>
      join.onRef('e.partition', '=', 's.partition').onRef('e.id', '=', 's.entry_id'),
    )
    .select('s.entry_id')
    .where('s.partition', '=', partition)
    .where('s.number', 'is', null)
    .where('e.id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (gone) return 'removed';
  const anchor = await anchorOf(app, partition);
  if (!anchor) return undefined;
  // Another process may have sealed and anchored more since this one read the chain.
  if (anchor.number > head.number) return (await headOf(db, partition)).number < anchor.number ? 'cut' : undefined;
  return (await hashAt(db, partition, anchor.number)) === anchor.hash ? undefined : 'changed';
}

async function hashAt(db: Db, partition: string, number: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('audit_seal')
    .select('hash')
    .where('partition', '=', partition)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.hash ?? undefined;
}

async function countWaiting(db: Db, partition: string): Promise<number> {
  const { count } = await db
    .selectFrom('audit_seal')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('partition', '=', partition)
    .where('number', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
