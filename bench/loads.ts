import type { ChildProcess } from 'node:child_process';
import { openDatabase } from '#platform/server/database.ts';
import { sql } from 'kysely';
import { loadChips } from '#modules/work/loads/board.ts';
import { usualLoad } from '#modules/work/loads/server/builders.ts';
import { type Asker, signedIn } from './client.ts';
import { compareSizes, type Measuring, type SizeCompared } from './list-sizes.ts';
import { buildLoadClient, type LoadClient } from './load-clients.ts';
import { importLoads, type LoadsImported } from './load-import.ts';
import { median, measure, type Measured, type SidesCompared } from './load.ts';

export interface LoadsMeasured {
  readonly loads: number;
  /** Seconds that the large client took to write. */
  readonly seeded: number;
  readonly sizes: readonly SizeCompared[];
  readonly writes: readonly (Pick<SidesCompared, 'ours' | 'bare' | 'ratio' | 'work'> & {
    readonly operation: string;
  })[];
  /** Milliseconds for one load and all carriers. */
  readonly eligibility: Measured;
  /** Milliseconds for the chooser of a load that is ready, among all carriers: of an award, and of a tender. */
  readonly choosers: readonly (Measured & { readonly of: string })[];
  readonly imported: LoadsImported;
}

interface Sizes extends Measuring {
  readonly postmaster: number;
  readonly loads: number;
  readonly importedLoads: number;
  startBare(partition: string): Promise<{ port: number; pid: number; process: ChildProcess }>;
}

const open = 12_000;

/** What people do with lists of loads; `get` takes the id of a load that was carried. */
const questions: readonly (readonly [string, string, (facts: Facts) => object | readonly object[]])[] = [
  ['board: first page', 'getLoads', () => ({})],
  ['board: page 10', 'getLoads', () => ({ page: 10 })],
  ['board: lanes and counts', 'getLoadBoard', () => ({ rowsPerLane: 20 })],
  ['list: newest change first', 'getLoads', () => ({ sort: 'updatedAt', descending: true })],
  ['list: ready', 'getLoads', () => ({ status: ['READY'] })],
  ['list: closed', 'getLoads', () => ({ status: ['CLOSED'] })],
  ['list: delivered and closed', 'getLoads', () => ({ status: ['DELIVERED', 'CLOSED'] })],
  ...loadChips.map((chip) => [`chip: ${chip}`, 'getLoads', () => ({ chip })] as const),
  ['list: mine, closed', 'getLoads', () => ({ isMine: true, status: ['CLOSED'] })],
  ['list: held for credit', 'getLoads', () => ({ holdType: 'CREDIT' })],
  ['list: proofs awaited of closed', 'getLoads', () => ({ podStatus: ['AWAITED'], status: ['DELIVERED', 'CLOSED'] })],
  ['list: of a customer', 'getLoads', ({ customerId }) => ({ customerId, status: ['CLOSED'] })],
  ['list: of a carrier', 'getLoads', ({ supplierId }) => ({ supplierId, status: ['CLOSED'] })],
  ['list: turning closed pages from 200 on', 'getLoads', () => closedPages(200)],
  ['search a number', 'getLoads', ({ loadNumber }) => ({ search: loadNumber })],
  ['search a common town', 'getLoads', () => ({ search: 'durban' })],
  ['search what is not there', 'getLoads', () => ({ search: 'xylophone' })],
  ['one load', 'getLoad', ({ id }) => ({ id })],
  ['events of a load', 'getLoadEvents', ({ id }) => ({ loadId: id })],
  ['events: newest of all', 'getLoadEvents', () => ({})],
  ['events: late ones', 'getLoadEvents', () => ({ isLate: true })],
];

const closedPages = (from: number) =>
  Array.from({ length: 60 }, (_, place) => ({ status: ['CLOSED'], page: from + place }));

interface Facts {
  readonly id: string;
  readonly loadNumber: string;
  readonly customerId: string;
  readonly supplierId: string;
  /** A load that waits for a carrier. */
  readonly readyId: string;
}

