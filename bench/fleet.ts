import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { cartrackUser, startCartrack } from '#platform/server/testing/telematics/cartrack.ts';
import { demoPartition } from '../database/seed.ts';
import { rpc } from '../server/testing/server-process.ts';
import { administrator, type Asker, signedIn } from './client.ts';
import type { Disturbed } from './drivers.ts';
import { addOldPositions, addTrucks, addUnits, addYear, idOf } from './fleet-data.ts';
import { type Load, measure, startLoad } from './load.ts';

export interface FleetMeasured {
  readonly phones: Disturbed & { readonly finished: number; readonly firstRefusal: string | undefined };
  /** Seconds of the job that reckons all alerts, and how many were open after it. */
  readonly opening: number;
  readonly anew: number;
  readonly open: number;
  /** Seconds of the report over a year. */
  readonly performance: number;
  readonly vehicles: number;
  /** New positions a second: of one minute of the fleet, and after an hour without. */
  readonly minute: number;
  readonly backlog: number;
  readonly forgetting: Disturbed & { readonly seconds: number; readonly left: number };
}

interface Servers {
  readonly load: Load;
  readonly url: string;
  readonly serverUrl: string;
  readonly pid: number;
}

const phones = 200;
export const trucks = Number(process.env['BENCH_TRUCKS'] ?? 5000);
/** Of them those that have a year in the log book. */
const logged = Math.min(1000, trucks);
/** A million positions a day are one of so many units each minute. */
const units = 700;
export const oldPositions = Number(process.env['BENCH_POSITIONS'] ?? 1_000_000);

/** Measures a fleet of five thousand trucks: phones that finish inspections, alerts, the report of a year, and positions. */
export async function measureFleet({ load, url, serverUrl, pid }: Servers): Promise<FleetMeasured> {
  const owner = new pg.Client(url);
  owner.on('error', () => undefined);
  await owner.connect();
  await owner.query('set statement_timeout = 0');
  await owner.query('set session_replication_role = replica');
  const asker = await signedIn(serverUrl, administrator);
  const ask = async <Answer>(operation: string, payload: object, lockId: string | null = null): Promise<Answer> => {
    const { body } = await rpc(serverUrl, operation, payload, {
      sessionId: asker.sessionId,
      partition: demoPartition,
      lockId,
    });
    if (body.response !== 'ok') throw new Error(`${operation}: ${JSON.stringify(body)}`);
    return body.result as Answer;
  };
  const say = (text: string) => process.stderr.write(`fleet: ${text}\n`);
  say(`${trucks} trucks, ${logged} of them with a year`);
  await addTrucks(owner, trucks);
  await addYear(owner, logged);
  const account = await addUnits(owner, trucks);
  await owner.query('vacuum analyze');
  const others = reading(asker, serverUrl, { load, pid });

  say('phones');
  const inspected = await finishInspections({ owner, serverUrl, ask }, others);
  say('alerts');
  const opening = await jobSeconds(owner, 'reckon-all-alerts');
  await owner.query('analyze vehicle_alert');
  // What has ended since, and what has begun.
  await owner.query(`update vehicle set availability = case when code like '%0GP' then 'available' else 'outOfService' end
    where partition = '${demoPartition}' and code similar to 'BN%(0|1)GP'`);
  const anew = await jobSeconds(owner, 'reckon-all-alerts');
  const { rows: alerts } = await owner.query<{ open: number }>(
    `select count(*)::int as open from vehicle_alert where partition = '${demoPartition}' and ended_at is null`,
  );
  say('performance');
  const to = new Date().toISOString().slice(0, 10);
  const from = new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10);
  const report = () => ask<{ rows: unknown[] }>('getVehiclePerformance', { from, to });
  await report();
  const started = performance.now();
  const { rows } = await report();
  const seconds = (performance.now() - started) / 1000;
  say('positions');
  const positions = await readPositions(owner, ask);
  say(`${oldPositions} positions of before`);
  await addOldPositions(owner, account, oldPositions, trucks);
  await owner.query('vacuum analyze vehicle_position');
  const forgetting = await forget(owner, others);
  await owner.end();
  return {
    phones: inspected,
    opening,
    anew,
    open: alerts[0]!.open,
    performance: seconds,
    vehicles: rows.length,
    ...positions,
    forgetting,
  };
}

