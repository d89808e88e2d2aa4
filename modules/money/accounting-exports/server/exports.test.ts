import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import type { Quantity, UnitPrice } from '#platform/scaled.ts';
import { fillExample } from '#platform/server/testing/business-central/example.ts';
import { nasty, type Nasty, type Plan } from '#platform/server/testing/business-central/nastiness.ts';
import { documentedLimits, type Limits } from '#platform/server/testing/business-central/pace.ts';
import { type Double, startDouble } from '#platform/server/testing/business-central/start.ts';
import { listener } from '#platform/server/listeners.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { exchangeFailureTexts } from '#modules/money/exchanges/messages/failures/index.ts';
import { exchangeService } from '#modules/money/exchanges/contract.ts';
import { exchangeOperations } from '#modules/money/exchanges/server/index.ts';
import { accountingExportService, type ExportRecord } from '../contract.ts';
import type { ExportedDocument } from '../document.ts';
import { accountingExportFailureTexts } from '../messages/failures/index.ts';
import { carryOutExports, exportDue } from './carry-out.ts';
import { exportListeners } from './listeners.ts';
import { accountingExportOperations } from './operations.ts';
import { connect, documentOf, queue, untilSettled } from './testing/exports.ts';

const partition = 'alpha';
let house: House;
let staff: Staff;
let double: Double;
const heard: { state: string; number: string; reason: string; exportId: string }[] = [];
beforeAll(async () => {
  house = await openHouse({
    implementations: [accountingExportOperations, exchangeOperations],
    failureCatalogues: [accountingExportFailureTexts, exchangeFailureTexts],
    listeners: [
      ...exportListeners,
      listener('export.changed', 'hear-exports', async (_, facts) => void heard.push({ ...facts })),
    ],
    jobKinds: (app) => [carryOutExports(app)],
    // The worker works when a test says so.
    isIdle: true,
  });
});
beforeEach(async () => {
  const rights = [...Object.keys(accountingExportService.operations), ...Object.keys(exchangeService.operations)];
  staff = await buildStaff(house.app, partition, rights);
  house.clock.set(new Date());
  await start();
  heard.length = 0;
});
afterEach(() => double.stop());
afterAll(() => house.close());

async function start(limits: Limits = documentedLimits): Promise<void> {
  double = await startDouble({ limits });
  fillExample(double.company);
  await connect(house, partition, staff.companyId, double);
}
const send = async (more: Partial<ExportedDocument> = {}) => queue(house, partition, documentOf(staff.companyId, more));
const settle = () => untilSettled(house, partition, staff.companyId);
const once = () => exportDue(house.app, partition, staff.companyId);
const read = (id: string) => house.ask<ExportRecord>('getAccountingExport', { id }, staff);
const there = () => double.company.invoiceRows();
const asked = (method: string) => double.requests.filter((each) => each.startsWith(method));
const retry = async (id: string) =>
  house.ask('retryInvoiceApiData', { id }, { ...staff, lockId: (await read(id)).lockId });
const reasons = () => heard.map(({ state, reason }) => [state, reason].filter(Boolean).join(' '));

