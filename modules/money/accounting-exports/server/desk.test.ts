import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import { fillExample } from '#platform/server/testing/business-central/example.ts';
import { type Double, startDouble } from '#platform/server/testing/business-central/start.ts';
import { listener } from '#platform/server/listeners.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { exchangeService } from '#modules/money/exchanges/contract.ts';
import { exchangeFailureTexts } from '#modules/money/exchanges/messages/failures/index.ts';
import { exchangeOperations } from '#modules/money/exchanges/server/index.ts';
import {
  type AccountingFileRow,
  accountingExportService,
  type BusinessCentralSetting,
  type ConnectionCheck,
  type DriftRow,
  type ExportRecord,
} from '../contract.ts';
import { accountingExportFailureTexts } from '../messages/failures/index.ts';
import { carryOutExports, exportDue } from './carry-out.ts';
import { compareAll } from './drift.ts';
import { fileOf } from './files.ts';
import { exportListeners } from './listeners.ts';
import { accountingExportOperations } from './operations.ts';
import { poll } from './poll.ts';
import { connect, documentOf, queue, untilSettled } from './testing/exports.ts';
import { workOf } from './work.ts';

const partition = 'alpha';
let house: House;
let staff: Staff;
let double: Double;
const heard: string[] = [];
beforeAll(async () => {
  house = await openHouse({
    implementations: [accountingExportOperations, exchangeOperations],
    failureCatalogues: [accountingExportFailureTexts, exchangeFailureTexts],
    listeners: [
      ...exportListeners,
      listener('export.changed', 'hear-exports', async (_, { state }) => void heard.push(state)),
    ],
    jobKinds: (app) => [carryOutExports(app)],
    // The worker works when a test says so.
    isIdle: true,
  });
});
const rights = [...Object.keys(accountingExportService.operations), ...Object.keys(exchangeService.operations)];
beforeEach(async () => {
  staff = await buildStaff(house.app, partition, rights);
  double = await startDouble();
  fillExample(double.company);
  heard.length = 0;
  return () => double.stop();
});
afterAll(() => house.close());

const companyId = () => staff.companyId;
const send = (more: Parameters<typeof documentOf>[1] = {}) => queue(house, partition, documentOf(companyId(), more));
const settle = () => untilSettled(house, partition, companyId());
const read = (id: string) => house.ask<ExportRecord>('getAccountingExport', { id }, staff);
const work = async () => (await workOf(house.app, partition, companyId()))!;
const there = () => double.company.invoiceRows() as { id: string }[];
const drift = async () =>
  (await house.ask<{ rows: DriftRow[] }>('getInvoiceDrift', { companyId: companyId() }, staff)).rows;

