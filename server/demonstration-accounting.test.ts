import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyForTest, type DemonstrationCopy } from './testing/demonstration.ts';
import { rpc, startServerProcess, type ServerProcess } from './testing/server-process.ts';

/** A newcomer's desk of exports: the demonstration speaks to a test server of its own process. */
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

interface Export {
  readonly id: string;
  readonly status: string;
  readonly theirStatus: string;
  readonly problem: string;
}

async function signIn() {
  const credentials = { userRole: '', userAccount: 'naledi.mokoena@highveld.example', password: 'Demo-Freight-2026' };
  const { body } = await rpc(server.url, 'login', credentials, { service: 'basis' });
  const { sessionId, partition } = body.result as { sessionId: string; partition: string };
  return async <T>(operation: string, payload: object): Promise<T> => {
    const { body: said } = await rpc(server.url, operation, payload, { sessionId, partition });
    if (said.response !== 'ok') throw new Error(`${operation} answered ${JSON.stringify(said)}`);
    return said.result as T;
  };
}

test('some invoices were exported, one waits for a person, and a new start finds them there again', async () => {
  const read = async () =>
    (await (await signIn())<{ rows: Export[] }>('getAccountingExports', { pageSize: 20 })).rows.map(
      ({ id, status, theirStatus, problem }) => ({ id, status, theirStatus, problem }),
    );
  const before = await read();
  expect(before.filter(({ theirStatus }) => theirStatus === 'posted').length).toBeGreaterThanOrEqual(1);
  expect(before.filter(({ problem }) => problem === 'vendorBlocked')).toMatchObject([{ status: 'FAILED' }]);
  await server.kill('SIGTERM');
  server = await startServerProcess(copy.environment);
  expect(await read()).toEqual(before);
  const call = await signIn();
  for (const { id } of before.filter(({ theirStatus }) => theirStatus === 'posted'))
    expect(await call('compareAccountingExport', { id })).toMatchObject({ differences: [] });
});

test('a connection that a person has set is left alone', async () => {
  const setting = async () =>
    (await owner.query<{ tenant: string; base_url: string }>('select tenant, base_url from accounting_system')).rows;
  const address = 'https://example.com/v2.0/Production/api/v2.0';
  await owner.query(`update accounting_system set tenant = 'own', base_url = '${address}'`);
  await server.kill('SIGTERM');
  server = await startServerProcess(copy.environment);
  expect(await setting()).toEqual([{ tenant: 'own', base_url: address }]);
});