describe('a document', () => {
  test('is created, gets its lines, is compared and posted, and is one there', async () => {
    const id = await send();
    await settle();
    expect(await read(id)).toMatchObject({
      status: 'SUCCEEDED',
      theirStatus: 'posted',
      theirNumber: '108001',
      problem: '',
    });
    expect(there()).toMatchObject([{ status: 'Open', totalAmountIncludingTax: 1150, currencyCode: '' }]);
    expect(reasons()).toEqual(['QUEUED', 'POSTED']);
    // Looked up before it was created.
    expect(asked('GET')[0]).toContain('purchaseInvoices');
    expect(double.pace.seen.most).toBeLessThanOrEqual(3);
  });

  test('of the same version is one export, of another one another', async () => {
    const document = documentOf(staff.companyId);
    const id = await queue(house, partition, document);
    expect(await queue(house, partition, document)).toBe(id);
    await settle();
    expect(await queue(house, partition, document)).toBe(id);
    await settle();
    expect(there()).toHaveLength(1);
    const other = await queue(house, partition, { ...document, version: 2 });
    expect(other).not.toBe(id);
    await settle();
    expect(await read(other)).toMatchObject({ status: 'FAILED', problem: 'bcDuplicate' });
    expect(there()).toHaveLength(1);
  });

  test('stays a draft where the setting does not post, and is told of later', async () => {
    await connect(house, partition, staff.companyId, double, { auto_post: false });
    const id = await send();
    await settle();
    expect(await read(id)).toMatchObject({ status: 'SUCCEEDED', theirStatus: 'draft' });
    expect(reasons()).toEqual(['QUEUED', 'EXPORTED']);
  });

  test('with several cost centres and a file has each of them there', async () => {
    const name = 'a'.repeat(43);
    await house.app.files.put(name, Buffer.from('%PDF-1.7 invoice'), 'application/pdf');
    const line = documentOf(staff.companyId).lines[0]!;
    const lines = ['JHB', 'DBN'].map((centre) => ({ ...line, centre }));
    await send({
      lines,
      net: cents(200_000),
      vat: cents(30_000),
      gross: cents(230_000),
      file: { name: 'invoice.pdf', blobName: name, contentType: 'application/pdf' },
    });
    await settle();
    const [{ id }] = there() as [{ id: string }];
    expect(double.company.lines(id, true)).toMatchObject([
      { dimensionSetLines: [{ code: 'CENTRE', valueCode: 'JHB' }] },
      { dimensionSetLines: [{ code: 'CENTRE', valueCode: 'DBN' }] },
    ]);
    expect(double.company.attachments(id)).toMatchObject([{ fileName: 'invoice.pdf', byteSize: 16 }]);
    expect(there()).toMatchObject([{ status: 'Open' }]);
  });

  test('with three hundred lines goes there in one batch, whole', async () => {
    const line = documentOf(staff.companyId).lines[0]!;
    const lines = Array.from({ length: 300 }, () => line);
    await send({ lines, net: cents(30_000_000), vat: cents(4_500_000), gross: cents(34_500_000) });
    await settle();
    expect(there()).toMatchObject([{ status: 'Open', totalAmountIncludingTax: 345_000 }]);
    expect(asked('POST $batch')).toHaveLength(1);
  });
});

describe('a credit note', () => {
  const credits = () => double.company.invoiceRows('purchaseCreditMemos');

  test('is a purchase credit memo there, once, whatever is not answered; an invoice may have the same number', async () => {
    double.nastiness.plan({ what: 'storesThen504', on: 'create' }, { what: 'storesThenBreaks', on: 'post' });
    const id = await send({ kind: 'creditNote', vendorInvoiceNumber: 'CN-9' });
    const invoice = await send({ vendorInvoiceNumber: 'CN-9' });
    await settle();
    for (const each of [id, invoice]) expect(await read(each)).toMatchObject({ status: 'SUCCEEDED', amount: 1150 });
    expect(await read(id)).toMatchObject({ kind: 'creditNote', theirStatus: 'posted' });
    expect(credits()).toMatchObject([
      { vendorCreditMemoNumber: 'CN-9', creditMemoDate: '2026-11-03', status: 'Open', totalAmountIncludingTax: 1150 },
    ]);
    expect(there()).toMatchObject([{ vendorInvoiceNumber: 'CN-9', status: 'Open' }]);
    expect(double.company.lines(String(credits()[0]!['id']))).toHaveLength(1);
  });

  test('with other totals there under its number is a duplicate, and is left alone', async () => {
    double.company.create(
      { vendorNumber: 'V00010', vendorCreditMemoNumber: 'CN-10', creditMemoDate: '2026-11-03' },
      'purchaseCreditMemos',
    );
    const id = await send({ kind: 'creditNote', vendorInvoiceNumber: 'CN-10' });
    await settle();
    expect(await read(id)).toMatchObject({ status: 'FAILED', problem: 'bcDuplicate' });
    expect(credits()).toMatchObject([{ status: 'Draft', totalAmountIncludingTax: 0 }]);
  });
});

