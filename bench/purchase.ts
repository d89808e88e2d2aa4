import crypto from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { openDatabase } from '#platform/server/database.ts';
import { fillExample } from '#platform/server/testing/business-central/example.ts';
import { type Double, startDouble } from '#platform/server/testing/business-central/start.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { seedSuppliersLarge } from '../database/seed-suppliers-large.ts';
import { demoPartition } from '../database/seed.ts';
import { rpc } from '../server/testing/server-process.ts';
import { administrator, signedIn } from './client.ts';
import type { Measuring, SizeCompared } from './list-sizes.ts';
import { addPerson, clientOf, few, measureLists } from './purchase-lists.ts';
import { addOwedLoads, ownerOf } from './purchase-rows.ts';

/** What the issue asks for, unless smaller ones are given to try the bench itself. */
const sizes = {
  statements: Number(process.env['BENCH_STATEMENTS'] ?? 500),
  lines: Number(process.env['BENCH_LINES'] ?? 200),
  exports: Number(process.env['BENCH_EXPORTS'] ?? 1000),
} as const;
const atOnce = 4;
const times = 20;

export interface PurchaseMeasured {
  readonly statements: { readonly count: number; readonly run: number; readonly captured: number };
  /** Milliseconds in which half of the comparisons of one invoice are answered. */
  readonly match: { readonly loads: number; readonly milliseconds: number };
  readonly lists: readonly SizeCompared[];
  readonly exports: {
    readonly count: number;
    readonly done: number;
    readonly seconds: number;
    readonly requests: number;
    readonly refused: number;
  };
}

/** Measures invoices of suppliers: captured from a run of statements, compared, listed, and exported into the test server. */
export async function measurePurchase(measuring: Measuring & { readonly rows: number }): Promise<PurchaseMeasured> {
  const { url, serverUrl, rows } = measuring;
  const owner = await ownerOf(url);
  const [clerk, approver] = [
    await asker(serverUrl, await addClerk(url)),
    await asker(serverUrl, administrator.account),
  ];
  const suppliers = await addSuppliers(url, owner, Math.max(sizes.statements, 1));
  process.stderr.write(`purchase: ${sizes.statements} statements\n`);
  await addOwedLoads(owner, { name: 'PST', suppliers: suppliers.slice(0, sizes.statements), each: 1 });
  const statements = await captureStatements(owner, serverUrl, approver);
  process.stderr.write(`purchase: one invoice of ${sizes.lines} loads\n`);
  await addOwedLoads(owner, { name: 'PMA', suppliers: suppliers.slice(0, 1), each: sizes.lines });
  const match = await measureMatch(clerk, suppliers[0]!);
  process.stderr.write(`purchase: ${sizes.exports} exports\n`);
  const exports = await measureExports(owner, { clerk, approver, suppliers });
  process.stderr.write(`purchase: lists of ${few} and of ${rows}\n`);
  const lists = await measureLists(measuring, owner);
  await owner.end();
  return { statements, match, lists, exports };
}

type Ask = <Answer>(operation: string, payload: object, more?: { readonly lockId: string }) => Promise<Answer>;

const clerkRights = [
  'getPurchaseInvoiceExpected',
  'getPurchaseInvoice',
  'postPurchaseInvoice',
  'submitPurchaseInvoice',
  'matchPurchaseInvoice',
];

/** A clerk who captures: another person approves. */
async function addClerk(url: string): Promise<string> {
  const account = 'bench.clerk@highveld.example';
  const database = openDatabase({ url, poolSize: 2 });
  const db = database.writer(demoPartition);
  const { id: companyId } = await clientOf(db);
  await addPerson(db, { partition: demoPartition, account, companyId, rights: clerkRights });
  await database.close();
  return account;
}

/** Somebody of the demonstration who calls; an answer that is no success ends the bench. */
async function asker(serverUrl: string, account: string): Promise<Ask> {
  const { sessionId } = await signedIn(serverUrl, { partition: demoPartition, account });
  return asking(serverUrl, { sessionId, partition: demoPartition });
}

function asking(serverUrl: string, options: { readonly sessionId: string; readonly partition: string }): Ask {
  return async (operation, payload, more) => {
    const { body } = await rpc(serverUrl, operation, payload, { ...options, ...more } as never);
    if (body.response !== 'ok') throw new Error(`${operation}: ${JSON.stringify(body)}`);
    return body.result as never;
  };
}

