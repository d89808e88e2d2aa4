import { sql } from 'kysely';
import type { App } from './app.ts';
import type { JobKind } from './jobs.ts';
import { SealError, type SealContext, type Sealer } from './sealed.ts';
import { inTransaction } from './transactions.ts';
import type { Rows } from './table-rows.ts';

/** A column of sealed values, as the work knows it that seals them anew when the server key changed. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** Of the primary key, what follows the partition; `id` unless stated. */
  readonly key?: readonly string[];
  place(partition: string, key: readonly string[]): SealContext;
  /** The keyed hash beside the value, which finds it without opening it. */
  readonly index?: { readonly column: string; of(sealer: Sealer, plain: string): string | null };
}

type RetiredKeyTable = Rows['retired_key'];
declare module './tables.ts' {
  interface Tables {
    retired_key: RetiredKeyTable;
  }
}

type Sealing = Pick<App, 'database' | 'sealer' | 'log'>;

/** How one pass went over everything that is sealed. */
export interface Pass {
  /** Values that were read. */
  readonly seen: number;
  /** Values that an older key had sealed, and the current one has now. */
  readonly sealed: number;
  /** Values that somebody changed in the same moment: the next pass meets them again. */
  readonly missed: number;
  /** Values that no key opens. */
  readonly left: number;
}

/** Rows that are read at once, and those that one transaction writes: nobody waits long for any of them. */
const window = 500;
const writtenAtOnce = 50;

/**
 * Seals with the current key what another one had sealed. It may be broken off at any moment and run by several at once: each
 * value is written alone, and only where it still is what was read. A pass that finds nothing to do ends the work; from then
 * on the other keys open nothing any more. `told` hears of each table that was gone through.
 */
export async function sealAnew(
  app: Sealing,
  columns: readonly SealedColumn[],
  told: (table: string, pass: Pass) => void = () => {},
): Promise<Pass & { readonly isDone: boolean }> {
  let sealed = 0;
  for (;;) {
    const pass = await passOver(app, columns, told);
    sealed += pass.sealed;
    if (pass.sealed + pass.missed > 0) continue;
    const isDone = pass.left === 0;
    if (isDone) await retireOthers(app);
    return { ...pass, sealed, isDone };
  }
}

const nothing = { seen: 0, sealed: 0, missed: 0, left: 0 };
const figures = ['seen', 'sealed', 'missed', 'left'] as const;

async function passOver(app: Sealing, columns: readonly SealedColumn[], told: (table: string, pass: Pass) => void) {
  const { rows } = await app.database.lookups.query<{ partition: string }>('select * from partitions_in_use()');
  const all = { ...nothing };
  for (const column of columns) {
    const here = { ...nothing };
    for (const { partition } of rows) {
      let after: readonly string[] | undefined;
      do {
        const part = await sealWindow(app, partition, column, after);
        after = part.last;
        for (const name of figures) here[name] += part[name];
      } while (after);
    }
    for (const name of figures) all[name] += here[name];
    told(`${column.table}.${column.column}`, here);
  }
  return all;
}

interface SealedRow {
  readonly key: readonly string[];
  readonly is_sealed: boolean;
  /** Null where there is nothing to do. */
  readonly old: string | null;
}

/** One window of a table, in the order of its key; `last` is where the next one begins. */
async function sealWindow(
  app: Sealing,
  partition: string,
  column: SealedColumn,
  after: readonly string[] | undefined,
): Promise<Pass & { readonly last: readonly string[] | undefined }> {
  const key = column.key ?? ['id'];
  const names = sql.join(key.map((name) => sql.ref(name)));
  const value = sql.ref(column.column);
  const { rows } = await sql<SealedRow>`
    select array[${sql.join(key.map((name) => sql`${sql.ref(name)}::text`))}] as key, ${value} is not null as is_sealed,
           case when ${value} not like ${`v1.${app.sealer.current}.%`} then ${value} end as old
      from ${sql.table(column.table)}
     where partition = ${partition} ${after ? sql`and row(${names}) > row(${sql.join([...after])})` : sql``}
     order by ${names} limit ${window}`.execute(app.database.writer(partition));
  const fresh = rows.flatMap((row) => freshOf(app, partition, column, row) ?? []);
  let sealed = 0;
  for (let at = 0; at < fresh.length; at += writtenAtOnce)
    sealed += await write(app, partition, column, fresh.slice(at, at + writtenAtOnce)).catch((error: unknown) => {
      if (!isTwice(error)) throw error;
      return writeEach(app, partition, column, fresh.slice(at, at + writtenAtOnce));
    });
  return {
    seen: rows.filter((row) => row.is_sealed).length,
    sealed,
    missed: fresh.length - sealed,
    left: rows.filter(({ old }) => old !== null).length - fresh.length,
    last: rows.length === window ? rows.at(-1)!.key : undefined,
  };
}