describe('what differs there', () => {
  test('case 67: cents of the other side are made equal by a line before it is posted', async () => {
    const line = documentOf(staff.companyId).lines[0]!;
    const of = (net: number) => ({ ...line, unitCost: BigInt(net * 100) as UnitPrice, net: cents(net) });
    // 76.30 with 11.45 of VAT was approved; there VAT comes to 11.45 of 76.30, and to a cent less of three lines.
    const id = await send({ lines: [of(7_630)], net: cents(7_630), vat: cents(1_146), gross: cents(8_776) });
    await settle();
    expect(await read(id)).toMatchObject({ status: 'SUCCEEDED', theirStatus: 'posted' });
    expect(there()).toMatchObject([{ totalAmountIncludingTax: 87.76, status: 'Open' }]);
    expect(double.company.lines(String(there()[0]!['id']))).toMatchObject([
      { unitCost: 76.3 },
      { unitCost: 0.01, lineObjectNumber: '6900' },
    ]);
  });

  test('case 67: a cent that is left open is drift, and ours never changes', async () => {
    await connect(house, partition, staff.companyId, double, { rounding_account: '' });
    const line = { ...documentOf(staff.companyId).lines[0]!, unitCost: 763_000n as UnitPrice, net: cents(7_630) };
    const id = await send({ lines: [line], net: cents(7_630), vat: cents(1_144), gross: cents(8_774) });
    await settle();
    expect(await read(id)).toMatchObject({
      status: 'FAILED',
      problem: 'bcDrift',
      amount: 87.74,
      differences: [{ field: 'gross', ours: '87.74', theirs: '87.75' }],
    });
    expect(there()).toMatchObject([{ status: 'Draft' }]);
  });

  test('case 66: a vendor with 2.5 % in seven days, whose document has no discount, is drift before it is posted', async () => {
    const id = await send({ vendorNumber: 'V00030' });
    await settle();
    expect(await read(id)).toMatchObject({
      status: 'FAILED',
      problem: 'bcDrift',
      differences: [{ field: 'discount', ours: '0', theirs: '2.5' }],
    });
    expect(there()).toMatchObject([{ status: 'Draft' }]);
    expect(reasons()).toEqual(['QUEUED', 'FAILED bcDrift']);
  });

  test('case 66: another due date there is drift, and one that was mended there is posted when it is tried again', async () => {
    const document = documentOf(staff.companyId);
    double.company.ownDueDate = '2026-11-10';
    const id = await queue(house, partition, document);
    await settle();
    expect(await read(id)).toMatchObject({
      problem: 'bcDrift',
      differences: [{ field: 'dueDate', ours: '2026-12-03', theirs: '2026-11-10' }],
    });
    double.company.meddle(String(there()[0]!['id']), { dueDate: '2026-12-03' });
    await retry(id);
    await settle();
    expect(await read(id)).toMatchObject({ status: 'SUCCEEDED', theirStatus: 'posted', differences: [] });
    expect(there()).toHaveLength(1);
  });

  test('a draft of somebody there with our totals is adopted, another one is a duplicate', async () => {
    const header = { vendorNumber: 'V00010', invoiceDate: '2026-11-03', dueDate: '2026-12-03' };
    const line = (unitCost: number) => ({
      lineType: 'Account',
      lineObjectNumber: '5000',
      quantity: 1,
      unitCost,
      taxCode: 'STANDARD',
    });
    double.company.create({ ...header, vendorInvoiceNumber: "O'Brien 1", purchaseInvoiceLines: [line(1000)] });
    double.company.create({ ...header, vendorInvoiceNumber: 'INV-2', purchaseInvoiceLines: [line(999)] });
    const [adopted, other] = [
      await send({ vendorInvoiceNumber: "O'Brien 1" }),
      await send({ vendorInvoiceNumber: 'INV-2' }),
    ];
    await settle();
    expect(await read(adopted)).toMatchObject({ status: 'SUCCEEDED', theirStatus: 'posted' });
    expect(await read(other)).toMatchObject({ status: 'FAILED', problem: 'bcDuplicate', theirNumber: '' });
    expect(there()).toHaveLength(2);
    expect(
      asked(`POST companies(${double.company.id})/purchaseInvoices`).filter((each) =>
        each.endsWith('purchaseInvoices'),
      ),
    ).toEqual([]);
  });

  test.each([
    ['vendorBlocked', { what: 'vendorBlocked', on: 'create' }, {}],
    ['vendorBlocked', { what: 'vendorBlocked', on: 'post' }, {}],
    ['periodClosed', { what: 'datesMoved', on: 'post' }, {}],
    ['vendorUnknown', undefined, { vendorNumber: 'V9' }],
    ['numberTooLong', undefined, { vendorInvoiceNumber: 'A'.repeat(36) }],
  ] as const)('%s waits for a person with its reason, and is done once it is mended', async (problem, plan, more) => {
    if (plan) double.nastiness.plan(plan);
    const id = await send(more);
    await settle();
    const failed = await read(id);
    expect(failed).toMatchObject({ status: 'FAILED', problem });
    expect(reasons()).toEqual(['QUEUED', `FAILED ${problem}`]);
    if (!plan) return;
    for (const vendor of double.company.vendors) vendor.blocked = ' ';
    double.company.allowedFrom = '2000-01-01';
    await retry(id);
    await settle();
    expect(await read(id)).toMatchObject({ status: 'SUCCEEDED', theirStatus: 'posted' });
    expect(there()).toHaveLength(1);
  });
});