async function addSuppliers(url: string, owner: pg.Client, count: number): Promise<readonly string[]> {
  const database = openDatabase({ url, poolSize: 2 });
  const db = database.writer(demoPartition);
  const { id: companyId } = await clientOf(db);
  await seedSuppliersLarge(db, { partition: demoPartition, companyId, count });
  await database.close();
  await owner.query(`select set_config('app.partition', $1, false)`, [demoPartition]);
  const { rows } = await owner.query<{ id: string }>(
    `update supplier set status = 'approved', is_vat_registered = true, language = 'en', email = 'bench' || substr(vendor_number, 2) || '@carrier.example'
      where partition = $1 and updated_by = 'Benchmark' returning id`,
    [demoPartition],
  );
  return rows.map(({ id }) => id);
}

/** A run of statements, and the answers of all suppliers: each confirms what it is owed, under its own number. */
async function captureStatements(
  owner: pg.Client,
  serverUrl: string,
  ask: Ask,
): Promise<PurchaseMeasured['statements']> {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const began = performance.now();
  const { made } = await ask<{ made: { id: string }[] }>('postSupplierStatements', { from: day(10), to: day(0) });
  const run = (performance.now() - began) / 1000;
  const { rows } = await owner.query<{ id: string; link_id: string; line_ids: string[] }>(
    `select s.id, s.link_id, array_agg(n.id::text) as line_ids from supplier_statement s
       join supplier_statement_line n on n.partition = s.partition and n.statement_id = s.id
       join supplier u on u.partition = s.partition and u.id = s.supplier_id and u.updated_by = 'Benchmark'
      where s.partition = $1 and s.id = any ($2::uuid[]) and s.link_id is not null group by s.id, s.link_id`,
    [demoPartition, made.map(({ id }) => id)],
  );
  const answers = [];
  for (const [place, row] of rows.entries())
    answers.push({ ...row, place, ...(await guestWithFile(owner, serverUrl, row.link_id, place)) });
  const from = performance.now();
  await each(answers, async ({ ask: send, line_ids, blobName, place }) => {
    await send('postSupplierStatementAnswer', {
      supplierInvoiceNo: `ST-${place}`,
      invoiceDate: day(1),
      blobName,
      lines: line_ids.map((id) => ({ id, answer: 'right' })),
      gross: 1150 * line_ids.length,
    });
  });
  return { count: answers.length, run, captured: (performance.now() - from) / 1000 };
}

/** A phone that has come by a link and typed its code, which the database says for it, with the photo that it keeps first. */
async function guestWithFile(owner: pg.Client, serverUrl: string, linkId: string, place: number) {
  const { body } = await rpc(serverUrl, 'login', { userRole: '', userAccount: '', password: '' }, { service: 'basis' });
  const { sessionId } = body.result as { sessionId: string };
  await owner.query(
    `update session set link_id = $2, link_partition = $3, verified_at = now(), idle_seconds = 3600 where token_hash = $1`,
    [crypto.hash('sha256', sessionId, 'buffer'), linkId, demoPartition],
  );
  await owner.query(`update link set opened_at = now(), verified_at = now() where partition = $1 and id = $2`, [
    demoPartition,
    linkId,
  ]);
  const ask = asking(serverUrl, { sessionId, partition: '' });
  const { blobName } = await ask<{ blobName: string }>('postPurchaseInvoiceLinkFile', {
    fileName: `${place}.pdf`,
    content: handmadePdf().toString('base64'),
  });
  return { ask, blobName };
}

/** So many at once, in turn. */
async function each<Of>(all: readonly Of[], work: (one: Of) => Promise<void>): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

interface ExpectedLine {
  readonly loadId: string;
  readonly chargeId: string;
  readonly description: string;
  readonly reference: string;
  readonly left: number;
}

const lineOf = ({ loadId, chargeId, description, left }: ExpectedLine) => ({
  loadId,
  chargeId,
  description: description.slice(0, 200),
  net: left,
  vatCode: 'standard',
});

