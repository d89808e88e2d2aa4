import crypto from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { eventStatement } from '#platform/server/events.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { channelRights, failureCatalogues, implementations, jobKinds, linkKinds, listeners } from './modules.ts';

/** What sockets hear when rights change, and of which records. */
const partition = 'alpha';
let house: House;
let server: http.Server;
let administrator: Staff;
beforeAll(async () => {
  const [, ...slices] = failureCatalogues;
  house = await openHouse({
    implementations,
    failureCatalogues: slices,
    linkKinds,
    listeners,
    jobKinds,
    channelRights,
  });
  await house.app.realtime.start();
  server = http.createServer().on('upgrade', (request, socket, head) => {
    house.app.realtime.handleUpgrade(request, socket, head);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  administrator = await buildStaff(house.app, partition, ['getUserRole', 'putUserRole', ...boardRights]);
});
afterAll(async () => {
  server.close();
  await house.close();
});

const boardRights = ['postCarrierLink', 'getCarrierApplications'];

interface Line {
  /** The code with which the server closed it. */
  readonly closed: Promise<number>;
  say(message: object): void;
  next(): Promise<Record<string, unknown>>;
}

/** A socket that somebody has bound, and registered for these channels. */
async function listen({ sessionId }: Staff, ...channels: string[]): Promise<Line> {
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/realtime`);
  const heard: Record<string, unknown>[] = [];
  const waiting: ((message: Record<string, unknown>) => void)[] = [];
  client.on('message', (data) => {
    const message = JSON.parse(String(data)) as Record<string, unknown>;
    const waiter = waiting.shift();
    if (waiter) waiter(message);
    else heard.push(message);
  });
  await once(client, 'open');
  const line: Line = {
    closed: once(client, 'close').then(([code]) => code as number),
    say: (message) => client.send(JSON.stringify(message)),
    next: async () => heard.shift() ?? new Promise<Record<string, unknown>>((resolve) => void waiting.push(resolve)),
  };
  line.say({ type: 'bind', sessionId });
  expect(await line.next()).toEqual({ type: 'bound' });
  for (const channel of channels) {
    line.say({ type: 'register', channel });
    expect(await line.next()).toEqual({ type: 'registered', channel });
  }
  return line;
}

const invite = (email: string, by = administrator) =>
  house.ask<{ linkId: string }>('postCarrierLink', { email, mobileNumber: '+27823334455', language: 'en' }, by);

/** Leaves somebody's role with these rights and no others. */
async function setRights({ userId }: Staff, rights: readonly string[]): Promise<void> {
  const { profile_id: profileId } = await house.app.database
    .single(partition)
    .selectFrom('user_profile')
    .select('profile_id')
    .where('partition', '=', partition)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const role = await house.ask<{ lockId: string; profileName: string }>('getUserRole', { profileId }, administrator);
  const authorisations = rights.map((right) => `tripDirector.${right}`);
  await house.ask(
    'putUserRole',
    { profileId, profileName: role.profileName, authorisations },
    { ...administrator, lockId: role.lockId },
  );
}

test('who loses a right hears nothing more of the noun, whether or not they listen for changes of rights', async () => {
  const colleague = await buildStaff(house.app, partition, boardRights, { companyId: administrator.companyId });
  const [watcher, witness] = [await listen(colleague, 'approvals'), await listen(administrator, 'approvals')];
  const first = await invite('heard@carrier.example');
  expect(await watcher.next()).toMatchObject({ id: first.linkId });
  expect(await witness.next()).toMatchObject({ id: first.linkId });
  await setRights(colleague, []);
  const second = await invite('unheard@carrier.example');
  expect(await witness.next()).toMatchObject({ id: second.linkId });
  watcher.say({ type: 'register', channel: 'approvals' });
  // Had the second invitation been told, it would have come first.
  expect(await watcher.next()).toEqual({ type: 'refused', channel: 'approvals' });
});

test('who is limited to their own records hears of those alone', async () => {
  const own = await buildStaff(house.app, partition, boardRights, {
    companyId: administrator.companyId,
    scope: { supplier: { own: true, ids: [] } },
  });
  const watcher = await listen(own, 'approvals');
  await invite('theirs@carrier.example');
  const { linkId } = await invite('mine@carrier.example', own);
  expect(await watcher.next()).toMatchObject({ channel: 'approvals', id: linkId });
});

test('of many changes at once every one is told, and once', async () => {
  const watcher = await listen(administrator, 'approvals');
  const invited = await Promise.all(Array.from({ length: 30 }, (_, index) => invite(`carrier${index}@many.example`)));
  const heard: unknown[] = [];
  for (const _ of invited) heard.push((await watcher.next())['id']);
  expect(heard.toSorted()).toEqual(invited.map(({ linkId }) => linkId).toSorted());
  const last = await invite('last@many.example');
  expect(await watcher.next()).toMatchObject({ id: last.linkId });
});

test('a change that commits after a later one is told all the same', async () => {
  const watcher = await listen(administrator, 'approvals');
  const { database } = house.app;
  const event = (recordId: string) => ({
    partition,
    channel: 'approvals',
    event: 'changed',
    recordId,
    lockId: null,
    by: null,
  });
  const [earlier, later] = [crypto.randomUUID(), crypto.randomUUID()];
  await database.transaction({ partition }, async (db) => {
    await db.executeQuery(eventStatement([event(earlier)]).compile(db));
    const other = database.single(partition);
    await other.executeQuery(eventStatement([event(later)]).compile(other));
    house.app.realtime.wake();
    expect(await watcher.next()).toMatchObject({ id: later });
  });
  house.app.realtime.wake();
  expect(await watcher.next()).toMatchObject({ id: earlier });
});

test('a socket that is bound to another session hears nothing of what the first one was let into', async () => {
  const insider = await buildStaff(house.app, 'beta', boardRights);
  const outsider = await buildStaff(house.app, partition, [], { companyId: administrator.companyId });
  const line = await listen(insider, 'approvals');
  line.say({ type: 'bind', sessionId: outsider.sessionId });
  expect(await line.next()).toEqual({ type: 'bound' });
  const witness = await listen(administrator, 'approvals');
  const { linkId } = await invite('unheard@carrier.example');
  expect(await witness.next()).toMatchObject({ id: linkId });
  line.say({ type: 'register', channel: 'approvals' });
  // Had the invitation been told, it would have come first.
  expect(await line.next()).toEqual({ type: 'refused', channel: 'approvals' });
});

test('a socket hears nothing of another partition, neither of the noun nor of the very record', async () => {
  const stranger = await buildStaff(house.app, 'beta', boardRights);
  const recordId = crypto.randomUUID();
  const channels = ['approvals', `approvals:${recordId}`];
  const [line, witness] = [await listen(stranger, ...channels), await listen(administrator, ...channels)];
  const tell = async (of: string, event: string) => {
    const told = { partition: of, event, recordId, lockId: null, by: null };
    const { database, realtime } = house.app;
    const db = database.single(of);
    const events = channels.map((channel) => ({ ...told, channel }));
    await db.executeQuery(eventStatement(events).compile(db));
    realtime.wake();
  };
  await tell(partition, 'theirs');
  expect(await witness.next()).toMatchObject({ event: 'theirs' });
  await tell('beta', 'own');
  // Had the other partition's been told, it would have come first.
  expect(await line.next()).toMatchObject({ event: 'own', id: recordId });
});

test('a socket that says far more than a page does is closed', async () => {
  const line = await listen(administrator);
  for (let message = 0; message < 400; message++) line.say({ type: 'deregister', channel: 'approvals' });
  expect(await line.closed).toBe(1008);
});
