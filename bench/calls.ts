import crypto from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '#platform/server/database.ts';
import { buildUser } from '#modules/base/access/server/index.ts';
import { demoPartition, demoPassword } from '../database/seed.ts';
import { administrator, signedIn, signInBody } from './client.ts';
import { compare, type Load, type SidesCompared } from './load.ts';

/** The least that is asked for: of the bare server's rate, or calls a second. */
export interface Goal {
  readonly ratio?: number;
  readonly perSecond?: number;
}

export interface CallCompared extends SidesCompared {
  readonly operation: string;
  readonly connections: number;
  readonly goal: Goal;
}

export interface Servers {
  readonly load: Load;
  readonly url: string;
  readonly serverUrl: string;
  readonly pid: number;
  readonly bare: { readonly port: number; readonly pid: number };
  readonly postmaster: number;
  readonly seconds: number;
  readonly rows: number;
}

/** What people do all day, beside the bare server doing the same. */
export async function measureCalls(servers: Servers): Promise<CallCompared[]> {
  const { load, url, serverUrl, pid, bare, postmaster, seconds, rows } = servers;
  const asker = await signedIn(serverUrl, administrator);
  const { sessionId } = asker;
  const ids = await someIds(url);
  const accounts = await manyPeople(url, 100);
  const plans = [
    {
      operation: 'read one record',
      goals: { 1: { ratio: 0.8 }, 10: { ratio: 1.2 }, 50: { ratio: 1.2 } },
      path: '/read',
      ours: () => ids.map((keyIdentifier) => asker.body('getCarrier', { keyIdentifier })),
      bare: () => ids.map((id) => JSON.stringify({ sessionId, id })),
    },
    {
      operation: `list 50 of ${rows}, filter, sort, total`,
      // The bare one knows its one list by heart: no filter, no order and no rights to choose from.
      goals: { 1: { ratio: 0.4 }, 10: { ratio: 0.4 }, 50: { ratio: 0.4 } },
      path: '/list',
      ours: () => [asker.body('getAllCarriersByClientName', { status: ['approved'], pageSize: 50 })],
      bare: () => [JSON.stringify({ sessionId })],
    },
    {
      operation: 'create with validation, audit, outbox',
      goals: { 1: {}, 10: { perSecond: 250 } },
      path: '/create',
      ours: () =>
        manyTimes(newSupplier).map((carrierDetail) => asker.body('postCarrier', { isAdmin: true, carrierDetail })),
      bare: () => manyTimes(newSupplier).map((supplier) => JSON.stringify({ sessionId, supplier })),
    },
    {
      operation: 'sign in',
      goals: { 1: { ratio: 0.77 }, 10: { ratio: 0.4 } },
      path: '/sign-in',
      ours: () => accounts.map(signInBody),
      bare: () => [JSON.stringify({ sessionId: '', password: demoPassword })],
    },
  ];
  const results: CallCompared[] = [];
  for (const { operation, goals, path, ...bodies } of plans) {
    for (const [count, goal] of Object.entries<Goal>(goals)) {
      const connections = Number(count);
      const compared = await compare(
        { pid, port: Number(new URL(serverUrl).port), path: '/rpc', bodies: bodies.ours },
        { ...bare, path, bodies: bodies.bare },
        { load, postmaster, connections, seconds },
      );
      for (const { errors, firstError } of [compared.ours, compared.bare])
        if (errors > 0) console.error(`${operation}: ${errors} errors, first: ${firstError}`);
      results.push({ operation, connections, goal, ...compared });
    }
  }
  return results;
}

const manyTimes = <T>(make: () => T): T[] => Array.from({ length: 1500 }, make);

/** Each with a mail domain of its own, as carriers have; both servers are sent the same fields. */
function newSupplier(): object {
  const id = crypto.randomUUID();
  const address = {
    addressLine1: '1 Loop Street',
    city: 'Durban',
    region: 'KwaZulu-Natal',
    postalCode: '4001',
    country: 'South Africa',
  };
  return {
    registeredName: `Bench ${id}`,
    tradeName: `Bench ${id}`,
    regNo: `${crypto.randomInt(1950, 2025)}/${String(crypto.randomInt(1_000_000)).padStart(6, '0')}/07`,
    email: `office@bench-${id.slice(0, 8)}.example`,
    physicalAddress: address,
    postalAddress: address,
  };
}

/** Each sign-in by another person: the same one many times at once would meet the brake of that account. */
export async function manyPeople(url: string, count: number): Promise<string[]> {
  const database = openDatabase({ url, poolSize: 2 });
  const db = database.writer(demoPartition);
  const { id: companyId } = await db
    .selectFrom('company')
    .select('id')
    .where('is_client', '=', true)
    .executeTakeFirstOrThrow();
  const { id: roleId } = await db
    .selectFrom('role_profile')
    .select('id')
    .where('name', '=', 'viewer')
    .executeTakeFirstOrThrow();
  const accounts = Array.from({ length: count }, () => `${crypto.randomUUID()}@bench.example`);
  const person = { name: 'Bench', surname: 'Person', userRole: 'viewer', companyId, roleId, password: demoPassword };
  for (const account of accounts) await buildUser(db, demoPartition, { ...person, account });
  await database.close();
  return accounts;
}

export async function someIds(url: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows: found } = await client.query<{ id: string }>(
    `select id from supplier where partition = $1 and status = 'approved' limit 2000`,
    [demoPartition],
  );
  await client.end();
  return found.map((row) => row.id);
}