/** One invoice of many loads, compared again and again. */
async function measureMatch(ask: Ask, supplierId: string): Promise<PurchaseMeasured['match']> {
  const expected = await ask<ExpectedLine[]>('getPurchaseInvoiceExpected', { supplierId, search: 'PMA' });
  const lines = expected.map(lineOf);
  const { id } = await ask<{ id: string }>('postPurchaseInvoice', {
    supplierId,
    supplierInvoiceNo: 'MATCH-1',
    invoiceDate: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    vat: lines.length * 150,
    lines,
  });
  let { lockId } = await ask<{ lockId: string }>('getPurchaseInvoice', { id });
  ({ lockId } = await ask<{ lockId: string }>('submitPurchaseInvoice', { id }, { lockId }));
  const taken: number[] = [];
  for (let time = 0; time < times + 3; time++) {
    const from = performance.now();
    ({ lockId } = await ask<{ lockId: string }>('matchPurchaseInvoice', { id }, { lockId }));
    if (time >= 3) taken.push(performance.now() - from);
  }
  return { loads: lines.length, milliseconds: taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)]! };
}

/** Documents on their way into the test server: from the first approval to the last one that is posted there. */
async function measureExports(
  owner: pg.Client,
  {
    clerk,
    approver,
    suppliers,
  }: { readonly clerk: Ask; readonly approver: Ask; readonly suppliers: readonly string[] },
): Promise<PurchaseMeasured['exports']> {
  const perSupplier = Math.max(Math.ceil(sizes.exports / suppliers.length), 1);
  await addOwedLoads(owner, { name: 'PEX', suppliers, each: perSupplier });
  const submitted: string[] = [];
  await each(suppliers, async (supplierId) => {
    const expected = await clerk<ExpectedLine[]>('getPurchaseInvoiceExpected', { supplierId, search: 'PEX' });
    for (const row of expected) {
      if (submitted.length >= sizes.exports) return;
      const { id } = await clerk<{ id: string }>('postPurchaseInvoice', {
        supplierId,
        supplierInvoiceNo: row.reference,
        invoiceDate: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
        vat: 150,
        lines: [lineOf(row)],
      });
      submitted.push(id);
      const { lockId } = await clerk<{ lockId: string }>('getPurchaseInvoice', { id });
      await clerk('submitPurchaseInvoice', { id }, { lockId });
    }
  });
  const double = await startDouble();
  try {
    await connect(owner, double);
    const from = performance.now();
    await each(submitted, async (id) => {
      const { lockId } = await approver<{ lockId: string }>('getPurchaseInvoice', { id });
      await approver('approvePurchaseInvoice', { id, comment: '' }, { lockId });
    });
    const done = await whenExported(owner, submitted, from);
    const { requests, refused } = double.pace.seen;
    return { count: submitted.length, done, seconds: (performance.now() - from) / 1000, requests, refused };
  } finally {
    await double.stop();
  }
}

/** Lets the demonstration export into a test server of the bench, whose pace can be seen; it knows the same secret. */
async function connect(owner: pg.Client, double: Double): Promise<void> {
  fillExample(double.company);
  const [terms] = double.company.paymentTerms;
  const read = async (text: string) =>
    (await owner.query<{ code: string; name: string }>(text, [demoPartition])).rows.map(({ code, name }) => ({
      id: crypto.randomUUID(),
      number: code,
      displayName: name,
    }));
  const known = new Set(double.company.accounts.map(({ number }) => number));
  const accounts = await read('select code, name from journal_account where partition = $1');
  double.company.accounts.push(...accounts.filter(({ number }) => !known.has(number)));
  double.company.centres = (await read('select code, name from profit_centre where partition = $1')).map(
    ({ number }) => number,
  );
  double.company.vendors = (
    await read(
      `select vendor_number as code, registered_name as name from supplier where partition = $1 and vendor_number <> ''`,
    )
  ).map((vendor) => ({ ...vendor, blocked: ' ' as const, paymentTermsId: terms!.id }));
  await owner.query(
    `update accounting_system set their_company_id = $2, base_url = $3, token_url = $4, is_active = true, version = version + 1
      where partition = $1 and kind = 'businessCentral'`,
    [demoPartition, double.company.id, double.baseUrl, double.tokenUrl],
  );
}

/** The documented window of requests is full after some eight hundred documents: the last ones wait for it. */
const waitsAtMost = 15 * 60_000;

async function whenExported(owner: pg.Client, ids: readonly string[], from: number): Promise<number> {
  for (;;) {
    const { rows } = await owner.query<{ done: number; failed: number }>(
      `select count(*) filter (where status = 'POSTED')::int as done, count(*) filter (where status = 'EXPORT_FAILED')::int as failed
         from purchase_invoice where partition = $1 and id = any ($2::uuid[])`,
      [demoPartition, ids],
    );
    const { done, failed } = rows[0]!;
    if (done + failed === ids.length || performance.now() - from > waitsAtMost) return done;
    await wait(200);
  }
}
