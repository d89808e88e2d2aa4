import crypto from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { z } from 'zod';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operation, service } from '#platform/operation.ts';
import { implement } from '#platform/server/implement.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { webhookEvents } from '#platform/server/webhook-event.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { integrationFailureTexts } from '../messages/failures/index.ts';
import { pauseAfter, triesAtMost } from '../signature.ts';
import type { DeliveryRecord, DeliveryRow, EndpointRow } from '../webhook-contract.ts';
import { webhookService } from '../webhook-contract.ts';
import { webhookDelivery, webhookRound } from './deliver.ts';
import { webhookOperations } from './operations.ts';
import { queueWebhooks } from './queue.ts';

/** A real receiver. It verifies as docs/webhooks.md says, and answers as the test wants. */
interface Received {
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}
let received: Received[] = [];
let answer: (response: http.ServerResponse) => void;
const receiver = http.createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    // What an earlier test left behind is not this one's.
    if ((JSON.parse(body) as { companyId: string }).companyId === staff.companyId)
      received.push({ headers: request.headers, body });
    answer(response);
  });
});

function isGenuine({ headers, body }: Received, secret: string): boolean {
  const expected = crypto
    .createHmac('sha256', secret)
    .update(`${headers['x-haulway-timestamp']}.${body}`)
    .digest('hex');
  const stated = String(headers['x-haulway-signature']).split(',');
  return (
    Math.abs(Date.now() / 1000 - Number(headers['x-haulway-timestamp'])) < 300 &&
    stated.some((each) => each === `v1=${expected}`)
  );
}

const trial = service('tripDirector', {
  /** Says in the trail that something happened to a company, and perhaps fails afterwards. */
  postTrial: operation({
    audience: 'permitted',
    input: z.strictObject({ fails: z.boolean().default(false) }),
    output: z.object({}),
  }),
  getTrial: operation({ audience: 'permitted', reads: true, input: z.strictObject({}), output: z.object({}) }),
});
const about = { en: 'A trial.', afr: 'A trial.', pt: 'A trial.', fr: 'A trial.' };
const events = webhookEvents(
  {
    noun: 'webhookEndpoint',
    needs: 'tripDirector.getTrial',
    data: z.object({ id: z.uuid(), status: z.string() }),
    read: async (_, id) => ({ companyId: id, data: { id, status: 'tried', bankAccountNo: '62001234567' } as never }),
  },
  { 'trial.made': { trail: 'trialMade', ...about } },
);
const rights = [...Object.keys(webhookService.operations), 'postTrial', 'getTrial'];

let house: House;
let staff: Staff;
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  house = await openHouse({
    implementations: [
      webhookOperations,
      implement(trial, {
        async postTrial(context, { fails }) {
          const { actor } = context;
          if (actor.kind !== 'user') return {};
          await context.audit({ noun: 'webhookEndpoint', recordId: actor.companyId, event: 'trialMade' });
          if (fails) throw new Error('afterwards');
          return {};
        },
        getTrial: async () => ({}),
      }),
    ],
    failureCatalogues: [integrationFailureTexts],
    listeners: [queueWebhooks],
    webhookEvents: events,
    jobKinds: (app) => [webhookDelivery(app), webhookRound(app)],
  });
});
beforeEach(async () => {
  received = [];
  answer = (response) => response.end('thanks');
  staff = await buildStaff(house.app, 'alpha', rights);
});
afterAll(async () => {
  await house.close();
  receiver.closeAllConnections();
  receiver.close();
});

interface Made {
  readonly webhookEndpointId: string;
  readonly lockId: string;
  readonly secret: string;
}
const make = (more: object = {}, by = staff) =>
  house.ask<Made>('postWebhookEndpoint', { url, events: ['trial.made'], ...more }, by);
const deliveries = async (by = staff) =>
  (await house.ask<{ rows: DeliveryRow[] }>('getWebhookDeliveries', { descending: true }, by)).rows;
