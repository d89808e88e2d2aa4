import crypto from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { rpc, startServerProcess, type ServerProcess } from './server-process.ts';

/** The end of loads that were being given away while their server was killed. */
export interface KilledTenders {
  readonly loads: number;
  /** Steps that had their answer when the server was killed; the others were asked again with their key. */
  readonly answeredBefore: number;
  /** Loads that are not with the supplier that accepted, or not with its vehicle. */
  readonly lost: number;
  /** Steps that stand in the events of their load more than once. */
  readonly doubled: number;
  /** Letters that should have come, and did not. */
  readonly untold: number;
  /** Letters that came more than once. */
  readonly toldTwice: number;
  /** Steps that were refused when they were asked again. */
  readonly refused: readonly string[];
}

interface Session {
  readonly sessionId: string;
  readonly partition: string;
}
interface Moved {
  readonly id: string;
  readonly lockId: string;
  readonly loadNumber: string;
}
interface Offer {
  readonly id: string;
  readonly supplierId: string;
  readonly sentTo: string;
  readonly status: string;
}
interface Crew {
  readonly vehicleId: string;
  readonly trailer1Id: string | null;
  readonly trailer2Id: string | null;
  readonly driverId: string;
}
interface Given extends Moved {
  readonly crew: Crew;
}

const account = { userRole: '', userAccount: 'naledi.mokoena@highveld.example', password: 'Demo-Freight-2026' };
const steps: readonly string[] = ['sendLoadTender', 'acceptLoadTender', 'assignLoad'];
const loadsAtOnce = 4;
const forYears = '2098-01-01';

/** One server after the other; whoever asks in between waits for the next. */
interface Desk {
  url: string;
  isDown: boolean;
  answered: number;
  readonly session: Session;
  readonly refused: string[];
}

/**
 * Tenders loads to two suppliers, accepts for the first and names its vehicle, four loads at once, and kills the server
 * (SIGKILL) when so many of these steps have their answer; each step without one is asked again with its key.
 */
export async function tenderAndKill(
  environment: Readonly<Record<string, string>>,
  first: ServerProcess,
  kills: number,
): Promise<{ readonly server: ServerProcess; readonly figures: KilledTenders }> {
  const { body } = await rpc(first.url, 'login', account, { service: 'basis' });
  const { sessionId, partition } = body.result as unknown as Session;
  const desk: Desk = { url: first.url, isDown: false, answered: 0, session: { sessionId, partition }, refused: [] };
  const pattern = await patternOf(desk);
  const figures = { loads: 0, answeredBefore: 0, lost: 0, doubled: 0, untold: 0, toldTwice: 0 };
  let server = first;
  for (let round = 0; round < kills; round++) {
    const loads: Given[] = [];
    for (let place = 0; place < loadsAtOnce; place++) loads.push(await booked(desk, pattern));
    desk.answered = 0;
    const given = Promise.all(loads.map((load) => give(desk, load, pattern.suppliers)));
    // Spread over the three steps of four loads: before the first answer, and up to the last but one.
    const share = kills === 1 ? 0.5 : round / (kills - 1);
    const enough = Math.round(share * (steps.length * loadsAtOnce - 1));
    for (let waited = 0; desk.answered < enough && waited < 8000; waited++) await wait(1);
    desk.isDown = true;
    await server.kill('SIGKILL');
    figures.answeredBefore += desk.answered;
    server = await startServerProcess(environment);
    Object.assign(desk, { url: server.url, isDown: false });
    await given;
    figures.loads += loads.length;
    // Before the next round, since the outbox shows the newest letters alone.
    for (const load of loads) {
      const found = await looked(desk, load, pattern.suppliers[0]);
      for (const name of ['lost', 'doubled', 'untold', 'toldTwice'] as const) figures[name] += found[name];
      const { lockId } = await insist<Moved>(desk, 'getLoad', { id: load.id });
      // The customer's credit is needed for the next ones.
      await insist(desk, 'cancelLoad', { id: load.id, reason: 'A trial.' }, lockId);
    }
  }
  return { server, figures: { ...figures, refused: desk.refused } };
}

/** A call that is asked with the same key until it is answered, whichever server runs then. */
async function insist<Output>(
  desk: Desk,
  operation: string,
  payload: object,
  lockId: string | null = null,
): Promise<Output> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  for (;;) {
    const answer = desk.isDown
      ? undefined
      : await rpc(desk.url, operation, payload, { ...desk.session, lockId }, headers).catch(() => undefined);
    if (answer?.body.response === 'ok') {
      if (steps.includes(operation)) desk.answered++;
      return answer.body.result as unknown as Output;
    }
    if (answer && answer.body.code !== 'unavailable') {
      desk.refused.push(`${operation}: ${answer.body.code}`);
      throw new Error(`${operation} was refused: ${JSON.stringify(answer.body)}`);
    }
    await wait(50);
  }
}

interface Pattern {
  readonly loadId: string;
  readonly trailers: number;
  readonly suppliers: readonly [string, string];
}

