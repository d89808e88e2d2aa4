import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { HeldReceiver } from './held-receiver.ts';
import { onboardingSession, submit } from './killed-submits.ts';
import { rpc, startServerProcess, type ServerProcess } from './server-process.ts';

/** What came of the events of servers that were killed while they told them. */
export interface KilledWebhooks {
  /** Suppliers that were deleted in the end, whether or not whoever asked had an answer. */
  readonly deleted: number;
  /** Of those: nobody was told. */
  readonly untold: number;
  /** Told of a supplier that was not deleted: before the commit, or without one. */
  readonly early: number;
  /** The same event told again, because its sender was killed before it knew. */
  readonly toldAgain: number;
  /** One supplier told under more than one event id. */
  readonly underTwoIds: number;
}

const atOnce = 8;
const patience = 120_000;
const account = { userRole: '', userAccount: 'naledi.mokoena@highveld.example', password: 'Demo-Freight-2026' };

/**
 * Deletes eight suppliers at once, kills the server (SIGKILL) when the events of so many have arrived, starts it again,
 * and so on; then waits until nothing is left to tell. The receiver answers every second event while a server is to be
 * killed, so that there are always some whose sender does not know.
 */
export async function tellAndKill(
  environment: Readonly<Record<string, string>>,
  first: ServerProcess,
  owner: pg.Client,
  receiver: HeldReceiver,
  kills: number,
): Promise<{ readonly server: ServerProcess; readonly figures: KilledWebhooks }> {
  const { body } = await rpc(first.url, 'login', account, { service: 'basis' });
  const { sessionId, partition } = body.result as { sessionId: string; partition: string };
  const endpoint = { url: receiver.url, description: 'Events of killed servers', events: ['supplier.deleted'] };
  const made = await rpc(first.url, 'postWebhookEndpoint', endpoint, { sessionId, partition });
  if (made.body.response !== 'ok') throw new Error(`The endpoint was refused: ${JSON.stringify(made.body)}`);
  const suppliers = await captured(first, kills * atOnce);
  let server = first;
  for (let round = 0; round < kills; round++) {
    receiver.hold(true);
    const batch = suppliers.slice(round * atOnce, (round + 1) * atOnce);
    // Of this round alone: what the last server told and did not know of is told again meanwhile.
    const told = () =>
      batch.filter(({ keyIdentifier }) => receiver.taken.some(({ recordId }) => recordId === keyIdentifier)).length;
    const sent = Promise.all(
      batch.map(async ({ keyIdentifier, lockId }) =>
        rpc(server.url, 'deleteCarrier', { keyIdentifier }, { sessionId, partition, lockId }).catch(() => undefined),
      ),
    );
    const enough = 1 + (round % (atOnce / 2));
    for (const end = Date.now() + 8000; told() < enough && Date.now() < end;) await wait(1);
    await server.kill('SIGKILL');
    await sent;
    receiver.hold(false);
    server = await startServerProcess(environment);
    // As once the lease of the dead server's work is over, without the wait for it.
    await owner.query(`update job.job set state = 'retry', start_after = now() where state = 'active'`);
  }
  return {
    server,
    figures: await compared(
      owner,
      receiver,
      suppliers.map(({ keyIdentifier }) => keyIdentifier),
    ),
  };
}

interface Captured {
  readonly keyIdentifier: string;
  readonly lockId: string;
}

/** So many suppliers to delete. */
async function captured({ url }: ServerProcess, count: number): Promise<readonly Captured[]> {
  const session = await onboardingSession(url);
  const all: Captured[] = [];
  for (let place = 0; place < count; place++) {
    const { body } = await rpc(url, 'postCarrier', submit(50_000 + place).payload, { ...session });
    if (body.response !== 'ok') throw new Error(`A supplier was refused: ${JSON.stringify(body)}`);
    all.push(body.result as unknown as Captured);
  }
  return all;
}

/** Waits until everything that was deleted was told, then compares the two. */
async function compared(owner: pg.Client, receiver: HeldReceiver, ids: readonly string[]): Promise<KilledWebhooks> {
  const { rows } = await owner.query<{ id: string }>(
    `select distinct record_id as id from audit_entry where noun = 'supplier' and event = 'deleted' and record_id = any ($1)`,
    [ids],
  );
  const of = (id: string) => receiver.taken.filter(({ recordId }) => recordId === id);
  const waiting = async () =>
    (await owner.query(`select 1 from webhook_delivery where status = 'waiting' limit 1`)).rowCount !== 0;
  for (const end = Date.now() + patience; (await waiting()) && Date.now() < end;) await wait(100);
  const deleted = new Set(rows.map(({ id }) => id));
  const eventIds = [...deleted].map((id) => new Set(of(id).map(({ eventId }) => eventId)).size);
  return {
    deleted: deleted.size,
    untold: eventIds.filter((count) => count === 0).length,
    early: receiver.taken.filter(({ recordId }) => !deleted.has(recordId)).length,
    toldAgain: [...deleted].filter((id) => of(id).length > 1).length,
    underTwoIds: eventIds.filter((count) => count > 1).length,
  };
}