/** Files of ready loads, and of loads that name who carries them. */
export async function measureLoadImports(
  at: Pick<Sizes, 'url' | 'serverUrl' | 'pid'> & { readonly count: number },
): Promise<Readonly<Record<string, LoadsImported>>> {
  const client = await buildLoadClient(at.url, 'bench-load-imports', { count: 1000, open: 600 });
  const ready = await importLoads({ ...at, client });
  return { ready, assigned: await importLoads({ ...at, client, isCarried: true }) };
}

/** Loads of a client with a thousand beside those of one with a million, and what is written beside the bare transaction. */
export async function measureLoads(sizes: Sizes): Promise<LoadsMeasured> {
  const { url, serverUrl, loads } = sizes;
  const few = await buildLoadClient(url, 'bench-loads-few', { count: 1000, open: Math.min(open, 600) });
  const started = performance.now();
  const many = await buildLoadClient(url, 'bench-loads', { count: loads, open: Math.min(open, loads) });
  const seeded = (performance.now() - started) / 1000;
  const clients = await Promise.all(
    [few, many].map(async (client) => ({ it: await signedIn(serverUrl, client), facts: await factsOf(url, client) })),
  );
  const compared: SizeCompared[] = [];
  for (const [question, operation, payload] of questions)
    compared.push(
      await compareSizes(
        sizes,
        question,
        clients.map(({ it, facts }) => [payload(facts)].flat().map((each) => it.body(operation, each as object))),
      ),
    );
  const { it, facts } = clients[1]!;
  const eligibility = await measure(sizes.load, sizes.pid, {
    ...planOf(sizes, [it.body('getLoadEligibility', { id: facts.id })]),
    seconds: 2,
  });
  if (eligibility.errors > 0) throw new Error(`eligibility: ${eligibility.firstError}`);
  const choosers = await measureChoosers(sizes, it, facts);
  const bare = await sizes.startBare(many.partition);
  try {
    const writes = await measureWrites(sizes, many, it, bare);
    const imported = await importLoads({ ...sizes, client: many, count: sizes.importedLoads });
    return { loads, seeded, sizes: compared, writes, eligibility, choosers, imported };
  } finally {
    bare.process.kill();
  }
}

/** The choosers alone, with fewer loads than make a list long. */
export async function measureChoosersAlone(
  sizes: Omit<Sizes, 'importedLoads' | 'startBare'>,
): Promise<LoadsMeasured['choosers']> {
  const client = await buildLoadClient(sizes.url, 'bench-choosers', {
    count: sizes.loads,
    open: Math.min(open, sizes.loads),
  });
  return measureChoosers(sizes, await signedIn(sizes.serverUrl, client), await factsOf(sizes.url, client));
}

async function measureChoosers(
  sizes: Omit<Sizes, 'importedLoads' | 'startBare'>,
  it: Asker,
  { readyId }: Facts,
): Promise<LoadsMeasured['choosers']> {
  const choosers: (Measured & { of: string })[] = [];
  for (const operation of ['getLoadCarrierChoices', 'getLoadTenderStart']) {
    const measured = await measure(sizes.load, sizes.pid, {
      ...planOf(sizes, [it.body(operation, { id: readyId })]),
      seconds: 2,
    });
    if (measured.errors > 0) throw new Error(`${operation}: ${measured.firstError}`);
    choosers.push({ ...measured, of: operation });
  }
  return choosers;
}

async function factsOf(url: string, { partition }: LoadClient): Promise<Facts> {
  const database = openDatabase({ url, poolSize: 1 });
  const { rows } = await sql<Facts>`
    select id, load_number as "loadNumber", customer_id as "customerId", supplier_id as "supplierId",
           (select id from load where partition = ${partition} and status = 'READY' order by load_at desc limit 1) as "readyId" from load
     where partition = ${partition} and status = 'CLOSED' and supplier_id is not null order by load_at desc limit 1`.execute(
    database.writer(partition),
  );
  await database.close();
  return rows[0]!;
}

const planOf = ({ serverUrl }: Pick<Sizes, 'serverUrl'>, bodies: readonly string[]) => ({
  connections: 1,
  port: Number(new URL(serverUrl).port),
  path: '/rpc',
  bodies,
});