type Ask = <Answer>(operation: string, payload: object, lockId?: string | null) => Promise<Answer>;

/** What colleagues read meanwhile: milliseconds in which 99 of 100 of their calls are answered. */
function reading(asker: Asker, serverUrl: string, { load, pid }: Pick<Servers, 'load' | 'pid'>) {
  const plan = {
    port: Number(new URL(serverUrl).port),
    path: '/rpc',
    connections: 4,
    bodies: [
      asker.body('getLoads', { status: ['IN_TRANSIT'], pageSize: 50 }),
      asker.body('getVehicleInspections', { pageSize: 50 }),
    ],
  };
  return async (seconds: number) => (await measure(load, pid, { ...plan, seconds })).p99;
}
type Reading = ReturnType<typeof reading>;

/** Each phone tells its answers and ends its inspection, all of them at once. */
async function finishInspections(
  { owner, serverUrl, ask }: { readonly owner: pg.Client; readonly serverUrl: string; readonly ask: Ask },
  others: Reading,
): Promise<FleetMeasured['phones']> {
  const { rows } = await owner.query<{ id: string }>(
    `update driver set mobile = '+27821234567' where id = (
       select id from driver where partition = $1 and supplier_id is null and is_active order by code limit 1) returning id`,
    [demoPartition],
  );
  const driverId = rows[0]!.id;
  const { body } = await rpc(serverUrl, 'login', {}, { service: 'basis' });
  const { sessionId } = body.result as { sessionId: string };
  const ready: { readonly answers: string; readonly finish: string }[] = [];
  for (let place = 1; place <= phones; place++) {
    const vehicleId = (await ask<{ rows: { id: string }[] }>('getVehicles', { search: plateOf(place), pageSize: 1 }))
      .rows[0]!.id;
    const inspection = await ask<Inspection>('postVehicleInspection', {
      vehicleId,
      kind: 'preTrip',
      driverId,
      send: true,
    });
    const messages = (await (await fetch(`${serverUrl}/outbox.json`)).json()) as { links: string[] }[];
    const key = messages
      .flatMap(({ links }) => links)
      .find((link) => link.includes('#/vehiclecheck/'))!
      .split('/')
      .at(-1)!;
    const now = new Date().toISOString();
    const phone = { key, sourceDevice: `bench-phone-${place}`, sentAt: now };
    const answers = inspection.items.map(({ unitId, code, usual }) => ({
      unitId,
      code,
      result: 'pass',
      answeredAt: now,
      ...(usual !== null && { value: 9 }),
    }));
    ready.push({
      answers: guestBody(sessionId, 'postVehicleCheckAnswers', {
        ...phone,
        answers,
        acknowledged: inspection.defects.map(({ id }) => id),
      }),
      finish: guestBody(sessionId, 'finishVehicleCheck', {
        ...phone,
        finishedAt: now,
        odometer: 120_000,
        signedBy: 'Bench',
      }),
    });
  }
  await others(1);
  const idle = await others(3);
  const crowd = startLoad();
  try {
    const plan = {
      port: Number(new URL(serverUrl).port),
      path: '/rpc',
      connections: phones,
      seconds: 0,
      once: true,
      manyAddresses: true,
    };
    const all = async () => {
      const told = await crowd.run({ ...plan, bodies: ready.map(({ answers }) => answers) });
      const ended = await crowd.run({ ...plan, bodies: ready.map(({ finish }) => finish) });
      return { refused: told.errors + ended.errors, first: told.firstError ?? ended.firstError };
    };
    const [{ refused, first }, meanwhile] = await Promise.all([all(), others(3)]);
    return { idle, meanwhile, finished: phones - refused, firstRefusal: first };
  } finally {
    crowd.end();
  }
}

interface Inspection {
  readonly items: readonly { readonly unitId: string; readonly code: string; readonly usual: object | null }[];
  readonly defects: readonly { readonly id: string }[];
}

