import fs from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { type Db, openDatabase } from '#platform/server/database.ts';
import { loadsToPrice } from '#modules/work/load-prices/server/load-prices.ts';
import { rateableLoads } from '#modules/work/load-prices/server/rating-facts.ts';
import { rateLoads } from '#modules/prices/rates/server/index.ts';
import { demoPartition, demoPassword } from '../database/seed.ts';
import { rpc } from '../server/testing/server-process.ts';

export interface RatesMeasured {
  readonly rates: number;
  /** Milliseconds for one load, half of them within so many. */
  readonly one: number;
  readonly slowest: number;
  /** Milliseconds of processor time for one load, of this process and of its database connection: they wander least. */
  readonly processor: number;
  /** Loads a second that a run of fuel adjustments writes anew. */
  readonly rerated: number;
  /** Seconds for a simulation over all loads. */
  readonly simulated: number;
  readonly loads: number;
}

const loadsMeasured = Number(process.env['BENCH_LOADS'] ?? 20_000);
/** How many rates there are, one after the other. */
const ratesMeasured = (process.env['BENCH_RATES'] ?? '50000,500000').split(',').map(Number);
/** A job that fails is tried again without end: what takes longer than this has failed. */
const secondsAtMost = 600;

/** One load rated, many rated again and simulated, among fifty thousand rates and among ten times as many. */
export async function measureRates({
  url,
  serverUrl,
}: {
  readonly url: string;
  readonly serverUrl: string;
}): Promise<readonly RatesMeasured[]> {
  // One connection, so that its processor time is that of the statements.
  const database = openDatabase({ url, poolSize: 1 });
  const db = database.writer(demoPartition);
  await cloneLoads(db, loadsMeasured);
  const results: RatesMeasured[] = [];
  let there = 0;
  for (const rates of ratesMeasured) {
    await withoutIndexes(url, () => addRates(db, there, rates));
    there = rates;
    await analysed(url);
    results.push({
      rates,
      ...(await oneByOne(db)),
      ...(await overServer(serverUrl, results.length)),
      loads: loadsMeasured,
    });
  }
  await database.close();
  return results;
}

/** Half a million rows join eighteen indexes one by one in a quarter of an hour, and all at once in seconds. */
async function withoutIndexes(url: string, task: () => Promise<void>): Promise<void> {
  const owner = new pg.Client(url);
  await owner.connect();
  const { rows } = await owner.query<{ drop: string; make: string }>(`
    select format('alter table rate drop constraint %I', conname) as drop, format('alter table rate add constraint %I %s', conname, pg_get_constraintdef(oid)) as make
      from pg_constraint where conrelid = 'rate'::regclass and contype = 'x'
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
      from pg_index where indrelid = 'rate'::regclass and not indisunique and not indisexclusion`);
  for (const { drop } of rows) await owner.query(drop);
  await task();
  for (const { make } of rows) await owner.query(make);
  await owner.end();
}

/** As autovacuum does within a minute of so many rows. */
async function analysed(url: string): Promise<void> {
  const owner = new pg.Client(url);
  await owner.connect();
  await owner.query('vacuum analyze rate');
  await owner.query('vacuum analyze load');
  for (const table of ['load_rating', 'load_charge', 'stop']) await owner.query(`vacuum analyze ${table}`);
  await owner.end();
}

async function columnsOf(db: Db, table: string, own: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
     where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !own.includes(name));
}

/** Copies of the loads of the demonstration that a rate priced, over the last thirty days. */
async function cloneLoads(db: Db, count: number): Promise<void> {
  const [load, stop, rating] = await Promise.all([
    columnsOf(db, 'load', ['id', 'load_number', 'load_at', 'status', 'customer_billing']),
    columnsOf(db, 'stop', ['id', 'load_id']),
    columnsOf(db, 'load_rating', ['id', 'load_id']),
  ]);
  const charge = await columnsOf(db, 'load_charge', ['id', 'load_id']);
  const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  const of = (alias: string, names: readonly string[]) => sql.join(names.map((name) => sql.ref(`${alias}.${name}`)));
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = '10min'`.execute(transaction);
    await sql`
      create temp table copied on commit drop as
        select n, uuidv7() as id, o.id as of from generate_series(1, ${count}) n
        join (select id, row_number() over (order by id) - 1 as place, count(*) over () as all_of from load l
               where l.partition = ${demoPartition} and l.status in ('DELIVERED', 'READY', 'BOOKED', 'ASSIGNED')
                 and exists (select from load_rating g where g.partition = l.partition and g.load_id = l.id and g.side = 'sell' and g.outcome = 'rate' and jsonb_typeof(g.trace->'fuel') = 'object')
                 and not exists (select from load_charge h where h.partition = l.partition and h.load_id = l.id and h.source = 'typed')) o
          on o.place = n % o.all_of`.execute(transaction);
    await sql`
      insert into load (id, load_number, load_at, status, customer_billing, ${list(load)})
      select m.id, 'BENCH-' || m.n, now() - (m.n % 28) * interval '1 day', 'DELIVERED', 'NOT_READY', ${of('l', load)}
        from copied m join load l on l.partition = ${demoPartition} and l.id = m.of`.execute(transaction);
    for (const [table, names] of [
      ['stop', stop],
      ['load_charge', charge],
      ['load_rating', rating],
    ] as const)
      await sql`
        insert into ${sql.table(table)} (load_id, ${list(names)})
        select m.id, ${of('s', names)} from copied m join ${sql.table(table)} s on s.partition = ${demoPartition} and s.load_id = m.of`.execute(
        transaction,
      );
  });
}

/** Approved rates of all customers of the demonstration, on lanes between invented towns. */
async function addRates(db: Db, from: number, to: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = '10min'`.execute(transaction);
    await sql`
      insert into rate (partition, id, code, lineage_id, side, party_kind, customer_id, origin_scope, origin_value, origin_country, origin_key,
             destination_scope, destination_value, destination_country, destination_key, method, rate, valid_from, status, stake, created_by, updated_by, search_words)
      select ${demoPartition}, g.id, 'BENCH-' || g.n, g.id, 'sell', 'customer', c.id, 'city', 'Town ' || g.n % 997, 'South Africa', 'city:town ' || g.n % 997 || '|south africa',
             'any', '', '', 'any', 'perTon', 400 + g.n % 300, '2020-01-01', 'APPROVED', 1200000, 'bench', 'bench', 'BENCH-' || g.n
        from (select n, uuidv7() as id from generate_series(${from + 1}::int, ${to}::int) n) g
        join (select id, row_number() over (order by id) - 1 as place, count(*) over () as all_of from customer where partition = ${demoPartition}) c
          on c.place = g.n % c.all_of`.execute(transaction);
  });
}