const turns = 6;
const each = 40;

/** Loads are booked and assigned once each, so that turns are of so many calls instead of so many seconds. */
async function measureWrites(
  sizes: Sizes,
  client: LoadClient,
  it: Asker,
  bare: { readonly port: number; readonly pid: number },
): Promise<LoadsMeasured['writes']> {
  const { load, pid, postmaster } = sizes;
  const once = async (side: { pid: number; port: number; path: string }, bodies: readonly string[]) => {
    const plan = { ...side, bodies, connections: 1, seconds: 60, once: true };
    const measured = await measure(load, side.pid, plan, postmaster);
    if (measured.errors > 0) throw new Error(`${side.path}: ${measured.firstError}`);
    return measured;
  };
  const our = { pid, port: Number(new URL(sizes.serverUrl).port), path: '/rpc' };
  const inTurns = async (
    operation: string,
    ourBodies: readonly string[],
    path: string,
    bareBodies: readonly string[],
  ) => {
    const [ours, theirs]: [Measured[], Measured[]] = [[], []];
    for (let turn = 0; turn < turns; turn++) {
      const part = (bodies: readonly string[]) => bodies.slice(turn * each, (turn + 1) * each);
      const sides = [
        async () => void ours.push(await once(our, part(ourBodies))),
        async () => void theirs.push(await once({ ...bare, path }, part(bareBodies))),
      ];
      for (const side of turn % 2 === 0 ? sides : sides.toReversed()) await side();
    }
    const middle = (all: readonly Measured[]): Measured => ({
      ...all.at(-1)!,
      perSecond: median(all.map(({ perSecond }) => perSecond)),
      p50: median(all.map(({ p50 }) => p50)),
      processor: median(all.map(({ processor }) => processor)),
      database: median(all.map(({ database }) => database)),
    });
    const [our_, bare_] = [middle(ours), middle(theirs)];
    const ratio = median(ours.map(({ perSecond }, turn) => perSecond / theirs[turn]!.perSecond));
    const work = (bare_.processor + bare_.database) / (our_.processor + our_.database);
    return { operation, ours: our_, bare: bare_, ratio, work };
  };
  const days = Array.from({ length: turns * each }, (_, place) => 1000 + place * 3);
  const { references, customerId } = client;
  const at = (day: number) => new Date(Date.now() + day * 86_400_000).toISOString();
  const { sessionId } = it;
  const created = await inTurns(
    'create a load',
    days.map((day) =>
      it.body('postLoad', usualLoad(references, customerId, new Date(), { startsInHours: day * 24, hours: 10 })),
    ),
    '/load',
    days.map((day) => JSON.stringify({ sessionId, load: { ...references, customerId, at: at(day) } })),
  );
  const { vehicleId, driverId } = client;
  const { ours, theirs } = await waitingForVehicle(sizes.url, client);
  const assigned = await inTurns(
    'assign vehicle and driver',
    ours.map((id) => it.body('assignLoad', { id, vehicleId, driverId }, '1')),
    '/assign',
    theirs.map((id) => JSON.stringify({ sessionId, load: { id, vehicleId, driverId } })),
  );
  return [created, assigned];
}

/** The loads that were booked just now, as if the own fleet had got them. The bare ones are a day later each. */
async function waitingForVehicle(
  url: string,
  { partition }: LoadClient,
): Promise<{ readonly ours: readonly string[]; readonly theirs: readonly string[] }> {
  const database = openDatabase({ url, poolSize: 1 });
  const { rows } = await sql<{ id: string; by: string }>`
    update load set status = 'BOOKED', is_own_fleet = true,
           load_at = load_at + case when created_by = 'bare' then interval '1 day' else '0' end,
           trip_until = trip_until + case when created_by = 'bare' then interval '1 day' else '0' end
     where partition = ${partition} and load_at > now() + interval '900 days' returning id, created_by as by`.execute(
    database.writer(partition),
  );
  await database.close();
  const [theirs, ours] = [true, false].map((isBare) => rows.filter(({ by }) => (by === 'bare') === isBare));
  return { ours: ours!.map(({ id }) => id), theirs: theirs!.map(({ id }) => id) };
}