/** A load of the demonstration that at least two suppliers may take. */
async function patternOf(desk: Desk): Promise<Pattern> {
  const { rows } = await insist<{ rows: { id: string; trailerCount: number; holds: string[] }[] }>(desk, 'getLoads', {
    status: ['READY'],
    pageSize: 50,
  });
  const free = rows.filter(({ holds }) => holds.length === 0);
  const { suppliers } = await insist<{ suppliers: { supplierId: string; mayTake: string[] }[] }>(
    desk,
    'getLoadTenderStarts',
    { ids: free.map(({ id }) => id) },
  );
  for (const { id, trailerCount } of free) {
    const [one, other] = suppliers.filter(({ mayTake }) => mayTake.includes(id));
    if (one && other) return { loadId: id, trailers: trailerCount, suppliers: [one.supplierId, other.supplierId] };
  }
  throw new Error('no load of the demonstration can be offered to two suppliers');
}

/** The same again, ready to be offered, and a vehicle and driver that nobody else has. */
async function booked(desk: Desk, { loadId, trailers, suppliers }: Pattern): Promise<Given> {
  const mark = crypto.randomUUID().slice(0, 8).toUpperCase();
  const [supplierId] = suppliers;
  const vehicle = async (name: string, kind: string) => {
    const { id } = await insist<{ id: string }>(desk, 'postVehicle', {
      registrationNumber: `${name}${mark}`,
      kind,
      make: 'Volvo',
      ownership: 'supplier',
      supplierId,
      licenceExpiry: forYears,
      roadworthyExpiry: forYears,
      operatorCardExpiry: forYears,
      operatorCardCategory: 'G',
    });
    return id;
  };
  const driver = await insist<{ id: string }>(desk, 'postClientDriver', {
    employeeNo: mark,
    name: 'Thabo',
    surname: 'Ledwaba',
    supplierId,
    licenceCode: 'EC',
    licenceExpiry: forYears,
    prdpGoods: true,
    prdpExpiry: forYears,
    medicalExpiry: forYears,
  });
  const crew = {
    vehicleId: await vehicle('V', trailers > 0 ? 'truckTractor' : 'rigid'),
    trailer1Id: trailers > 0 ? await vehicle('S', 'semiTrailer') : null,
    trailer2Id: trailers > 1 ? await vehicle('T', 'semiTrailer') : null,
    driverId: driver.id,
  };
  const copy = await insist<Moved>(desk, 'postLoadCopy', { id: loadId, daysLater: 0 });
  return { ...(await insist<Moved>(desk, 'submitLoad', { id: copy.id }, copy.lockId)), crew };
}

/** Tender, acceptance, assignment. */
async function give(desk: Desk, { id, lockId, crew }: Given, suppliers: Pattern['suppliers']): Promise<void> {
  const offers = suppliers.map((supplierId) => ({ supplierId, buyAmount: 9000 }));
  await insist(desk, 'sendLoadTender', { id, mode: 'broadcast', offers }, lockId);
  const won = (await offersOf(desk, id)).find(({ supplierId }) => supplierId === suppliers[0])!;
  await insist(desk, 'acceptLoadTender', { offerId: won.id });
  const now = await insist<Moved>(desk, 'getLoad', { id });
  await insist(desk, 'assignLoad', { id, ...crew }, now.lockId);
}

async function offersOf(desk: Desk, loadId: string): Promise<readonly Offer[]> {
  return (await insist<{ rows: Offer[] }>(desk, 'getLoadTenders', { loadId })).rows;
}

/** Reads the state of one load, and the messages about it. */
async function looked(desk: Desk, { id, loadNumber, crew }: Given, supplierId: string) {
  const load = await insist<{ status: string; supplierId: string; vehicleId: string }>(desk, 'getLoad', { id });
  const offers = await offersOf(desk, id);
  const events = await insist<{ rows: { kind: string }[] }>(desk, 'getLoadEvents', { loadId: id, pageSize: 200 });
  const isWhole =
    load.status === 'ASSIGNED' &&
    load.supplierId === supplierId &&
    load.vehicleId === crew.vehicleId &&
    offers.length === 2 &&
    offers
      .map(({ status }) => status)
      .toSorted()
      .join() === 'ACCEPTED,SUPERSEDED';
  const times = (kind: string) => events.rows.filter((event) => event.kind === kind).length;
  // The offer, and what became of it.
  const told = await letters(
    desk,
    loadNumber,
    offers.map(({ sentTo }) => sentTo),
  );
  return {
    lost: isWhole ? 0 : 1,
    doubled: ['tendered', 'accepted', 'assigned'].filter((kind) => times(kind) !== 1).length,
    untold: told.reduce((sum, subjects) => sum + Math.max(0, 2 - new Set(subjects).size), 0),
    toldTwice: told.reduce((sum, subjects) => sum + subjects.length - new Set(subjects).size, 0),
  };
}

/** The subjects of the letters about a load, for each address; a job writes some a moment later, or after its lease is over. */
async function letters(desk: Desk, loadNumber: string, addresses: readonly string[]): Promise<readonly string[][]> {
  for (const end = Date.now() + 150_000; ; await wait(500)) {
    const all = (await (await fetch(`${desk.url}/outbox.json`)).json()) as {
      channel: string;
      to: string;
      subject: string;
      text: string;
    }[];
    const about = all.filter(({ channel, text }) => channel === 'email' && text.includes(loadNumber));
    const told = addresses.map((address) => about.filter(({ to }) => to === address).map(({ subject }) => subject));
    if (told.every((subjects) => new Set(subjects).size === 2) || Date.now() > end) return told;
  }
}