describe('what changes there', () => {
  beforeEach(() => connect(house, partition, companyId(), double));

  test('is read by polls that overlap, and told once', async () => {
    await connect(house, partition, companyId(), double, { auto_post: false });
    const id = await send();
    await settle();
    double.company.post(there()[0]!.id);
    await poll(await work());
    expect(await read(id)).toMatchObject({ theirStatus: 'posted' });
    await poll(await work());
    double.company.meddle(there()[0]!.id, { status: 'Paid' });
    await poll(await work());
    await poll(await work());
    expect(heard).toEqual(['QUEUED', 'EXPORTED', 'POSTED', 'PAID']);
  });

  test('frees what waited for a person, where it was mended there and posted', async () => {
    double.company.ownDueDate = '2026-11-10';
    const id = await send();
    await settle();
    expect(await read(id)).toMatchObject({ status: 'FAILED', problem: 'bcDrift' });
    double.company.meddle(there()[0]!.id, { dueDate: '2026-12-03', status: 'Open' });
    await poll(await work());
    expect(await read(id)).toMatchObject({ status: 'SUCCEEDED', theirStatus: 'posted', problem: '' });
    expect(heard).toEqual(['QUEUED', 'FAILED', 'POSTED']);
  });

  test('is found by the comparison of the night, on either side, until it differs no more', async () => {
    const [changed, gone] = [await send(), await send()];
    await settle();
    await compareAll(await work());
    expect(await drift()).toEqual([]);
    const theirs = (await read(changed)).theirNumber;
    const standing = double.company.invoiceRows().find((row) => row['number'] === theirs)!;
    double.company.meddle(String(standing['id']), { dueDate: '2026-12-31' });
    double.company.lose(String(double.company.invoiceRows().find((row) => row['number'] !== theirs)!['id']));
    double.company.create({ vendorNumber: 'V00010', vendorInvoiceNumber: 'BY-HAND', invoiceDate: '2026-11-20' });
    house.clock.advance(60_000);
    await compareAll(await work());
    expect(
      new Set((await drift()).map(({ kind, exportId, ours, theirs: other }) => `${kind} ${exportId} ${ours} ${other}`)),
    ).toEqual(
      new Set([`dueDate ${changed} 2026-12-03 2026-12-31`, `missingThere ${gone} 1150.00 `, 'missingHere null  0.00']),
    );
    double.company.meddle(String(standing['id']), { dueDate: '2026-12-03' });
    house.clock.advance(60_000);
    await compareAll(await work());
    expect((await drift()).map(({ kind }) => kind).toSorted()).toEqual(['missingHere', 'missingThere']);
  });

  test('is read at once where a person compares', async () => {
    double.company.ownDueDate = '2026-11-10';
    const id = await send();
    await settle();
    double.company.meddle(there()[0]!.id, { status: 'Open' });
    const compared = await house.ask<ExportRecord>('compareAccountingExport', { id }, staff);
    // Posted there with our totals: it is done, whatever they made of its due date.
    expect(compared).toMatchObject({ status: 'SUCCEEDED', theirStatus: 'posted' });
    expect(await house.call('compareAccountingExport', { id: crypto.randomUUID() }, staff)).toMatchObject({
      code: 'notFound',
    });
  });
});