const deeds = ['read', 'create', 'batch', 'post', 'token'] as const;
const passing: readonly Nasty[] = nasty.filter(
  (each) => !['vendorBlocked', 'datesMoved', 'subscriptionsVanish'].includes(each),
);

describe('each way to be nasty', () => {
  /** One document there, posted, whatever went wrong; nobody was told that it failed. */
  async function comesThrough(...plans: readonly Plan[]): Promise<void> {
    double.nastiness.plan(...plans);
    const id = await send();
    await settle();
    expect(await read(id)).toMatchObject({ status: 'SUCCEEDED', theirStatus: 'posted', problem: '' });
    expect(there()).toMatchObject([{ status: 'Open', totalAmountIncludingTax: 1150 }]);
    expect(double.company.lines(String(there()[0]!['id']))).toHaveLength(1);
  }
  const alone = deeds.flatMap((on) => passing.map((what) => [what, on] as const));
  test.each(alone)('%s, while it does this: %s', (what, on) => comesThrough({ what, on }));
  const pairs = passing.flatMap((one) => passing.map((other) => [one, other] as const));
  test.each(pairs)('%s of a creation and then %s of its lines', (one, other) =>
    comesThrough({ what: one, on: 'create' }, { what: other, on: 'batch' }),
  );

  test('what was created without an answer is looked up, and sent once more only after an hour', async () => {
    double.nastiness.plan({ what: 'breaks', on: 'create' });
    const id = await send();
    await once();
    expect(await read(id)).toMatchObject({ status: 'UNKNOWN', problem: 'broken' });
    const refused = await house.call('retryInvoiceApiData', { id }, { ...staff, lockId: (await read(id)).lockId });
    expect(refused).toMatchObject({ code: 'notAllowedInState' });
    const began = house.clock.now().getTime();
    const creations = () => asked('POST').filter((each) => each.endsWith('/purchaseInvoices')).length;
    while ((await read(id)).status === 'UNKNOWN') {
      expect(creations()).toBe(1);
      house.clock.set((await read(id)).nextAt!);
      house.clock.advance(1);
      await once();
    }
    expect(house.clock.now().getTime() - began).toBeGreaterThanOrEqual(3_600_000);
    expect(await read(id)).toMatchObject({ status: 'SUCCEEDED' });
    expect([creations(), there().length]).toEqual([2, 1]);
    expect(reasons()).toEqual(['QUEUED', 'UNKNOWN broken', 'POSTED']);
  });

  test('a look-up that is not sound sends nothing, however late it is', async () => {
    double.nastiness.plan({ what: 'storesThenBreaks', on: 'create' });
    const id = await send();
    await once();
    for (let count = 0; count < 20; count++) {
      double.nastiness.plan({ what: 'html', on: 'read' });
      house.clock.set((await read(id)).nextAt!);
      house.clock.advance(1);
      await once();
      expect(await read(id)).toMatchObject({ status: 'UNKNOWN' });
    }
    await settle();
    expect(await read(id)).toMatchObject({ status: 'SUCCEEDED' });
    expect(there()).toHaveLength(1);
  });

  test('what is refused for its pace twelve times waits for a person', async () => {
    double.nastiness.plan(...Array.from({ length: 12 }, () => ({ what: 'tooMany', on: 'create' }) as const));
    const id = await send();
    await settle();
    expect(await read(id)).toMatchObject({ status: 'FAILED', problem: 'busy', tries: 12 });
    await retry(id);
    await settle();
    expect(await read(id)).toMatchObject({ status: 'SUCCEEDED' });
  });

  test('a wrong secret is a reason that a person reads, and no secret is shown', async () => {
    await connect(house, partition, staff.companyId, double, { client_id: 'other' });
    const id = await send();
    await settle();
    expect(await read(id)).toMatchObject({ status: 'FAILED', problem: 'notSignedIn' });
    const exchange = await house.ask('getInvoiceApiDataRecord', { id }, staff);
    expect(JSON.stringify(exchange)).not.toContain('demo-secret');
    expect(await house.ask('testBusinessCentralConnection', { companyId: staff.companyId }, staff)).toMatchObject({
      isGood: false,
      problems: [{ code: 'clientRefused' }],
    });
  });
});