const endpoint = (id: string) => house.ask<EndpointRow>('getWebhookEndpoint', { webhookEndpointId: id }, staff);
const settled = async (status: string) => {
  await expect.poll(async () => (await deliveries())[0]?.status, patient).toBe(status);
  return (await deliveries())[0]!;
};
const tried = async (attempts: number) => {
  await expect.poll(async () => (await deliveries())[0]?.attempts, patient).toBe(attempts);
  return (await deliveries())[0]!;
};
/** The next try of a delivery now, and not when it is due. */
const tryNow = (id: string, number: number) =>
  webhookDelivery(house.app).work({ partition: 'alpha', id, number }, { number: 1, isLastAttempt: false });
/** As long as a busy machine may take. */
const patient = { timeout: 10_000 };
const db = () => house.app.database.writer('alpha');

test('an event goes out after the commit, signed as documented, with declared fields alone', async () => {
  const { secret } = await make();
  await house.ask('postTrial', {}, staff);
  const done = await settled('delivered');
  expect(received).toHaveLength(1);
  expect(isGenuine(received[0]!, secret)).toBe(true);
  expect(isGenuine({ ...received[0]!, body: `${received[0]!.body} ` }, secret)).toBe(false);
  const body = JSON.parse(received[0]!.body) as object;
  expect(body).toEqual({
    eventId: done.eventId,
    event: 'trial.made',
    at: expect.any(String),
    partition: 'alpha',
    companyId: staff.companyId,
    data: { id: staff.companyId, status: 'tried' },
  });
  expect(received[0]!.headers).toMatchObject({
    'x-haulway-event': 'trial.made',
    'x-haulway-event-id': done.eventId,
    'x-haulway-attempt': '1',
  });
  const log = await house.ask<DeliveryRecord>(
    'getWebhookDelivery',
    { webhookDeliveryId: done.webhookDeliveryId },
    staff,
  );
  expect(log).toMatchObject({
    body: received[0]!.body,
    tries: [{ number: 1, statusCode: 200, answer: 'thanks', url }],
  });
});

test('what was rolled back is not told, and nobody else hears it', async () => {
  await make();
  const other = await buildStaff(house.app, 'alpha', rights);
  await make({}, other);
  expect(await house.call('postTrial', { fails: true }, staff)).toMatchObject({ code: 'unexpected' });
  await house.ask('postTrial', {}, other);
  await expect.poll(async () => (await deliveries(other))[0]?.status, patient).toBe('delivered');
  expect(await deliveries()).toEqual([]);
  const foreign = (await deliveries(other))[0]!;
  const id = { webhookDeliveryId: foreign.webhookDeliveryId };
  expect(await house.call('getWebhookDelivery', id, staff)).toMatchObject({ status: 404 });
  expect(await house.call('resendWebhookDelivery', id, staff)).toMatchObject({ status: 404 });
});

test('bad answers are tried again with the same id, until they are given up and people are told', async () => {
  answer = (response) => response.writeHead(503).end('x'.repeat(5000));
  const { webhookEndpointId } = await make();
  await house.ask('postTrial', {}, staff);
  const { webhookDeliveryId: id, nextAt } = await tried(1);
  expect(nextAt).not.toBeNull();
  for (let number = 2; number <= triesAtMost; number++) await tryNow(id, number);
  const over = await settled('givenUp');
  expect(over).toMatchObject({ attempts: triesAtMost, statusCode: 503, problem: 'badStatus', nextAt: null });
  expect(new Set(received.map(({ headers }) => headers['x-haulway-event-id']))).toEqual(new Set([over.eventId]));
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  const record = await house.ask<DeliveryRecord>('getWebhookDelivery', { webhookDeliveryId: id }, staff);
  expect(record.tries[0]!.answer).toHaveLength(2048);
  const mails = (await house.messages()).filter(({ to }) => to === staff.account);
  expect(mails).toMatchObject([{ subject: 'A webhook could not be delivered' }]);
  expect((await endpoint(webhookEndpointId)).failingSince).not.toBeNull();
  // A try that comes twice does nothing.
  await tryNow(id, triesAtMost);
  expect(received).toHaveLength(triesAtMost);

  answer = (response) => response.end();
  await house.ask('resendWebhookDelivery', { webhookDeliveryId: id }, staff);
  expect(await settled('delivered')).toMatchObject({ eventId: over.eventId, attempts: triesAtMost + 1 });
  expect((await endpoint(webhookEndpointId)).failingSince).toBeNull();
});