describe('files', () => {
  test('take documents of a company without a connection, close when they are taken, and stay the same', async () => {
    const [one, other] = [await send(), await send()];
    await Promise.all([exportDue(house.app, partition, companyId()), exportDue(house.app, partition, companyId())]);
    await settle();
    for (const id of [one, other]) expect(await read(id)).toMatchObject({ status: 'SUCCEEDED', theirStatus: 'inFile' });
    const files = () => house.ask<AccountingFileRow[]>('getAccountingFiles', { companyId: companyId() }, staff);
    const [file] = await files();
    expect(file).toMatchObject({ number: 1, documents: 2, gross: 2300, takenAt: null });
    const take = () =>
      house.ask<{ content: string; isTakenAgain: boolean; takenBy: string }>(
        'takeAccountingFile',
        { id: file!.id },
        staff,
      );
    const first = await take();
    await send();
    await settle();
    const second = await take();
    expect([first.isTakenAgain, second.isTakenAgain]).toEqual([false, true]);
    expect(second.content).toBe(first.content);
    expect(first.content.trim().split('\r\n')).toHaveLength(3);
    expect((await files()).map(({ number, documents }) => [number, documents])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(heard.filter((state) => state === 'EXPORTED')).toHaveLength(3);
  });

  test('case 70: text stays text, no text runs as a formula, and amounts have two decimals', () => {
    const document = documentOf(companyId(), {
      vendorNumber: '0012345678',
      vendorInvoiceNumber: '051001',
      gross: cents(123_450),
    });
    const content = fileOf([{ ...document, lines: [{ ...document.lines[0]!, description: '=SUM(A1)' }] }]);
    expect(content).toContain(',0012345678,051001,');
    expect(content).toContain(",'=SUM(A1),");
    expect(content).toContain(',1234.50,invoice\r\n');
    const negative = fileOf([{ ...document, lines: [{ ...document.lines[0]!, net: cents(-500) }] }]);
    expect(negative).toContain(',-5.00,');
  });
});

describe('the setting of a company', () => {
  const get = () => house.ask<BusinessCentralSetting>('getBusinessCentralSetting', { companyId: companyId() }, staff);
  const wanted = () => ({
    companyId: companyId(),
    kind: 'businessCentral',
    tenant: 'tenant',
    environment: 'Production',
    bcCompanyId: double.company.id,
    clientId: 'demo-client',
    secret: 'demo-secret',
    baseUrl: double.baseUrl,
    tokenUrl: double.tokenUrl,
    roundingAccount: '6900',
    isActive: true,
  });
  const put = async (more: object = {}) =>
    house.call('putBusinessCentralSetting', { ...wanted(), ...more }, { ...staff, lockId: (await get()).lockId });

  test('is files until another is set, and waits for a second person where nobody has a second factor', async () => {
    expect(await get()).toMatchObject({ kind: 'files', isActive: true, hasSecret: false });
    expect(await put()).toMatchObject({
      response: 'ok',
      result: { isActive: false, waitsForSecond: true, hasSecret: true },
    });
    const id = await send();
    await settleOnce();
    expect(await read(id)).toMatchObject({ status: 'WAITING', tries: 0 });
    const approve = async (by: Staff) =>
      house.call('approveBusinessCentralSetting', { companyId: companyId() }, { ...by, lockId: (await get()).lockId });
    expect(await approve(staff)).toMatchObject({ code: 'settingSecondPerson' });
    const second = await buildStaff(house.app, partition, rights);
    expect(await approve(second)).toMatchObject({ response: 'ok', result: { isActive: true, waitsForSecond: false } });
    expect(JSON.stringify(await get())).not.toContain('demo-secret');
    expect(
      await house.ask<ConnectionCheck>('testBusinessCentralConnection', { companyId: companyId() }, staff),
    ).toEqual({
      isGood: true,
      companyName: 'Highveld Freight (Pty) Ltd',
      problems: [],
    });
    expect(await house.ask('getBusinessCentralAccounts', { companyId: companyId() }, staff)).toContainEqual({
      number: '6900',
      name: 'Rounding',
    });
  });

  test('refuses all at once what leads elsewhere, and a secret that is sent to another address', async () => {
    const bad = await put({
      baseUrl: 'https://10.0.0.1/v2.0',
      tokenUrl: 'http://example.com',
      bcCompanyId: 'x',
      tenant: '../a',
    });
    expect(Object.keys((bad as { fields?: object }).fields ?? {}).toSorted()).toEqual([
      'baseUrl',
      'bcCompanyId',
      'tenant',
      'tokenUrl',
    ]);
    await put();
    const { secret: _, ...rest } = wanted();
    const moved = await house.call(
      'putBusinessCentralSetting',
      { ...rest, baseUrl: 'https://example.com/v2.0' },
      { ...staff, lockId: (await get()).lockId },
    );
    expect(Object.keys((moved as { fields?: object }).fields ?? {})).toEqual(['secret']);
  });

  test.each([
    ['companyUnknown', { their_company_id: crypto.randomUUID() }],
    ['clientRefused', { client_id: 'other' }],
    ['serviceUnreachable', { base_url: 'http://127.0.0.1:1/v2.0/Production/api/v2.0' }],
    ['accountsUnknown', { accounts: JSON.stringify({ '5000': '9999' }) }],
    ['roundingMissing', { rounding_account: '' }],
  ] as const)('says in a test of the connection that it is %s', async (code, more) => {
    await connect(house, partition, companyId(), double, more);
    const check = await house.ask<ConnectionCheck>('testBusinessCentralConnection', { companyId: companyId() }, staff);
    expect(check).toMatchObject({ isGood: false, problems: [{ code }] });
  });

  async function settleOnce() {
    await exportDue(house.app, partition, companyId());
  }
});

test('a company sees its own document once in the books of exchanges, without secrets', async () => {
  await connect(house, partition, companyId(), double);
  const id = await send();
  await settle();
  const record = await house.ask<{ steps: { outcome: string }[] }>('getInvoiceApiDataRecord', { id }, staff);
  const outcomes = record.steps.map(({ outcome }) => outcome);
  for (const outcome of ['found', 'created', 'linesAdded', 'booked']) expect(outcomes).toContain(outcome);
  expect(JSON.stringify(record)).not.toMatch(/demo-secret|Bearer [A-Za-z0-9]{8}/);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from exchange where id = ${id}`.execute(
    house.app.database.writer(partition),
  );
  expect(rows[0]!.count).toBe(1);
});