const warmUp = 100;

/** As a change of one load does it: what it says of itself, then its rates. */
async function oneByOne(db: Db): Promise<Pick<RatesMeasured, 'one' | 'slowest' | 'processor'>> {
  const { rows } = await sql<{ id: string }>`
    select id from load where partition = ${demoPartition} and load_number like 'BENCH-%' order by id limit 400`.execute(
    db,
  );
  const reader = { db, partition: demoPartition };
  const backend = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const used = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000 + processorOf(backend.rows[0]!.pid);
  };
  const took: number[] = [];
  let processor = 0;
  for (const [place, { id }] of rows.entries()) {
    // The first ones make the plans.
    if (place === warmUp) processor = -used();
    const loads = await loadsToPrice(reader, [id]);
    const before = performance.now();
    await rateLoads(reader, await rateableLoads(reader, loads));
    took.push(performance.now() - before);
  }
  const sorted = took.slice(warmUp).toSorted((a, b) => a - b);
  return {
    one: sorted[Math.floor(sorted.length / 2)]!,
    slowest: sorted[Math.floor(sorted.length * 0.99)]!,
    // The load itself was read too: a statement more than rating it takes.
    processor: (processor + used()) / sorted.length,
  };
}

/** Milliseconds of processor time that a process has used (proc(5): fields 14 and 15, hundredths of a second). */
function processorOf(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** A simulation over all loads, and a run that writes each of them anew. */
async function overServer(
  serverUrl: string,
  round: number,
): Promise<{ readonly simulated: number; readonly rerated: number }> {
  const session = async (userAccount: string) =>
    (await rpc(serverUrl, 'login', { userRole: '', userAccount, password: demoPassword }, { service: 'basis' })).body
      .result as { sessionId: string; partition: string };
  const clerk = await session('naledi.mokoena@highveld.example');
  const approver = await session('thandi.nkosi@highveld.example');
  const ask = async <T>(operation: string, payload: object, by = clerk, lockId?: string): Promise<T> => {
    const { body } = await rpc(serverUrl, operation, payload, { ...by, ...(lockId && { lockId }) });
    if (body.response !== 'ok') throw new Error(`${operation}: ${JSON.stringify(body)}`);
    return body.result as T;
  };
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const until = async <T>(read: () => Promise<T>, isDone: (found: T) => boolean): Promise<number> => {
    const before = performance.now();
    for (let found = await read(); !isDone(found); found = await read()) {
      if (performance.now() - before > secondsAtMost * 1000)
        throw new Error(`It does not end: ${JSON.stringify(found)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return (performance.now() - before) / 1000;
  };

  // One change reaches at most five hundred rates: those of one supplier's side are few.
  const { id } = await ask<{ id: string }>('postRateSimulation', {
    change: { side: 'buy', percent: 5 },
    from: day(-31),
    to: day(1),
  });
  const simulated = await until(
    () => ask<{ status: string }>('getRateSimulation', { id }),
    ({ status }) => status !== 'RUNNING',
  );

  await ask('postFuelPrice', {
    fuelType: 'diesel50',
    effectiveFrom: day(-29 + round),
    pricePerLitre: 24 + round,
    source: 'Benchmark',
    confirmedPrice: 24 + round,
  });
  const run = await ask<{ id: string }>('postFuelAdjustment', { effectiveFrom: day(-29 + round) });
  const read = () => ask<{ lockId: string; work: string; loadsApplied: number }>('getFuelAdjustment', { id: run.id });
  const rest = ({ work }: { readonly work: string }) => work === '';
  await until(read, rest);
  for (const [operation, by] of [
    ['submitFuelAdjustment', clerk],
    ['approveFuelAdjustment', approver],
    ['applyFuelAdjustment', approver],
  ] as const)
    await ask(operation, { id: run.id }, by, (await read()).lockId);
  const seconds = await until(read, rest);
  return { simulated, rerated: Math.round((await read()).loadsApplied / seconds) };
}