test('killed after the request and before its outcome was written, a delivery comes again with the same id', async () => {
  await make();
  let kill = true;
  const transaction = house.app.database.transaction;
  answer = (response) => {
    // The process dies here: the receiver has the event, and nothing of it is written.
    if (kill) Object.assign(house.app.database, { transaction: () => Promise.reject(new Error('killed')) });
    response.end();
  };
  await house.ask('postTrial', {}, staff);
  await expect.poll(() => received.length, patient).toBe(1);
  kill = false;
  Object.assign(house.app.database, { transaction });
  const done = await settled('delivered');
  expect(received.length).toBeGreaterThanOrEqual(2);
  expect(new Set(received.map(({ headers }) => headers['x-haulway-event-id']))).toEqual(new Set([done.eventId]));
});

test('a try whose job was lost is queued again', async () => {
  answer = (response) => response.writeHead(500).end();
  await make();
  await house.ask('postTrial', {}, staff);
  const { webhookDeliveryId: id } = await tried(1);
  answer = (response) => response.end();
  await sql`update webhook_delivery set next_at = now() - interval '1 hour' where id = ${id}`.execute(db());
  await webhookRound(house.app).work({}, { number: 1, isLastAttempt: false });
  expect(await settled('delivered')).toMatchObject({ attempts: 2 });
});

test('redirects are not followed, and dead addresses are said to be so', async () => {
  answer = (response) => response.writeHead(302, { location: url }).end();
  await make();
  await house.ask('postTrial', {}, staff);
  expect(await tried(1)).toMatchObject({ problem: 'redirect', statusCode: 302 });
  expect(received).toHaveLength(1);
  const dead = await make({ url: 'http://127.0.0.1:9/' });
  await house.ask('sendWebhookTest', { webhookEndpointId: dead.webhookEndpointId }, staff);
  expect(await tried(1)).toMatchObject({ event: 'webhook.test', problem: 'unreachable', statusCode: null });
});

test('an endpoint that failed for days is paused, holds what happens, and sends it when it is started again', async () => {
  answer = (response) => response.writeHead(500).end();
  const { webhookEndpointId } = await make();
  await house.ask('postTrial', {}, staff);
  const { webhookDeliveryId: id } = await tried(1);
  await sql`update webhook_endpoint set failing_since = now() - interval '4 days' where id = ${webhookEndpointId}`.execute(
    db(),
  );
  await tryNow(id, 2);
  expect(await endpoint(webhookEndpointId)).toMatchObject({ status: 'paused', pausedBecause: 'failing' });
  expect((await house.messages()).filter(({ to }) => to === staff.account)).toMatchObject([
    { subject: 'A webhook endpoint was paused' },
  ]);
  await tryNow(id, 3);
  await house.ask('postTrial', {}, staff);
  expect((await deliveries()).map(({ status }) => status)).toEqual(['held', 'held']);
  expect(await house.call('sendWebhookTest', { webhookEndpointId }, staff)).toMatchObject({ code: 'webhookPaused' });
  expect(await house.call('resendWebhookDelivery', { webhookDeliveryId: id }, staff)).toMatchObject({
    code: 'webhookPaused',
  });
  received = [];
  answer = (response) => response.end();
  const { lockId } = await endpoint(webhookEndpointId);
  const resume = { webhookEndpointId, status: 'active' };
  await house.ask('putWebhookEndpointStatus', resume, { ...staff, lockId });
  await expect
    .poll(async () => (await deliveries()).map(({ status }) => status), patient)
    .toEqual(['delivered', 'delivered']);
  expect(received).toHaveLength(2);
});

