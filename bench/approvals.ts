import { sql } from 'kysely';
import pg from 'pg';
import { openDatabase, type Db } from '#platform/server/database.ts';
import { buildRole, buildUser } from '#modules/base/access/server/index.ts';
import { buildCompany } from '#modules/base/companies/server/index.ts';
import { seedCustomersLarge } from '../database/seed-customers-large.ts';
import { seedSuppliersLarge } from '../database/seed-suppliers-large.ts';
import { demoPassword } from '../database/seed.ts';
import { signedIn, type Person } from './client.ts';
import { compareSizes, type Measuring, type SizeCompared } from './list-sizes.ts';

/** Half of them suppliers, half customers; the others were decided long ago. */
const waitingAtMost = 5000;

/** What people do with the inbox of approvals. */
const questions: readonly (readonly [string, string, object])[] = [
  ['inbox: open', 'getApprovals', {}],
  ['inbox: counts', 'getApprovalCounts', {}],
  ['inbox: one kind', 'getApprovals', { kind: 'customer' }],
  ['inbox: overdue', 'getApprovals', { urgency: ['overdue'] }],
  ['inbox: taken on by nobody', 'getApprovals', { assigned: 'nobody' }],
  ['inbox: page 20', 'getApprovals', { page: 20 }],
  ['inbox: search', 'getApprovals', { search: 'ridge' }],
  ['inbox: search what is not there', 'getApprovals', { search: 'xylophone' }],
];

/** The inbox of a client with 200 suppliers and customers beside that of one with as many as the benchmark has. */
export async function measureInbox({ rows, ...measuring }: Measuring & { rows: number }): Promise<SizeCompared[]> {
  const { url, serverUrl } = measuring;
  const few = await signedIn(serverUrl, await buildClient(url, 'bench-inbox-small', 200, 20));
  const many = await signedIn(serverUrl, await buildClient(url, 'bench-inbox', rows, waitingAtMost));
  const results: SizeCompared[] = [];
  for (const [question, operation, payload] of questions)
    results.push(
      await compareSizes(
        measuring,
        question,
        [few, many].map((it) => [it.body(operation, payload)]),
      ),
    );
  return results;
}

async function buildClient(url: string, partition: string, rows: number, waiting: number): Promise<Person> {
  const account = `${partition}@bench.example`;
  const database = openDatabase({ url, poolSize: 2 });
  const db = database.writer(partition);
  const companyId = await buildCompany(db, partition, { name: `Client ${partition}` });
  const roleId = await buildRole(db, partition, {
    name: 'approver',
    authorisations: [
      'getApprovals',
      'getApprovalCounts',
      'approveCarrier',
      'approveGitCertificate',
      'approveBankChange',
      'approveShipper',
      'approveShipperCreditChange',
      'approveSubcontractor',
      'approveDocument',
    ].map((right) => `tripDirector.${right}`),
  });
  await buildUser(db, partition, {
    account,
    name: 'Approving',
    surname: 'Person',
    userRole: 'approver',
    companyId,
    roleId,
    password: demoPassword,
  });
  await seedSuppliersLarge(db, { partition, companyId, count: rows });
  await seedCustomersLarge(db, { partition, companyId, count: rows });
  const owner = new pg.Client(url);
  await owner.connect();
  // As autovacuum does within a minute of so many rows. Until then the planner takes them for few, and deciding them lasts
  // longer than any statement may.
  await owner.query('analyze supplier, customer');
  await decideAllBut(db, partition, waiting / 2);
  await database.close();
  await owner.query('vacuum analyze');
  await owner.end();
  return { partition, account };
}

/** So many of each noun go on waiting, the newest. */
async function decideAllBut(db: Db, partition: string, waiting: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = '5min'`.execute(transaction);
    for (const [table, open, decided] of [
      ['supplier', ['pending'], 'approved'],
      ['customer', ['pending', 'VETTING', 'RECOMMENDED'], 'approve'],
    ] as const)
      await sql`
        update ${sql.table(table)} set status = ${decided}
         where partition = ${partition} and status = any (${[...open]}::text[]) and id in (
           select id from ${sql.table(table)} where partition = ${partition} and status = any (${[...open]}::text[])
            order by submitted_at desc offset ${waiting})`.execute(transaction);
  });
}
