import { sql } from 'kysely';
import pg from 'pg';
import { openDatabase, type Db } from '#platform/server/database.ts';
import { makePack } from '#modules/work/pods/server/index.ts';
import { demoDeliveryNote } from '../database/demo-delivery-note.ts';
import { demoPartition, demoPassword } from '../database/seed.ts';
import { rpc } from '../server/testing/server-process.ts';
import { compare, type Load, type SidesCompared } from './load.ts';

export interface PodsMeasured {
  readonly pods: number;
  /** Milliseconds in the server, half of them within so many: what staging asks for as it opens. */
  readonly staging: Readonly<Record<string, number>>;
  /** Seconds of processor time for a pack of 40 pages as TIFF, and of waiting. */
  readonly pack: { readonly processor: number; readonly waited: number };
  /** One event of a driver a call, beside a bare server that keeps it: the insert alone, and all that is written with it. */
  readonly events: { readonly insert: SidesCompared; readonly transaction: SidesCompared };
  /** Milliseconds in which 500 events of one phone are kept, in one call, and the kilobytes of that call. */
  readonly waiting: { readonly milliseconds: number; readonly kilobytes: number };
}

interface Measured {
  readonly url: string;
  readonly serverUrl: string;
  readonly pid: number;
  readonly load: Load;
  readonly bare: { readonly port: number; readonly pid: number };
  readonly postmaster: number;
}

const podsMeasured = Number(process.env['BENCH_PODS'] ?? 100_000);
const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;

/** What proofs of delivery cost: staging among many, packs, and what a driver's phone tells. */
export async function measurePods(at: Measured): Promise<PodsMeasured> {
  const database = openDatabase({ url: at.url, poolSize: 2 });
  await addPods(database.writer(demoPartition), podsMeasured);
  await database.close();
  const owner = new pg.Client(at.url);
  await owner.connect();
  await owner.query('vacuum analyze pod');
  try {
    const ask = await asker(at.serverUrl);
    return {
      pods: podsMeasured,
      staging: await staging(ask),
      pack: await pack(),
      ...(await phone(at, owner, ask)),
    };
  } finally {
    await owner.end();
  }
}