interface Fresh {
  readonly key: readonly string[];
  readonly old: string;
  readonly value: string;
  readonly index: string | null;
}

function freshOf({ sealer, log }: Sealing, partition: string, column: SealedColumn, row: SealedRow): Fresh | undefined {
  const { key, old } = row;
  if (old === null) return undefined;
  const place = column.place(partition, key);
  try {
    const plain = sealer.open(old, place);
    return { key, old, value: sealer.seal(plain, place), index: column.index?.of(sealer, plain) ?? null };
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    log.error(
      { partition, table: column.table, column: column.column, key, reason: error.message },
      'value not opened',
    );
    return undefined;
  }
}

/** Only what is still as it was read: what somebody has written meanwhile is newer. */
function write(app: Sealing, partition: string, column: SealedColumn, values: readonly Fresh[]): Promise<number> {
  const key = column.key ?? ['id'];
  const { index } = column;
  return inTransaction(app.database, { partition }, async (db) => {
    const written = values.map((one) =>
      sql`
        update ${sql.table(column.table)}
           set ${sql.ref(column.column)} = ${one.value} ${index ? sql`, ${sql.ref(index.column)} = ${one.index}` : sql``}
         where partition = ${partition} and ${sql.ref(column.column)} = ${one.old}
           and row(${sql.join(key.map((name) => sql.ref(name)))}) = row(${sql.join([...one.key])})`.execute(db),
    );
    return (await Promise.all(written)).reduce((sum, { numAffectedRows = 0n }) => sum + Number(numAffectedRows), 0);
  });
}

const isTwice = (error: unknown) => (error as { code?: string }).code === '23505';

/**
 * One by one, where two rows would have one hash: the same person was captured under both keys in the hour between them. The
 * second keeps its hash of before.
 */
async function writeEach(app: Sealing, partition: string, column: SealedColumn, values: readonly Fresh[]) {
  let written = 0;
  for (const value of values) {
    written += await write(app, partition, column, [value]).catch((error: unknown) => {
      if (!isTwice(error)) throw error;
      const { table, place } = column;
      app.log.warn({ partition, table, key: value.key }, 'the same number is on file twice');
      return write(app, partition, { table, column: column.column, ...(column.key && { key: column.key }), place }, [
        value,
      ]);
    });
  }
  return written;
}

const retiredPlace = (id: string): SealContext => ({
  table: 'retired_key',
  column: 'hashing_sealed',
  row: id,
  partition: '',
});

/** Keeps of each key that opens nothing any more the part that hashes, under the current key, and says that it may go. */
async function retireOthers({ database, sealer, log }: Sealing): Promise<void> {
  const { rows } = await database.lookups.query<RetiredKeyTable & { [name: string]: unknown }>(
    'select id, hashing_sealed from retired_key',
  );
  const kept = rows
    .filter(({ id, hashing_sealed: part }) => !sealer.others.includes(id) && !sealer.isCurrent(part))
    .map(({ id, hashing_sealed: part }) => [id, sealer.open(part, retiredPlace(id))] as const);
  const parts = [...kept, ...sealer.others.map((id) => [id, sealer.hashingPart(id)] as const)];
  for (const [id, part] of parts)
    await database.lookups.query(
      `insert into retired_key (id, hashing_sealed) values ($1, $2)
       on conflict (id) do update set hashing_sealed = excluded.hashing_sealed`,
      [id, sealer.seal(part, retiredPlace(id))],
    );
  for (const key of sealer.others) log.info({ key }, 'server key seals nothing any more and may be taken away');
}

/** Takes up what was kept of keys that are gone, before anything is compared. */
export async function rememberRetiredKeys({ database, sealer }: Sealing): Promise<void> {
  const { rows } = await database.lookups.query<RetiredKeyTable & { [name: string]: unknown }>(
    'select id, hashing_sealed from retired_key',
  );
  for (const { id, hashing_sealed: part } of rows) sealer.compareAlso(sealer.open(part, retiredPlace(id)));
}

/** Each hour while there is another key than the one that seals; without one there is nothing to look at. */
export function sealingAnew(app: App, columns: readonly SealedColumn[]): JobKind<object> {
  return {
    name: 'seal-anew',
    schedule: '37 * * * *',
    retries: 2,
    retryDelay: 60,
    lease: 3600,
    async work() {
      if (app.sealer.others.length === 0) return;
      const { isDone, left } = await sealAnew(app, columns, (table, pass) => {
        if (pass.sealed + pass.left > 0) app.log.info({ table, ...pass }, 'values sealed anew');
      });
      if (!isDone) app.log.warn({ left }, 'values are left that no server key opens');
    },
  };
}
