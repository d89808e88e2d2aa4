import { fastify } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fillExample } from '#platform/server/testing/business-central/example.ts';
import { type Double, startDouble } from '#platform/server/testing/business-central/start.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { exchangeService } from '#modules/money/exchanges/contract.ts';
import { exchangeFailureTexts } from '#modules/money/exchanges/messages/failures/index.ts';
import { exchangeOperations } from '#modules/money/exchanges/server/index.ts';
import { accountingExportService, type ExportRecord } from '../contract.ts';
import { accountingExportFailureTexts } from '../messages/failures/index.ts';
import { carryOutExports } from './carry-out.ts';
import { exportListeners } from './listeners.ts';
import { serveNotices } from './notices.ts';
import { accountingExportOperations } from './operations.ts';
import { pollCompany } from './poll.ts';
import { keepSubscription } from './subscribe.ts';
import { connect, documentOf, queue, untilSettled } from './testing/exports.ts';
import { type Work, workOf } from './work.ts';

const partition = 'alpha';
let house: House;
let staff: Staff;
let double: Double;
const server = fastify();
beforeAll(async () => {
  house = await openHouse({
    implementations: [accountingExportOperations, exchangeOperations],
    failureCatalogues: [accountingExportFailureTexts, exchangeFailureTexts],
    listeners: exportListeners,
    jobKinds: (app) => [carryOutExports(app), pollCompany(app)],
    // The workers work when a test says so.
    isIdle: true,
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _payload, done) => done(null));
  // The double calls the address that this server has.
  const at = { app: house.app };
  serveNotices(server, at.app);
  (house.app.config as { baseUrl: string }).baseUrl = await server.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  const rights = [...Object.keys(accountingExportService.operations), ...Object.keys(exchangeService.operations)];
  staff = await buildStaff(house.app, partition, rights);
  house.clock.set(new Date());
  double = await startDouble();
  fillExample(double.company);
  await connect(house, partition, staff.companyId, double);
});
afterEach(() => double.stop());
afterAll(async () => {
  await server.close();
  await house.close();
});

const work = async () => (await workOf(house.app, partition, staff.companyId)) as Work;
const keep = async () => keepSubscription(await work());
const known = async () => (await work()).stored;
const there = () => double.subscriptions.rows() as { subscriptionId: string; notificationUrl: string }[];
const asked = (what: string) => double.requests.filter((each) => each.startsWith(what)).length;
/** Polls that wait in the queue. */
async function polls(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from job.job where name = 'poll-accounting-system' and data ->> 'companyId' = ${staff.companyId}`.execute(
    house.app.database.writer(partition),
  );
  return rows[0]!.count;
}

test('a subscription is made with a handshake, left alone while it lives, and renewed a day before its end', async () => {
  await keep();
  expect(there()).toMatchObject([{ resource: expect.stringContaining('purchaseInvoices') }]);
  const { subscription_id: id, subscribed_until: until } = await known();
  expect(id).toBe(there()[0]!.subscriptionId);
  await keep();
  expect([asked('POST subscriptions'), asked('PATCH subscriptions')]).toEqual([1, 0]);
  house.clock.set(new Date(until!.getTime() - 23 * 3_600_000));
  await keep();
  expect([asked('POST subscriptions'), asked('PATCH subscriptions')]).toEqual([1, 1]);
  expect(await known()).toMatchObject({ subscription_id: id });
});

test('one that vanished there is made again, under another address', async () => {
  await keep();
  const [first] = there();
  double.subscriptions.vanish();
  await keep();
  expect(there()).toHaveLength(1);
  expect(there()[0]!.notificationUrl).not.toBe(first!.notificationUrl);
  // Nobody hears at the old one any more.
  expect((await fetch(first!.notificationUrl, { method: 'POST', body: '{}' })).status).toBe(404);
});

test('a notice only brings the poll forward, once for many, and the poll reads what stands there', async () => {
  const id = await queue(house, partition, documentOf(staff.companyId));
  await untilSettled(house, partition, staff.companyId);
  await keep();
  const [own] = double.company.invoiceRows();
  double.company.meddle(String(own!['id']), { status: 'Paid' });
  double.subscriptions.tell('purchaseInvoices', 'updated');
  await double.subscriptions.bundle();
  double.subscriptions.tell('purchaseInvoices', 'updated');
  await double.subscriptions.bundle();
  expect(await polls()).toBe(1);
  const read = () => house.ask<ExportRecord>('getAccountingExport', { id }, staff);
  // What the notice said was not taken over.
  expect(await read()).toMatchObject({ theirStatus: 'posted' });
  await pollCompany(house.app).work({ partition, companyId: staff.companyId }, {} as never);
  expect(await read()).toMatchObject({ theirStatus: 'paid' });
});

test('a stranger who guesses an address hears nothing, and a token is echoed as plain text', async () => {
  const address = `${house.app.config.baseUrl}/accounting-notices/${'0'.repeat(64)}`;
  expect((await fetch(`${address}?validationToken=t`, { method: 'POST' })).status).toBe(404);
  await keep();
  const own = there()[0]!.notificationUrl;
  const echoed = await fetch(`${own}?validationToken=${encodeURIComponent('<b>t</b>')}`, { method: 'POST' });
  expect([echoed.status, echoed.headers.get('content-type'), await echoed.text()]).toEqual([
    200,
    'text/plain; charset=utf-8',
    '<b>t</b>',
  ]);
  expect((await fetch(`${own}?validationToken=${'t'.repeat(600)}`, { method: 'POST' })).status).toBe(400);
  expect(await polls()).toBe(0);
});

test('a system that refuses subscriptions is polled all the same', async () => {
  double.nastiness.plan({ what: 'serverError', on: 'subscribe' });
  await keep();
  expect(await known()).toMatchObject({ subscription_id: '' });
  await keep();
  expect(there()).toHaveLength(1);
});
