import type pg from 'pg';
import { type Db, openDatabase } from '#platform/server/database.ts';
import { buildRole, buildUser } from '#modules/base/access/server/index.ts';
import { buildCompany } from '#modules/base/companies/server/index.ts';
import { seedSuppliersLarge } from '../database/seed-suppliers-large.ts';
import { demoPassword } from '../database/seed.ts';
import { type Person, signedIn } from './client.ts';
import { compareSizes, type Measuring, type SizeCompared } from './list-sizes.ts';
import { addDocuments } from './purchase-rows.ts';

/** Documents of the small client. */
export const few = 200;

/** The company of a client, as the demonstration has one. */
export const clientOf = (db: Db) =>
  db.selectFrom('company').select('id').where('is_client', '=', true).executeTakeFirstOrThrow();

interface NewPerson extends Person {
  readonly companyId: string;
  readonly rights: readonly string[];
}

/** Somebody with some rights and no others. */
export async function addPerson(db: Db, { partition, account, companyId, rights }: NewPerson): Promise<void> {
  const name = 'creditors of the bench';
  const authorisations = rights.map((right) => `tripDirector.${right}`);
  const roleId = await buildRole(db, partition, { name, authorisations });
  const person = { name: 'Creditors', surname: 'Clerk', userRole: name, password: demoPassword };
  await buildUser(db, partition, { ...person, account, companyId, roleId });
}

/** What people do with the list of documents. */
const questions: readonly (readonly [string, object])[] = [
  ['open', {}],
  ['by due date', { sort: 'dueDate', descending: false }],
  ['by total', { sort: 'gross' }],
  ['page 4', { page: 4 }],
  ['page 20', { page: 20, pageSize: 10 }],
  ['what is to be approved', { standing: ['MATCHED'], pageSize: 10 }],
  ['variances by due date', { standing: ['VARIANCE'], sort: 'dueDate', descending: false, pageSize: 10 }],
  ['search a number', { search: 'B-000123' }],
  ['search what is not there', { search: 'xylophone' }],
];

/** The list of a client with 200 documents beside that of one with as many as the benchmark has. */
export async function measureLists(
  measuring: Measuring & { readonly rows: number },
  owner: pg.Client,
): Promise<readonly SizeCompared[]> {
  const { url, serverUrl, rows } = measuring;
  const people = [
    await buildClient(url, owner, { partition: 'bench-purchase-small', count: few }),
    await buildClient(url, owner, { partition: 'bench-purchase', count: rows }),
  ];
  const [small, large] = await Promise.all(people.map((person) => signedIn(serverUrl, person)));
  const results: SizeCompared[] = [];
  for (const [question, payload] of questions)
    results.push(
      await compareSizes(
        measuring,
        `supplier invoices: ${question}`,
        [small!, large!].map((it) => [it.body('getPurchaseInvoices', payload)]),
      ),
    );
  return results;
}

async function buildClient(
  url: string,
  owner: pg.Client,
  { partition, count }: { readonly partition: string; readonly count: number },
): Promise<Person> {
  const account = `${partition}@bench.example`;
  const database = openDatabase({ url, poolSize: 2 });
  const db = database.writer(partition);
  const companyId = await buildCompany(db, partition, { name: `Client ${partition}` });
  await addPerson(db, { partition, account, companyId, rights: ['getPurchaseInvoices'] });
  await seedSuppliersLarge(db, { partition, companyId, count: few });
  await database.close();
  await addDocuments(owner, { partition, count });
  return { partition, account };
}
