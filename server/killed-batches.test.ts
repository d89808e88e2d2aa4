import crypto from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyForTest, type DemonstrationCopy } from './testing/demonstration.ts';
import { rpc, startServerProcess, type ServerProcess } from './testing/server-process.ts';

/** Batches of journals over a real kill -9. */
let copy: DemonstrationCopy;
let server: ServerProcess;
let owner: pg.Client;
beforeAll(async () => {
  copy = await copyForTest(inject('clusterUrl'));
  server = await startServerProcess(copy.environment);
  owner = new pg.Client(copy.environment.DATABASE_URL);
  await owner.connect();
}, 600_000);
afterAll(async () => {
  await owner.end();
  await server.kill('SIGTERM');
  await copy.remove();
});

interface Person {
  readonly sessionId: string;
  readonly partition: string;
}
async function signedIn(userAccount: string): Promise<Person> {
  const account = { userRole: '', userAccount: `${userAccount}@highveld.example`, password: 'Demo-Freight-2026' };
  const { body } = await rpc(server.url, 'login', account, { service: 'basis' });
  return body.result as unknown as Person;
}

interface Saved {
  readonly id: string;
  readonly lockId: string;
}
const journals = 500;

/** A batch of two thousand lines that waits for its approval. */
async function submitted({ sessionId, partition }: Person): Promise<Saved> {
  const rows = Array.from({ length: journals * 4 }, (_, place) => ({
    group: String(Math.floor(place / 4)),
    account: place % 2 === 0 ? '1410' : '1020',
    [place % 2 === 0 ? 'debit' : 'credit']: 0.01 * (1 + (place >> 1)),
  }));
  const even = rows.map((row, place) => ('credit' in row ? { ...row, credit: 0.01 * (1 + ((place - 1) >> 1)) } : row));
  const round = (value: unknown) => (typeof value === 'number' ? Number(value.toFixed(2)) : value);
  const lines = even.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, round(value)])));
  const date = new Date().toISOString().slice(0, 10);
  const payload = { date, reason: 'Killed', rows: lines, submit: true };
  const { body } = await rpc(server.url, 'postBatchAdjustmentTransaction', payload, { sessionId, partition });
  if (body.response !== 'ok') throw new Error(JSON.stringify(body));
  return body.result as unknown as Saved;
}

async function standing(id: string) {
  const { rows } = await owner.query<{ status: string; journals: number; lines: number }>(
    `select p.status, (select count(*)::int from journal j where j.source_id = p.id) as journals,
            (select count(*)::int from journal j join journal_line l on l.journal_id = j.id where j.source_id = p.id) as lines
       from journal_proposal p where p.id = $1`,
    [id],
  );
  return rows[0]!;
}

test.each([250])(
  'kill -9 after %i ms: a batch is posted whole or not at all, and the same key posts nothing twice',
  async (milliseconds) => {
    const [clerk, manager] = [await signedIn('naledi.mokoena'), await signedIn('thandi.nkosi')];
    const { id, lockId } = await submitted(clerk);
    const key = crypto.randomUUID();
    const approve = () =>
      rpc(server.url, 'approveTransaction', { id }, { ...manager, lockId }, { 'idempotency-key': key }).catch(
        () => undefined,
      );
    const approving = approve();
    await wait(milliseconds);
    await server.kill('SIGKILL');
    await approving;
    const whole = { status: 'POSTED', journals, lines: journals * 4 };
    const found = await standing(id);
    expect([whole, { status: 'SUBMITTED', journals: 0, lines: 0 }]).toContainEqual(found);
    server = await startServerProcess(copy.environment);
    expect((await approve())?.body.response).toBe('ok');
    expect((await approve())?.body.response).toBe('ok');
    expect(await standing(id)).toEqual(whole);
    const { rows } = await owner.query(
      `select d.* from company c cross join lateral ledger_differences(c.id) d, set_config('app.partition', 'highveld', false) where c.is_client and c.partition = 'highveld'`,
    );
    expect(rows).toEqual([]);
  },
  120_000,
);
