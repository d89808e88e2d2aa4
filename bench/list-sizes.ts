import { type Db, openDatabase } from '#platform/server/database.ts';
import { buildRole, buildUser } from '#modules/access/server/index.ts';
import { buildCompany } from '#modules/companies/server/index.ts';
import { seedMasterDataLarge } from '../database/seed-master-data-large.ts';
import { seedSuppliersLarge } from '../database/seed-suppliers-large.ts';
import { demoPassword } from '../database/seed.ts';
import { rpc } from '../server/testing/server-process.ts';
import { measure } from './load.ts';

export interface SizeCompared {
  readonly question: string;
  /** Half of the answers came within so many milliseconds. */
  readonly small: number;
  readonly large: number;
  readonly ratio: number;
}

/** What people do with a list: what it is called here, its operation, its payload. */
const questions: readonly (readonly [string, string, object])[] = [
  ...suppliersAsked([
    ['open', {}],
    ['sort by name', { sort: 'carrierName', descending: false }],
    ['filter by status', { status: ['pending'] }],
    ['filter by cover that ends soon', { expiringWithinDays: 30, sort: 'gitTo', descending: false }],
    ['page 3', { page: 3 }],
    ['search a number', { search: 'V000123' }],
    ['search a common word', { search: 'haulage' }],
    ['search a name with accents', { search: 'Kudú Ridge' }],
    ['search two letters', { search: 'ku' }],
    ['search two letters that are rare', { search: 'zq' }],
    ['search what is not there', { search: 'xylophone' }],
  ]),
  ...masterAsked('locations', 'getLocations', { country: ['South Africa'] }),
  ...masterAsked('drivers', 'getClientDrivers', { availability: ['onLeave'] }),
  ...masterAsked('vehicles', 'getVehicles', { kind: ['rigid'] }),
  ...masterAsked('packing types', 'getPackingTypes', { unit: ['drum'] }),
];

function suppliersAsked(asked: readonly (readonly [string, object])[]) {
  return asked.map(([what, payload]) => [`suppliers: ${what}`, 'getAllCarriersByClientName', payload] as const);
}

function masterAsked(list: string, operation: string, filter: object) {
  return [
    ['open', {}],
    ['sort by name', { sort: 'name' }],
    ['filter', filter],
    ['search a code', { search: '0000123' }],
    ['search two letters', { search: 'ku' }],
    ['search what is not there', { search: 'xylophone' }],
  ].map(([what, payload]) => [`${list}: ${what as string}`, operation, payload as object] as const);
}

/** The nouns whose lists are measured, besides suppliers. */
const measuredNouns = ['location', 'driver', 'vehicle', 'packingType'] as const;

/** So many of each of them; after the suppliers, to whom some belong. */
export async function seedMeasuredNouns(db: Db, partition: string, count: number): Promise<void> {
  await seedMasterDataLarge(db, partition, { counts: Object.fromEntries(measuredNouns.map((noun) => [noun, count])) });
}

interface Sizes {
  readonly url: string;
  readonly serverUrl: string;
  readonly pid: number;
  readonly seconds: number;
  readonly large: { readonly partition: string; readonly account: string };
}

/** The same lists in a client with 200 of each and in one with as many as the benchmark has, on one database. */
export async function measureListSizes({ url, serverUrl, pid, seconds, large }: Sizes): Promise<SizeCompared[]> {
  const small = await smallClient(url);
  const ask = { small: await asker(serverUrl, small), large: await asker(serverUrl, large) };
  const results: SizeCompared[] = [];
  for (const [question, operation, payload] of questions) {
    const timed = async (size: 'small' | 'large') => {
      const bodies = [ask[size](operation, payload)];
      const plan = {
        connections: 1,
        seconds,
        headers: {},
        port: Number(new URL(serverUrl).port),
        path: '/rpc',
        bodies,
      };
      await measure(pid, { ...plan, seconds: 0.5 });
      const measured = await measure(pid, plan);
      if (measured.errors > 0) throw new Error(`${question}: ${measured.firstError}`);
      return measured.p50;
    };
    const [few, many] = [await timed('small'), await timed('large')];
    results.push({ question, small: few, large: many, ratio: many / few });
  }
  return results;
}

async function smallClient(url: string): Promise<{ partition: string; account: string }> {
  const [partition, account] = ['bench-small', 'small@bench.example'];
  const database = openDatabase({ url, poolSize: 2 });
  const db = database.writer(partition);
  const companyId = await buildCompany(db, partition, { name: 'Small Client' });
  const roleId = await buildRole(db, partition, {
    name: 'viewer',
    authorisations: [...new Set(questions.map(([, operation]) => `tripDirector.${operation}`))],
  });
  await buildUser(db, partition, {
    account,
    name: 'Small',
    surname: 'Person',
    userRole: 'viewer',
    companyId,
    roleId,
    password: demoPassword,
  });
  await seedSuppliersLarge(db, { partition, companyId, count: 200 });
  await seedMeasuredNouns(db, partition, 200);
  await database.close();
  return { partition, account };
}

async function asker(
  serverUrl: string,
  { partition, account }: { partition: string; account: string },
): Promise<(operation: string, payload: object) => string> {
  const credentials = { userRole: '', userAccount: account, password: demoPassword };
  const { body } = await rpc(serverUrl, 'login', credentials, { service: 'basis' });
  const { sessionId } = body.result as { sessionId: string };
  return (operation, payload) =>
    JSON.stringify({
      clientVersion: '0.1.335',
      sessionId,
      service: 'tripDirector',
      operation,
      lockId: null,
      language: 'en',
      partition,
      payload,
    });
}
