import { demoPartition, demoPassword } from '../database/seed.ts';
import { handmadePdf, streamObject } from '../platform/server/testing/pdf-files.ts';
import { rpc } from '../server/testing/server-process.ts';
import { administrator, signedIn } from './client.ts';
import { type Load, measure, startLoad } from './load.ts';

/** Milliseconds in which 99 of 100 calls of the desk are answered: while nothing else happens, and meanwhile. */
export interface Disturbed {
  readonly idle: number;
  readonly meanwhile: number;
}

export interface DriversMeasured {
  readonly drivers: number;
  readonly perSecond: number;
  readonly refused: number;
  readonly firstRefusal: string | undefined;
  /** While all drivers report at once. */
  readonly reporting: Disturbed;
  /** While packs of 40 pages become TIFF, one after the other. */
  readonly packing: Disturbed;
}

interface Servers {
  readonly load: Load;
  readonly serverUrl: string;
  readonly pid: number;
}

interface Session {
  readonly sessionId: string;
  readonly partition?: string;
}

const drivers = 200;
const secondsOfReading = 5;

/** Measures how much slower the desk is answered while drivers report all at once, and while packs are made. */
export async function measureDrivers({ load, serverUrl, pid }: Servers): Promise<DriversMeasured> {
  const asker = await signedIn(serverUrl, administrator);
  const at = { port: Number(new URL(serverUrl).port), path: '/rpc' };
  const reading = {
    ...at,
    connections: 4,
    seconds: secondsOfReading,
    bodies: [
      asker.body('getPods', { tab: 'toReview', pageSize: 50 }),
      asker.body('getLoads', { status: ['IN_TRANSIT'], pageSize: 50 }),
    ],
  };
  await measure(load, pid, { ...reading, seconds: 1 });
  const { p99: idle } = await measure(load, pid, reading);
  const bodies = await reports(serverUrl);
  const others = startLoad();
  try {
    const plan = { ...at, connections: drivers, seconds: 0, once: true, manyAddresses: true, bodies };
    const [reported, read] = await Promise.all([others.run(plan), load.run(reading)]);
    const packs = await packsToMake(serverUrl);
    const [, packed] = await Promise.all([packs(), load.run(reading)]);
    return {
      drivers,
      perSecond: reported.perSecond,
      refused: reported.errors,
      firstRefusal: reported.firstError,
      reporting: { idle, meanwhile: read.p99 },
      packing: { idle, meanwhile: packed.p99 },
    };
  } finally {
    others.end();
  }
}

/** An event of each of so many phones, spread over the trips that are under way: more to a load than any has. */
async function reports(serverUrl: string): Promise<readonly string[]> {
  const keys = await tripKeys(serverUrl);
  const phone = await enter(serverUrl, {});
  return Array.from({ length: drivers }, (_, number) => {
    const now = new Date().toISOString();
    const told = { sourceEventId: crypto.randomUUID(), kind: 'note', note: 'At the gate', occurredAt: now };
    const payload = {
      key: keys[number % keys.length],
      sourceDevice: `bench-phone-${number}`,
      sentAt: now,
      events: [told],
    };
    return JSON.stringify({
      clientVersion: '0.1.335',
      lockId: null,
      language: 'en',
      sessionId: phone.sessionId,
      service: 'tripDirector',
      operation: 'postDriverEvent',
      partition: '',
      payload,
    });
  });
}

async function tripKeys(serverUrl: string): Promise<readonly string[]> {
  const messages = (await (await fetch(`${serverUrl}/outbox.json`)).json()) as { text: string; links: string[] }[];
  const keys = messages.flatMap(({ links }) => links).filter((link) => link.includes('#/drivertrip/'));
  const open: string[] = [];
  const guest = await enter(serverUrl, {});
  for (const key of keys.map((link) => link.split('/').at(-1)!)) {
    const { body } = await rpc(serverUrl, 'getDriverTrip', { key }, { ...guest });
    if (body.response === 'ok') open.push(key);
  }
  if (open.length === 0) throw new Error('no trip of the demonstration can be opened');
  return open;
}

async function enter(serverUrl: string, credentials: object): Promise<Session> {
  const { body } = await rpc(serverUrl, 'login', credentials, { service: 'basis' });
  return body.result as Session;
}

/** Brings a proof of 40 pages, has it accepted, and answers what sends its pack as often as there is time. */
async function packsToMake(serverUrl: string): Promise<() => Promise<void>> {
  const staff = (name: string) =>
    enter(serverUrl, { userRole: '', userAccount: `${name}@highveld.example`, password: demoPassword });
  const [clerk, approver] = [await staff('naledi.mokoena'), await staff('thandi.nkosi')];
  const ask = async <T>(by: Session, operation: string, payload: object, lockId: string | null = null): Promise<T> => {
    const { body } = await rpc(serverUrl, operation, payload, { ...by, partition: demoPartition, lockId });
    if (body.response !== 'ok') throw new Error(`${operation}: ${JSON.stringify(body)}`);
    return body.result as T;
  };
  const { rows } = await ask<{ rows: { loadId: string }[] }>(clerk, 'getPods', { tab: 'missing', pageSize: 1 });
  const { loadId } = rows[0]!;
  const content = handmadePdf({ pages: 40, content: streamObject('BT /F1 12 Tf 72 720 Td (Delivery note) Tj ET') });
  const file = { loadId, fileName: 'forty.pdf', content: content.toString('base64') };
  const { id } = await ask<{ id: string }>(clerk, 'postPod', file);
  const { lockId } = await ask<{ lockId: string }>(clerk, 'getPod', { id });
  await ask(approver, 'approvePod', { id }, lockId);
  return async () => {
    const end = performance.now() + secondsOfReading * 1000;
    while (performance.now() < end) {
      const pack = await ask<{ id: string }>(clerk, 'sendPodPack', { loadId, format: 'TIFF', method: 'PORTAL' });
      await madeOrOver(ask, clerk, { loadId, id: pack.id }, end);
    }
  };
}

async function madeOrOver(
  ask: <T>(by: Session, operation: string, payload: object) => Promise<T>,
  clerk: Session,
  pack: { readonly loadId: string; readonly id: string },
  end: number,
): Promise<void> {
  while (performance.now() < end) {
    const { rows } = await ask<{ rows: { id: string; status: string }[] }>(clerk, 'getPodPacks', {
      loadId: pack.loadId,
      pageSize: 50,
    });
    if (rows.some(({ id, status }) => id === pack.id && status !== 'WAITING' && status !== 'SENDING')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export function printDrivers(measured: DriversMeasured | undefined): void {
  if (!measured) return;
  const { drivers: count, perSecond, refused, firstRefusal, reporting, packing } = measured;
  const row = (what: string, { idle, meanwhile }: Disturbed, goal: number) => ({
    what,
    idle: idle.toFixed(1),
    meanwhile: meanwhile.toFixed(1),
    ratio: (meanwhile / idle).toFixed(2),
    goal: `≤ ${goal}`,
    holds: meanwhile <= goal * idle ? 'yes' : 'NO',
  });
  console.table([
    row(`p99 of the desk, ms, while ${count} drivers report at once`, reporting, 3),
    row('p99 of the desk, ms, while packs of 40 pages become TIFF', packing, 2),
  ]);
  console.log(`drivers: ${perSecond.toFixed(0)} events a second, ${refused} refused ${firstRefusal ?? ''}`);
}
