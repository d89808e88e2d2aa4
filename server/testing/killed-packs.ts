import crypto from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { HeldMail } from './held-mail.ts';
import { rpc, startServerProcess, type ServerProcess } from './server-process.ts';

/** Servers that are killed while proofs of delivery are accepted and sent, one after the other on one database. */
export interface PackDesk {
  server: ServerProcess;
  readonly environment: Readonly<Record<string, string>>;
  readonly mail: HeldMail;
  readonly session: { readonly sessionId: string; readonly partition: string };
  /** The database as its owner. */
  readonly owner: pg.Client;
}

interface Proof {
  readonly id: string;
  readonly loadId: string;
  readonly lockId: string;
}

const account = { userRole: '', userAccount: 'naledi.mokoena@highveld.example', password: 'Demo-Freight-2026' };
const patience = 120_000;

export async function openPackDesk(
  environment: Readonly<Record<string, string>> & { readonly DATABASE_URL: string },
  mail: HeldMail,
): Promise<PackDesk> {
  const settings = { ...environment, SMTP_URL: mail.url };
  const server = await startServerProcess(settings);
  const { body } = await rpc(server.url, 'login', account, { service: 'basis' });
  const { sessionId, partition } = body.result as { sessionId: string; partition: string };
  const owner = new pg.Client(environment.DATABASE_URL);
  await owner.connect();
  return { server, environment: settings, mail, session: { sessionId, partition }, owner };
}

async function killAndStart(desk: PackDesk): Promise<void> {
  await desk.server.kill('SIGKILL');
  desk.server = await startServerProcess(desk.environment);
}

function call(desk: PackDesk, operation: string, payload: object, lockId: string | null = null, key?: string) {
  return rpc(
    desk.server.url,
    operation,
    payload,
    { ...desk.session, lockId },
    key ? { 'idempotency-key': key } : undefined,
  );
}

async function ask<Output>(desk: PackDesk, operation: string, payload: object, lockId?: string): Promise<Output> {
  const { body } = await call(desk, operation, payload, lockId);
  if (body.response !== 'ok') throw new Error(`${operation} was refused: ${JSON.stringify(body)}`);
  return body.result as unknown as Output;
}

/** Proofs of the demonstration that wait to be accepted. */
export async function proofsToAccept(desk: PackDesk, most: number): Promise<readonly Proof[]> {
  const { rows } = await ask<{ rows: Proof[] }>(desk, 'getPods', { tab: 'toReview', pageSize: 50 });
  return rows.slice(0, most);
}

export interface KilledAcceptances {
  readonly answered: number;
  /** Were answered, and are not there. */
  readonly lost: number;
  /** Stand there in part: the proof without its entry in the trail, its load without its proof, the pack without its job. */
  readonly inPart: number;
  /** Refused when they were asked again with their key. */
  readonly refused: number;
  /** More than one entry in the trail, pack or job in the end. */
  readonly doubled: number;
}

/** Accepts all of them at once, kills the server when so many have their answer, and asks for all again with their keys. */
export async function acceptAndKill(
  desk: PackDesk,
  proofs: readonly Proof[],
  after: number,
): Promise<KilledAcceptances> {
  const asked = proofs.map((proof) => ({ ...proof, key: crypto.randomUUID(), isAnswered: false }));
  const approve = async (one: (typeof asked)[number]) => {
    const answer = await call(desk, 'approvePod', { id: one.id }, one.lockId, one.key).catch(() => undefined);
    one.isAnswered ||= answer?.body.response === 'ok';
    return answer?.body.response === 'ok';
  };
  const all = Promise.all(asked.map(approve));
  const answers = () => asked.filter(({ isAnswered }) => isAnswered).length;
  for (const end = Date.now() + patience; answers() < after && Date.now() < end;) await wait(1);
  await desk.server.kill('SIGKILL');
  await all;
  const answered = answers();
  const found = await acceptances(desk, proofs);
  const lost = asked.filter(({ id, isAnswered }) => isAnswered && !found.get(id)!.isWhole).length;
  const inPart = [...found.values()].filter(({ isWhole, isNone }) => !isWhole && !isNone).length;
  desk.server = await startServerProcess(desk.environment);
  let refused = 0;
  for (const one of asked) if (!(await approve(one))) refused++;
  const last = await acceptances(desk, proofs);
  return { answered, lost, inPart, refused, doubled: [...last.values()].filter(({ isWhole }) => !isWhole).length };
}

