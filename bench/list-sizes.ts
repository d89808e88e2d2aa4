import { type Db, openDatabase } from '#platform/server/database.ts';
import { buildRole, buildUser } from '#modules/base/access/server/index.ts';
import { buildCompany } from '#modules/base/companies/server/index.ts';
import { seedMasterDataLarge, seedUsersLarge } from '../database/seed-master-data-large.ts';
import { seedSuppliersLarge } from '../database/seed-suppliers-large.ts';
import { demoPassword } from '../database/seed.ts';
import { signedIn, type Person } from './client.ts';
import { type Load, measure, median } from './load.ts';

export interface SizeCompared {
  readonly question: string;
  /** Half of the answers came within so many milliseconds. */
  readonly small: number;
  readonly large: number;
  readonly ratio: number;
}

/** What people do with a list: what it is called here, its operation, its payload. */
const questions: readonly (readonly [string, string, object | readonly object[]])[] = [
  ...suppliersAsked([
    ['open', {}],
    ['sort by name', { sort: 'carrierName', descending: false }],
    ['filter by status', { status: ['pending'] }],
    ['filter by cover that ends soon', { expiringWithinDays: 30, sort: 'gitTo', descending: false }],
    ['filter by a rare status', { status: ['rejected'] }],
    ['filter by two statuses', { status: ['rejected', 'infoRequested'] }],
    ['filter by what waits', { isWaiting: true }],
    ['rare status by name', { status: ['rejected'], sort: 'carrierName', descending: false }],
    ['page 3', { page: 3 }],
    ['page 100', { page: 100 }],
    ['page 100 by name', { page: 100, sort: 'carrierName', descending: false }],
    ['turning pages from 2000 on', pages(2000, 1)],
    ['jumps among pages 1000 to 9900', pages(1000, 100)],
    ['search a number', { search: 'V000123' }],
    ['search a common word', { search: 'haulage' }],
    ['search a name with accents', { search: 'Kudú Ridge' }],
    ['search two letters', { search: 'ku' }],
    ['search two letters that are rare', { search: 'zq' }],
    ['search a word', { search: 'zambe' }],
    ['search two common words', { search: 'ridge haulage' }],
    ['search a common word of a rare status', { search: 'haulage', status: ['rejected'] }],
    ['search what is not there', { search: 'xylophone' }],
  ]),
  ...peopleAsked([
    ['open', {}],
    ['search a name', { search: 'ridge' }],
    ['page 3', { page: 3 }],
  ]),
  ...masterAsked('locations', 'getLocations', { country: ['South Africa'] }),
  ...masterAsked('drivers', 'getClientDrivers', { availability: ['onLeave'] }),
  ...masterAsked('vehicles', 'getVehicles', { kind: ['rigid'] }),
  ...masterAsked('packing types', 'getPackingTypes', { unit: ['drum'] }),
];

/** Ninety pages, one after the other. */
function pages(from: number, step: number): readonly object[] {
  return Array.from({ length: 90 }, (_, index) => ({ page: from + index * step }));
}

function suppliersAsked(asked: readonly (readonly [string, object | readonly object[]])[]) {
  return asked.map(([what, payload]) => [`suppliers: ${what}`, 'getAllCarriersByClientName', payload] as const);
}

/** Of whom there is one for a hundred suppliers. */
function peopleAsked(asked: readonly (readonly [string, object])[]) {
  return asked.map(([what, payload]) => [`people, a hundredth: ${what}`, 'getUsers', payload] as const);
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

/** So many of each of them, and the people of the company; after the suppliers, to whom some belong. */
export async function seedMeasuredNouns(
  db: Db,
  { partition, companyId, count }: { partition: string; companyId: string; count: number },
): Promise<void> {
  await seedUsersLarge(db, { partition, companyId, count: Math.ceil(count / 100) });
  await seedMasterDataLarge(db, partition, { counts: Object.fromEntries(measuredNouns.map((noun) => [noun, count])) });
}

export interface Measuring {
  readonly load: Load;
  readonly url: string;
  readonly serverUrl: string;
  readonly pid: number;
  /** For each size of a list. */
  readonly seconds: number;
}

/** The same lists in a client with 200 of each and in one with as many as the benchmark has, on one database. */
export async function measureListSizes(measuring: Measuring & { readonly large: Person }): Promise<SizeCompared[]> {
  const small = await signedIn(measuring.serverUrl, await smallClient(measuring.url));
  const large = await signedIn(measuring.serverUrl, measuring.large);
  const results: SizeCompared[] = [];
  for (const [question, operation, payload] of questions)
    results.push(
      await compareSizes(
        measuring,
        question,
        [small, large].map((it) => [payload].flat().map((each) => it.body(operation, each as object))),
      ),
    );
  return results;
}

const turns = 4;

/** The same questions of few and of many rows, in turns. */
export async function compareSizes(
  { load, serverUrl, pid, seconds }: Measuring,
  question: string,
  sizes: readonly (readonly string[])[],
): Promise<SizeCompared> {
  const ask = async (bodies: readonly string[], time: number) => {
    const plan = { connections: 1, seconds: time, port: Number(new URL(serverUrl).port), path: '/rpc', bodies };
    const measured = await measure(load, pid, plan);
    if (measured.errors > 0) throw new Error(`${question}: ${measured.firstError}`);
    return measured.p50;
  };
  for (const bodies of sizes) await ask(bodies, 0.3);
  const times = sizes.map((): number[] => []);
  for (let turn = 0; turn < turns; turn++)
    for (const [size, bodies] of sizes.entries()) times[size]!.push(await ask(bodies, seconds / turns));
  const [small, large] = times.map(median) as [number, number];
  return { question, small, large, ratio: large / small };
}

async function smallClient(url: string): Promise<Person> {
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
  await seedMeasuredNouns(db, { partition, companyId, count: 200 });
  await database.close();
  return { partition, account };
}