describe('two at once', () => {
  test('workers of one company send a document once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => send()));
    await Promise.all([once(), once(), once()]);
    await settle();
    expect(there()).toHaveLength(12);
    expect(double.pace.seen.most).toBeLessThanOrEqual(4);
  });
});

/** `EXPORTS=2000` is the long form. */
const exports = Number(process.env['EXPORTS'] ?? 100);
test(
  `${exports} exports with random nastiness: none doubled, none lost, none without a reason`,
  { timeout: 120_000 + exports * 2000 },
  async () => {
    double.nastiness.random(
      12,
      20_261_128,
      nasty.filter((each) => each !== 'subscriptionsVanish' && each !== 'vendorBlocked' && each !== 'datesMoved'),
    );
    const sent = new Map<string, string>();
    for (let count = 0; count < exports; count++) {
      const number = `R-${count}`;
      // One in twenty has a vendor that nobody knows there, and waits for a person.
      const id = await send({
        vendorInvoiceNumber: number,
        ...(count % 20 === 7 && { vendorNumber: 'V9' }),
        ...(count % 10 === 3 && { kind: 'creditNote' }),
      });
      sent.set(id, number);
    }
    const most = 5000;
    expect(await untilSettled(house, partition, staff.companyId, { most, seconds: 30 })).toBeLessThan(most);
    const all = [...there(), ...double.company.invoiceRows('purchaseCreditMemos')];
    const numbers = all.map((row) => String(row['vendorInvoiceNumber'] ?? row['vendorCreditMemoNumber']));
    expect(new Set(numbers).size).toBe(numbers.length);
    const { rows } = await sql<{ id: string; status: string; problem: string; number: string }>`
      select e.id, e.status, e.problem, e.number from exchange e where e.purpose = 'export' and e.company_id = ${staff.companyId}`.execute(
      house.app.database.writer(partition),
    );
    expect(rows).toHaveLength(exports);
    const failed = rows.filter(({ status }) => status !== 'SUCCEEDED');
    expect(failed.every(({ status, problem }) => status === 'FAILED' && problem !== '')).toBe(true);
    expect(numbers.length + failed.length).toBe(exports);
    expect(failed.filter(({ problem }) => problem !== 'vendorUnknown')).toEqual([]);
    for (const row of all) expect(row).toMatchObject({ status: 'Open', totalAmountIncludingTax: 1150 });
    for (const { id } of all as unknown as { id: string }[]) expect(double.company.lines(id)).toHaveLength(1);
  },
);

test('quantity times price that is not the amount goes there as one piece of the amount', async () => {
  const line = {
    ...documentOf(staff.companyId).lines[0]!,
    quantity: 3000n as Quantity,
    unitCost: 333_300n as UnitPrice,
  };
  await send({ lines: [{ ...line, net: cents(10_000) }], net: cents(10_000), vat: cents(1_500), gross: cents(11_500) });
  await settle();
  expect(there()).toMatchObject([{ totalAmountIncludingTax: 115, status: 'Open' }]);
});