test('while a secret is changed over both sign; afterwards the new one alone', async () => {
  const { webhookEndpointId, lockId, secret } = await make();
  const changed = await house.ask<Made>('putWebhookSecret', { webhookEndpointId }, { ...staff, lockId });
  expect(changed.secret).not.toBe(secret);
  await house.ask('sendWebhookTest', { webhookEndpointId }, staff);
  await settled('delivered');
  expect([isGenuine(received[0]!, secret), isGenuine(received[0]!, changed.secret)]).toEqual([true, true]);
  await sql`update webhook_endpoint set old_secret_until = now() - interval '1 second' where id = ${webhookEndpointId}`.execute(
    db(),
  );
  await house.ask('postTrial', {}, staff);
  await expect.poll(() => received.length, patient).toBe(2);
  expect([isGenuine(received[1]!, secret), isGenuine(received[1]!, changed.secret)]).toEqual([false, true]);
  const { rows } = await sql<{ text: string }>`select t::text as text from webhook_endpoint t`.execute(db());
  expect(JSON.stringify(rows)).not.toContain(changed.secret);
});

test('an endpoint is made, changed and deleted by those who may, with a clear refusal for each mistake', async () => {
  const post = (fields: object, by = staff) => house.call('postWebhookEndpoint', fields, by);
  const fine = { url, events: ['trial.made'] };
  for (const wrong of ['', 'nonsense', 'ftp://x.example/', 'https://me:secret@x.example/', 'https://x.example/#part'])
    expect(await post({ ...fine, url: wrong }), wrong).toMatchObject({ fields: { url: expect.any(String) } });
  expect(await post({ ...fine, events: [] })).toMatchObject({ fields: { events: expect.any(String) } });
  expect(await post({ ...fine, events: ['load.vanished'] })).toMatchObject({ fields: { events: expect.any(String) } });
  const blind = await buildStaff(
    house.app,
    'alpha',
    rights.filter((right) => right !== 'getTrial'),
  );
  expect(await post(fine, blind)).toMatchObject({ fields: { events: expect.stringContaining('may see') } });
  expect(await house.ask('getWebhookEvents', {}, blind)).toEqual([
    { event: 'trial.made', about: 'A trial.', isAllowed: false },
  ]);
  const limited = await buildStaff(house.app, 'alpha', rights, { scope: { supplier: { own: true, ids: [] } } });
  expect(await post(fine, limited)).toMatchObject({ status: 403, code: 'outsideScope' });

  const { webhookEndpointId, lockId } = await make();
  const change = { webhookEndpointId, url, description: 'ERP', events: ['trial.made'] };
  expect(await house.call('putWebhookEndpoint', change, { ...staff, lockId: '9' })).toMatchObject({
    code: 'changedByOther',
  });
  const other = await buildStaff(house.app, 'alpha', rights);
  expect(await house.call('putWebhookEndpoint', change, { ...other, lockId })).toMatchObject({ status: 404 });
  const saved = await house.ask<Made>('putWebhookEndpoint', change, { ...staff, lockId });
  expect(
    await house.call(
      'putWebhookEndpointStatus',
      { webhookEndpointId, status: 'active' },
      { ...staff, lockId: saved.lockId },
    ),
  ).toMatchObject({
    code: 'webhookStateAlready',
  });
  await house.ask('deleteWebhookEndpoint', { webhookEndpointId }, { ...staff, lockId: saved.lockId });
  expect(await house.call('getWebhookEndpoint', { webhookEndpointId }, staff)).toMatchObject({ status: 404 });
  await house.ask('postTrial', {}, staff);
  expect(await deliveries()).toEqual([]);
});

test('twelve tries take about a day, each pause longer than the one before', () => {
  const pauses = Array.from({ length: triesAtMost - 1 }, (_, index) => pauseAfter(index + 1, 0.5));
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3600;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(26);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([32, 48]);
});