/** Everything that an acceptance writes: all of it once, or none of it. */
async function acceptances(desk: PackDesk, proofs: readonly Proof[]) {
  const { rows } = await desk.owner.query<{ id: string; facts: [boolean, boolean, number, number, number] }>(
    `select p.id, json_build_array(p.status = 'podAccepted', l.pod_status = 'podAccepted',
        (select count(*) from audit_entry a where a.partition = p.partition and a.record_id = p.id::text and a.event = 'accepted'),
        (select count(*) from pod_pack k where k.partition = p.partition and p.id = any (k.pod_ids)),
        (select count(*) from pod_pack k join job.job j on j.name = 'send-pod-pack' and j.data ->> 'id' = k.id::text
          where k.partition = p.partition and p.id = any (k.pod_ids))) as facts
       from pod p join load l on l.partition = p.partition and l.id = p.load_id where p.id = any ($1)`,
    [proofs.map(({ id }) => id)],
  );
  return new Map(
    rows.map(({ id, facts }) => {
      const told = JSON.stringify(facts);
      return [id, { isWhole: told === '[true,true,1,1,1]', isNone: told === '[false,false,0,0,0]' }];
    }),
  );
}

interface Pack {
  readonly id: string;
  readonly lockId: string;
  readonly loadId: string;
  readonly status: string;
  readonly recipients: readonly string[];
  readonly isAgain: boolean;
}

export interface KilledSendings {
  readonly sent: number;
  /** The sender was killed before it was told, whether or not the whole mail arrived: a person has to say. */
  readonly undecided: number;
  /** Mails that arrived more than once by themselves. */
  readonly twice: number;
  /** Packs that are called sent, and did not arrive; or that are called anything but sent or undecided. */
  readonly untrue: number;
  /** Undecided ones that were sent again although nobody had decided. */
  readonly repeated: number;
  /** Of those that a person sent again after saying that they were lost: arrived without saying that it may be a second one. */
  readonly silent: number;
}

/**
 * Sends the packs of these loads, and kills the server when the mail server has told the sender of one mail and holds back
 * its answer to others. Then time goes by for the work of the dead server, and a person decides.
 */
export async function sendAndKill(desk: PackDesk, loads: readonly string[]): Promise<KilledSendings> {
  const { mail } = desk;
  const mark = crypto.randomUUID().slice(0, 8);
  const to = (place: number) => `finance${place}@${mark}.example`;
  const arrived = (address: string) => mail.taken.filter((one) => one.to === address);
  const come = (places: readonly number[]) => places.some((place) => arrived(to(place)).length > 0);
  const [told, ...untold] = loads.keys();
  mail.hold((address) => untold.some((place) => to(place) === address));
  for (const [place, loadId] of loads.entries())
    await ask(desk, 'sendPodPack', { loadId, method: 'EMAIL', email: to(place) });
  // One that was told and one that was not, at least.
  for (const end = Date.now() + patience; !(come([told!]) && come(untold)) && Date.now() < end;) await wait(5);
  await killAndStart(desk);
  mail.hold(() => false);
  await takeOver(desk);
  const packs = await settled(desk, loads, to);
  const undecided = packs.filter(({ status }) => status === 'UNKNOWN');
  const ofEach = loads.map((_, place) => arrived(to(place)).length);
  const untrue = packs.filter(({ status, recipients }) => isUntrue(status, arrived(recipients[0]!).length)).length;
  let [repeated, silent] = [0, 0];
  for (const pack of undecided) {
    const [address] = pack.recipients;
    const again = await call(desk, 'sendPodPack', { loadId: pack.loadId, method: 'EMAIL', email: address });
    if (again.body.code !== 'packUndecided') repeated++;
    await ask(desk, 'settlePodPack', { id: pack.id, outcome: 'lost' }, pack.lockId);
    await ask(desk, 'sendPodPack', { loadId: pack.loadId, method: 'EMAIL', email: address });
    const before = arrived(address!).length;
    for (const end = Date.now() + patience; arrived(address!).length === before && Date.now() < end;) await wait(20);
    if (!arrived(address!).at(-1)?.text.includes('may have had this proof of delivery from us before')) silent++;
  }
  return {
    sent: loads.length,
    undecided: undecided.length,
    twice: ofEach.filter((count) => count > 1).length,
    untrue,
    repeated,
    silent,
  };
}

const isUntrue = (status: string, arrived: number) => !(status === 'UNKNOWN' || (status === 'SENT' && arrived > 0));

/** As once the heartbeat of the dead server's work is missed, without the wait for it. */
async function takeOver({ owner }: PackDesk): Promise<void> {
  await owner.query(
    `update job.job set state = 'retry', retry_count = retry_count + 1, start_after = now()
      where name = 'send-pod-pack' and state = 'active'`,
  );
}

async function settled(
  desk: PackDesk,
  loads: readonly string[],
  to: (place: number) => string,
): Promise<readonly Pack[]> {
  const addresses = new Set(loads.map((_, place) => to(place)));
  for (const end = Date.now() + patience; ; await wait(100)) {
    const { rows } = await ask<{ rows: Pack[] }>(desk, 'getPodPacks', { pageSize: 100 });
    const packs = rows.filter(({ recipients }) => recipients.some((address) => addresses.has(address)));
    const isOver =
      packs.length === loads.length && !packs.some(({ status }) => ['WAITING', 'SENDING'].includes(status));
    if (isOver || Date.now() > end) return packs;
  }
}