/** Proofs of the demonstration's loads, most of them accepted, as after a year. */
async function addPods(db: Db, count: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = '10min'`.execute(transaction);
    await sql`
      insert into pod (partition, company_id, load_id, stop_id, reference, status, method, received_from, received_via, received_at, since, created_by, updated_by, search_words)
      select l.partition, l.company_id, l.id, l.stop_id, 'BENCH-' || n,
             case when n % 100 < 96 then 'podAccepted' when n % 100 < 98 then 'podSubmitted' when n % 100 = 98 then 'AWAITED' else 'podRejected' end,
             'scan', 'Karoo Freight', 'link', now() - n * interval '4 minutes', now() - n * interval '4 minutes', 'bench', 'bench', 'BENCH-' || n
        from generate_series(1, ${count}::int) n
        join (select o.partition, o.company_id, o.id, s.id as stop_id, row_number() over (order by o.id) - 1 as place, count(*) over () as all_of
                from load o join stop s on s.partition = o.partition and s.load_id = o.id and s.type = 'delivery'
               where o.partition = ${demoPartition}) l on l.place = n % l.all_of`.execute(transaction);
  });
}

type Ask = <T>(operation: string, payload: object) => Promise<T>;

async function asker(serverUrl: string): Promise<Ask> {
  const credentials = { userRole: '', userAccount: 'naledi.mokoena@highveld.example', password: demoPassword };
  const { body } = await rpc(serverUrl, 'login', credentials, { service: 'basis' });
  const session = body.result as { sessionId: string; partition: string };
  return async (operation, payload) => {
    const answer = await rpc(serverUrl, operation, payload, session);
    if (answer.body.response !== 'ok') throw new Error(`${operation}: ${JSON.stringify(answer.body)}`);
    return answer.body.result as never;
  };
}

async function timed(work: () => Promise<unknown>, turns = 40): Promise<number> {
  const took: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const before = performance.now();
    await work();
    took.push(performance.now() - before);
  }
  // The first ones make the plans.
  return median(took.slice(turns / 4));
}

async function staging(ask: Ask): Promise<Readonly<Record<string, number>>> {
  const page = { pageSize: 50 };
  const { rows } = await ask<{ rows: { id: string }[] }>('getPods', { ...page, tab: 'toReview' });
  return {
    toReview: await timed(() => ask('getPods', { ...page, tab: 'toReview' })),
    missing: await timed(() => ask('getPods', { ...page, tab: 'missing' })),
    accepted: await timed(() => ask('getPods', { ...page, tab: 'accepted' })),
    counts: await timed(() => ask('getPodCounts', {})),
    one: await timed(() => ask('getPod', { id: rows[0]!.id })),
  };
}

/** Cold, as in the product: each pack has a thread of its own. */
async function pack(): Promise<PodsMeasured['pack']> {
  const bytes = await demoDeliveryNote({
    number: 'DN 80711',
    loadNumber: 'L00071',
    date: '23 Nov 2026',
    sender: 'Thukela Mills',
    place: 'Durban',
    vehicle: 'ND 123-456',
    goods: [{ name: 'Maize', planned: 24, received: 24 }],
    signedBy: 'B. Ndlovu',
    remark: 'Seal intact',
    hasSignature: true,
    hasStamp: true,
    askew: 1,
  });
  const waited: number[] = [];
  const processor: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const [began, before] = [process.cpuUsage(), performance.now()];
    await makePack({
      files: { note: { contentType: 'application/pdf', bytes } },
      pages: Array.from({ length: 40 }, () => ({ file: 'note', page: 1, turn: 0 as const })),
      format: 'TIFF',
      atMost: Number.POSITIVE_INFINITY,
    });
    waited.push((performance.now() - before) / 1000);
    const { user, system } = process.cpuUsage(began);
    processor.push((user + system) / 1_000_000);
  }
  return { processor: median(processor), waited: median(waited) };
}

/** So short that a load does not get more events than a long trip has: each is folded with all that its load has. */
const secondsOfEvents = 1.5;

/** One phone: event after event beside a bare server, in turns; then 500 that waited. */
async function phone(at: Measured, owner: pg.Client, ask: Ask): Promise<Pick<PodsMeasured, 'events' | 'waiting'>> {
  const { serverUrl, pid, bare, load, postmaster } = at;
  const { rows } = await owner.query<{ load_id: string }>(
    `select load_id from driver_trip where partition = $1 and ended_at is null limit 1`,
    [demoPartition],
  );
  const loadId = rows[0]!.load_id;
  const { rows: others } = await owner.query<{ id: string }>(
    `select id from load where partition = $1 and id <> $2 limit 1`,
    [demoPartition, loadId],
  );
  const otherId = others[0]!.id;
  await ask('sendDriverTrip', { id: loadId });
  const key = await newestTrip(serverUrl);
  const { body } = await rpc(serverUrl, 'login', {}, { service: 'basis' });
  const { sessionId } = body.result as { sessionId: string };
  const event = () => ({
    sourceEventId: crypto.randomUUID(),
    kind: 'note',
    note: 'At the gate',
    occurredAt: new Date().toISOString(),
  });
  const payloadOf = (count: number) => ({
    key,
    sourceDevice: 'bench-phone',
    sentAt: new Date().toISOString(),
    events: Array.from({ length: count }, event),
  });
  const tell = async (payload: object) => {
    const answer = await rpc(serverUrl, 'postDriverEvent', payload, { sessionId });
    if (answer.body.response !== 'ok') throw new Error(JSON.stringify(answer.body));
  };
  const many = (body: () => object) => Array.from({ length: 600 }, () => JSON.stringify(body()));
  const ours = {
    pid,
    port: Number(new URL(serverUrl).port),
    path: '/rpc',
    bodies: () =>
      many(() => ({
        clientVersion: '0.1.335',
        lockId: null,
        language: 'en',
        sessionId,
        service: 'tripDirector',
        operation: 'postDriverEvent',
        partition: '',
        payload: payloadOf(1),
      })),
  };
  const beside = (path: string) =>
    compare(
      ours,
      {
        ...bare,
        path,
        bodies: () => many(() => ({ sessionId, told: { eventId: crypto.randomUUID(), loadId: otherId } })),
      },
      { load, postmaster, connections: 1, seconds: secondsOfEvents },
    );
  const events = { insert: await beside('/event'), transaction: await beside('/event-with-load') };
  for (const { ours: told, bare: kept } of Object.values(events))
    for (const { errors, firstError } of [told, kept]) if (errors > 0) throw new Error(`an event: ${firstError}`);
  const batch = payloadOf(500);
  const before = performance.now();
  await tell(batch);
  return {
    events,
    waiting: { milliseconds: performance.now() - before, kilobytes: JSON.stringify(batch).length / 1024 },
  };
}

/** The key in the newest SMS with a trip. */
async function newestTrip(serverUrl: string): Promise<string> {
  for (let look = 0; look < 100; look++) {
    const all = (await (await fetch(`${serverUrl}/outbox.json`)).json()) as { links: string[] }[];
    const link = all.flatMap(({ links }) => links).find((each) => each.includes('#/drivertrip/'));
    if (link) return link.split('/').at(-1)!;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the trip was not sent');
}

export function printPods(measured: PodsMeasured | undefined): void {
  if (!measured) return;
  const { pods, staging: opened, pack: made, events, waiting } = measured;
  const said = (holds: boolean) => (holds ? 'yes' : 'NO');
  const slowest = Math.max(...Object.values(opened));
  // Slow 3G: 400 kbit/s, and two ways of 400 ms.
  const arrived = (waiting.kilobytes * 8) / 400 + 0.8 + waiting.milliseconds / 1000;
  console.table([
    {
      what: `staging among ${pods}, slowest ms`,
      measured: slowest.toFixed(1),
      goal: '≤ 20',
      holds: said(slowest <= 20),
    },
    {
      what: '40 pages as TIFF, s of processor time',
      measured: made.processor.toFixed(2),
      goal: '≤ 4',
      holds: said(made.processor <= 4),
    },
    {
      what: 'an event beside the bare insert over HTTP',
      measured: `${events.insert.ratio.toFixed(2)} (work ${events.insert.work.toFixed(2)})`,
      goal: '≥ 0.5',
      holds: said(events.insert.ratio >= 0.5),
    },
    {
      what: 'an event beside the bare transaction that writes the same',
      measured: `${events.transaction.ratio.toFixed(2)} (work ${events.transaction.work.toFixed(2)})`,
      goal: '≥ 0.5',
      holds: said(events.transaction.ratio >= 0.5),
    },
    {
      what: '500 events on slow 3G, s',
      measured: arrived.toFixed(2),
      goal: '≤ 3',
      holds: said(arrived <= 3),
    },
  ]);
  console.table(opened);
  console.table(
    Object.entries(events).flatMap(([what, { ours, bare }]) =>
      [['ours', ours] as const, [`bare ${what}`, bare] as const].map(([side, each]) => ({
        side,
        perSecond: each.perSecond.toFixed(0),
        p50: each.p50.toFixed(1),
        server: each.processor.toFixed(2),
        database: each.database.toFixed(2),
      })),
    ),
  );
}