// One of ten is out of service.
const plateOf = (place: number) => `BN${String(place + Math.floor((place - 1) / 9)).padStart(5, '0')}GP`;

function guestBody(sessionId: string, operation: string, payload: object): string {
  const envelope = { clientVersion: '0.1.335', lockId: null, language: 'en', service: 'tripDirector', partition: '' };
  return JSON.stringify({ ...envelope, sessionId, operation, payload });
}

/** Has the server do a job now, and answers for how many seconds it worked at it. */
async function jobSeconds(owner: pg.Client, name: string): Promise<number> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into job.job (name, data, expire_seconds) values ($1, '{}', 1800) returning id`,
    [name],
  );
  for (let look = 0; look < 3000; look++) {
    const { rows: found } = await owner.query<{ state: string; seconds: number }>(
      `select state::text, extract(epoch from completed_on - started_on)::float8 as seconds from job.job where id = $1`,
      [rows[0]!.id],
    );
    if (found[0]?.state === 'completed') return found[0].seconds;
    if (found[0]?.state === 'failed') throw new Error(`${name} failed`);
    await wait(200);
  }
  throw new Error(`${name} did not end`);
}

/** Reads a fleet from a provider's double: minutes one after the other, and an hour at once. */
async function readPositions(owner: pg.Client, ask: Ask): Promise<Pick<FleetMeasured, 'minute' | 'backlog'>> {
  const provider = await startCartrack();
  try {
    const { rows } = await owner.query<{ id: string }>(
      `select id from company where partition = $1 and is_client order by created_at limit 1`,
      [demoPartition],
    );
    const account = await ask<{ id: string }>('postTelematicsAccount', {
      companyId: rows[0]!.id,
      provider: 'cartrack',
      name: 'Bench of positions',
      baseUrl: provider.url,
      isActive: true,
      ...cartrackUser,
    });
    let made = 0;
    const tell = (at: number) => {
      const time = new Date(at).toISOString();
      for (let unit = 0; unit < units; unit++)
        provider.events.push({
          event_id: `p${++made}`,
          vehicle_id: unit,
          registration: '',
          event_description: 'Vehicle moving',
          latitude: -26.2 - unit / 1000,
          longitude: 28 + at / 1e15,
          speed: 70,
          bearing: 90,
          odometer: 100_000_000,
          ignition: true,
          event_ts: time,
          received_ts: time,
        });
    };
    const read = async () => {
      await owner.query(
        "update telematics_account set next_at = now(), trips_next_at = now() + interval '1 day' where id = $1",
        [account.id],
      );
      return jobSeconds(owner, 'read-telematics');
    };
    tell(Date.now() - 60_000);
    await read();
    // One unit in two is on a truck, which tells its odometer and its places.
    await owner.query(
      `update telematics_unit set vehicle_id = ${idOf('truck', 'unit_id')}, confirmed_by = 'Bench', confirmed_at = now() where account_id = $1 and unit_id::int % 2 = 1`,
      [account.id],
    );
    let seconds = 0;
    const rounds = 5;
    for (let round = 0; round < rounds; round++) {
      // The provider answers the last minutes again.
      provider.events.splice(0, Math.max(0, provider.events.length - 4 * units));
      tell(Date.now() - 1000);
      seconds += await read();
    }
    provider.events.length = 0;
    for (let minute = 60; minute > 0; minute--) tell(Date.now() - minute * 60_000 + 500);
    const backlog = await read();
    return { minute: (rounds * units) / seconds, backlog: (60 * units) / backlog };
  } finally {
    await provider.stop();
  }
}

/** Throws away what is too old, while colleagues read. */
async function forget(owner: pg.Client, others: Reading): Promise<FleetMeasured['forgetting']> {
  const idle = await others(3);
  const [seconds, meanwhile] = await Promise.all([jobSeconds(owner, 'forget-positions'), others(10)]);
  const { rows } = await owner.query<{ left: number }>(
    `select count(*)::int as left from vehicle_position where fix_at < now() - interval '90 days'`,
  );
  return { idle, meanwhile, seconds, left: rows[0]!.left };
}
