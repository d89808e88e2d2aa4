import crypto from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { todayIn } from '#platform/dates.ts';
import { operation, service } from '#platform/operation.ts';
import { deciding } from '#platform/server/deciding.ts';
import { implement } from '#platform/server/implement.ts';
import { failures } from '#platform/failure.ts';
import { historyOperations } from '#platform/server/record-history.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { z } from 'zod';
import { basisOperations, buildStaff, keepaliveOperations, type Staff } from '#modules/base/access/server/index.ts';
import { equipmentTypeOperations } from '#modules/base/equipment-types/server/index.ts';
import { integrationFailureTexts } from '../messages/failures/index.ts';
import { tokenOperations } from './operations.ts';

const partition = 'alpha';
const everyTokenRight = [
  'getAccessTokens',
  'getAccessToken',
  'getTokenAuthorisations',
  'postAccessToken',
  'deleteAccessToken',
];
let house: House;
let maker: Staff;

/** A capture, and a decision of four eyes whose contract forgot to say that it needs a person. */
const trial = service('tripDirector', {
  postTrial: operation({ audience: 'permitted', input: z.strictObject({}), output: z.object({}) }),
  approveTrial: operation({ audience: 'permitted', input: z.strictObject({}), output: z.object({}) }),
});
let capturedBy: string | null = null;

beforeAll(async () => {
  house = await openHouse({
    implementations: [
      tokenOperations,
      basisOperations,
      keepaliveOperations,
      equipmentTypeOperations,
      historyOperations({}),
      implement(trial, {
        async postTrial({ actor }) {
          capturedBy = actor.kind === 'user' ? actor.id : null;
          return {};
        },
        async approveTrial(context) {
          deciding(context, [capturedBy], failures<string>()('ownCapture', 'rule'));
          return {};
        },
      }),
    ],
    failureCatalogues: [integrationFailureTexts],
    config: { TOKEN_CALLS_PER_MINUTE: '30' },
  });
  maker = await buildStaff(house.app, partition, [
    ...everyTokenRight,
    'getEquipment',
    'postEquipment',
    'putEquipment',
    'postTrial',
    'approveTrial',
  ]);
});
afterAll(() => house.close());

interface Made {
  readonly accessTokenId: string;
  readonly token: string;
}
const right = (name: string) => `tripDirector.${name}`;
const make = (rights: readonly string[], more: object = {}, by = maker) =>
  house.ask<Made>('postAccessToken', { name: crypto.randomUUID(), authorisations: rights.map(right), ...more }, by);
const use = (token: string, name = 'getEquipment', payload: object = {}, more: object = {}) =>
  house.call(name, payload, { accessToken: token, partition, ...more });
const equipment = (code: string) => ({
  vehicleId: code,
  shortcode: 'TT',
  description: 'Truck tractor',
  class: 'truckTractor',
  payloadMass: 34,
});

test('a token calls within its rights, without a session; only its hash is stored', async () => {
  const { accessTokenId, token } = await make(['getEquipment', 'postEquipment'], { name: 'Warehouse system' });
  expect(await use(token)).toMatchObject({ status: 200, response: 'ok' });
  expect(await use(token, 'putEquipment', {}, { lockId: '1' })).toMatchObject({
    status: 403,
    code: 'forbidden',
    details: { authorisation: right('putEquipment') },
  });
  const { rows } = await sql<{
    token_hash: Buffer;
  }>`select token_hash from access_token where id = ${accessTokenId}`.execute(house.app.database.writer(partition));
  expect(rows[0]!.token_hash).toEqual(crypto.createHash('sha256').update(token).digest());
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const made = await house.ask<{ id: string }>('postEquipment', equipment('TOKENMADE'), {
    accessToken: token,
    partition,
  });
  const trail = await house.app.database
    .writer(partition)
    .selectFrom('audit_entry')
    .select(['actor_kind', 'actor_id', 'actor_name', 'on_behalf_of'])
    .where('record_id', '=', made.id)
    .execute();
  expect(trail).toEqual([
    { actor_kind: 'token', actor_id: accessTokenId, actor_name: 'Warehouse system', on_behalf_of: maker.userId },
  ]);
  await expect
    .poll(() => house.ask('getAccessToken', { accessTokenId }, maker))
    .toMatchObject({ usedFrom: '127.0.0.1', usedAt: expect.any(String), state: 'active', lost: [] });
});

test('what is unknown, ended, revoked or malformed gets one answer', async () => {
  const today = todayIn('Africa/Johannesburg', new Date());
  const [ended, revoked, lasting] = [
    await make(['getEquipment']),
    await make(['getEquipment']),
    await make(['getEquipment'], { lastDay: today }),
  ];
  await sql`update access_token set expires_at = now() - interval '1 second' where id = ${ended.accessTokenId}`.execute(
    house.app.database.writer(partition),
  );
  await house.ask('deleteAccessToken', { accessTokenId: revoked.accessTokenId, reason: 'Leaked.' }, maker);
  expect(await use(lasting.token)).toMatchObject({ response: 'ok' });
  for (const token of [crypto.randomBytes(32).toString('base64url'), ended.token, revoked.token, '', 'ü'.repeat(300)])
    expect(await use(token), token).toMatchObject({ status: 401, response: 'error', code: 'tokenNotUsable' });
  expect(
    await house.call('deleteAccessToken', { accessTokenId: revoked.accessTokenId, reason: 'Again.' }, maker),
  ).toMatchObject({
    status: 422,
    code: 'tokenRevokedAlready',
  });
  const { rows } = await house.ask<{ rows: { accessTokenId: string; state: string; revokeReason: string }[] }>(
    'getAccessTokens',
    {},
    maker,
  );
  const stateOf = (id: string) => rows.find(({ accessTokenId }) => accessTokenId === id);
  expect(stateOf(ended.accessTokenId)).toMatchObject({ state: 'expired' });
  expect(stateOf(revoked.accessTokenId)).toMatchObject({ state: 'revoked', revokeReason: 'Leaked.' });
});

test('a token names its partition; another one is answered like an unknown record', async () => {
  const { token } = await make(['getEquipment']);
  for (const wrong of ['', 'beta', 'nowhere'])
    expect(await use(token, 'getEquipment', {}, { partition: wrong })).toMatchObject({ status: 404, code: 'notFound' });
  expect(await use(token, 'getEquipment', {}, { sessionId: maker.sessionId })).toMatchObject({
    status: 400,
    code: 'tokenWithSession',
  });
});

test('nobody gives a token what they do not hold, or what needs a person', async () => {
  const post = (authorisations: readonly string[], by = maker) =>
    house.call('postAccessToken', { name: 'Greedy', authorisations }, by);
  for (const foreign of ['putCompany', 'postAccessToken', 'approveNothing', 'loadingPerformance.carrierFilter.Karoo'])
    expect(await post([right('getEquipment'), right(foreign)])).toMatchObject({
      code: 'invalidPayload',
      fields: { authorisations: expect.stringContaining('hold yourself') },
    });
  expect(await post([])).toMatchObject({ code: 'invalidPayload', fields: { authorisations: expect.any(String) } });
  expect(
    await house.call(
      'postAccessToken',
      { name: '', authorisations: [right('getEquipment')], lastDay: '2020-01-01' },
      maker,
    ),
  ).toMatchObject({ code: 'invalidPayload', fields: { name: expect.any(String) } });
  expect(
    await house.call(
      'postAccessToken',
      { name: 'Old', authorisations: [right('getEquipment')], lastDay: '2020-01-01' },
      maker,
    ),
  ).toMatchObject({ fields: { lastDay: expect.stringContaining('passed') } });
  await make(['getEquipment'], { name: 'Twice' });
  expect(
    await house.call('postAccessToken', { name: 'TWICE', authorisations: [right('getEquipment')] }, maker),
  ).toMatchObject({ fields: { name: expect.stringContaining('already') } });
  const givable = await house.ask<string[]>('getTokenAuthorisations', {}, maker);
  expect(givable).toEqual(['approveTrial', 'getEquipment', 'postEquipment', 'postTrial', 'putEquipment'].map(right));
});

test('a token loses what its maker loses, and stops with its maker and its company', async () => {
  const { app } = house;
  const db = app.database.writer(partition);
  const person = await buildStaff(app, partition, [...everyTokenRight, 'getEquipment', 'postEquipment']);
  const { accessTokenId, token } = await make(['getEquipment', 'postEquipment'], {}, person);
  const post = () => use(token, 'postEquipment', equipment(`LOST${crypto.randomInt(1e6)}`));
  expect(await post()).toMatchObject({ response: 'ok' });
  const role = (change: ReturnType<typeof sql>) =>
    sql`update role_profile p set ${change}, version = version + 1 from user_profile up
      where up.profile_id = p.id and up.user_id = ${person.userId}`.execute(db);
  await role(sql`authorisations = array_remove(authorisations, 'tripDirector.postEquipment')`);
  expect(await post()).toMatchObject({ status: 403, code: 'forbidden' });
  expect(await house.ask('getAccessToken', { accessTokenId }, person)).toMatchObject({
    lost: [right('postEquipment')],
  });
  // A right that comes to the maker later does not come to the token.
  await role(sql`authorisations = authorisations || array['tripDirector.putEquipment']`);
  expect(await use(token, 'putEquipment', {}, { lockId: '1' })).toMatchObject({ status: 403, code: 'forbidden' });

  const refused = { status: 401, code: 'tokenNotUsable' };
  const user = (change: ReturnType<typeof sql>) =>
    sql`update app_user set ${change} where id = ${person.userId}`.execute(db);
  await user(sql`status = 'deactivated'`);
  expect(await use(token)).toMatchObject(refused);
  await user(sql`status = 'active', company_id = ${maker.companyId}`);
  expect(await use(token)).toMatchObject(refused);
  await user(sql`company_id = ${person.companyId}`);
  expect(await use(token)).toMatchObject({ response: 'ok' });
  await sql`update company set is_active = false where id = ${person.companyId}`.execute(db);
  expect(await use(token)).toMatchObject(refused);
});

test('a token is limited to the records of its maker, and gets no rights that were lent', async () => {
  const scope = { supplier: { own: true, ids: [] } };
  const limited = await buildStaff(house.app, partition, [...everyTokenRight, 'getEquipment'], { scope });
  const { token } = await make(['getEquipment'], {}, limited);
  const seen: unknown[] = [];
  const watch = house.app.database.single;
  Object.assign(house.app.database, {
    single: (of: string, within?: string) => (seen.push(within), watch.call(house.app.database, of, within)),
  });
  await use(token);
  Object.assign(house.app.database, { single: watch });
  expect(seen.at(-1)).toContain('"supplier"');
  // Who is limited sees their own tokens alone.
  const { total } = await house.ask<{ total: number }>('getAccessTokens', {}, limited);
  expect(total).toBe(1);

  const deputy = await buildStaff(house.app, partition, everyTokenRight, { companyId: maker.companyId });
  await sql`insert into delegation (partition, delegator_id, delegate_id, authorisations, starts_at, ends_at, note)
    values (${partition}, ${maker.userId}, ${deputy.userId}, array['tripDirector.getEquipment'], now(), now() + interval '1 day', '')`.execute(
    house.app.database.writer(partition),
  );
  expect(await house.ask('getTokenAuthorisations', {}, deputy)).toEqual([]);
  expect(await house.call('getEquipment', {}, deputy)).toMatchObject({ response: 'ok' });
  expect(
    await house.call('postAccessToken', { name: 'Lent', authorisations: [right('getEquipment')] }, deputy),
  ).toMatchObject({ code: 'invalidPayload' });
});

test('a token decides nothing and touches nothing that belongs to a person', async () => {
  const { token } = await make(['getEquipment', 'approveTrial']);
  expect(await use(token, 'approveTrial')).toMatchObject({ status: 403, code: 'notByToken' });
  for (const [of, name, payload] of [
    ['basis', 'getOwnProfile', {}],
    ['basis', 'logout', {}],
    ['basis', 'login', { userRole: '', userAccount: '', password: '' }],
    ['keepalive', 'chime', { action: 'keepAlive' }],
    ['tripDirector', 'postAccessToken', { name: 'Child', authorisations: [right('getEquipment')] }],
    ['tripDirector', 'getAccessTokens', {}],
  ] as const)
    expect(await use(token, name, payload, { service: of }), name).toMatchObject({ status: 403, code: 'notByToken' });
});

test('what a token captured counts as its maker’s for four eyes', async () => {
  const { token } = await make(['postTrial']);
  expect(await use(token, 'postTrial')).toMatchObject({ response: 'ok' });
  expect(await house.call('approveTrial', {}, maker)).toMatchObject({ code: 'ownCapture' });
  const other = await buildStaff(house.app, partition, ['approveTrial'], { companyId: maker.companyId });
  expect(await house.call('approveTrial', {}, other)).toMatchObject({ response: 'ok' });
});

test('the same key of a token does a thing once, and is another key for its maker; a shown secret is kept sealed', async () => {
  const { token } = await make(['postEquipment']);
  const post = (options: object) =>
    house.call('postEquipment', equipment('IDEMPOTENT'), { partition, idempotencyKey: 'k1', ...options });
  const first = await post({ accessToken: token });
  expect(await post({ accessToken: token })).toMatchObject({ response: 'ok', result: first.result });
  expect(await post({ sessionId: maker.sessionId })).not.toMatchObject({ response: 'ok' });

  const payload = { name: 'Once', authorisations: [right('getEquipment')] };
  const shown = await house.ask<Made>('postAccessToken', payload, { ...maker, idempotencyKey: 'k2' });
  expect(await house.ask('postAccessToken', payload, { ...maker, idempotencyKey: 'k2' })).toEqual(shown);
  const { rows } =
    await sql`select answer::text from idempotency where operation = 'tripDirector.postAccessToken'`.execute(
      house.app.database.writer(partition),
    );
  expect(JSON.stringify(rows)).not.toContain(shown.token);
});

test('each token has a brake of its own', async () => {
  const [wild, calm] = [await make(['getEquipment']), await make(['getEquipment'])];
  const answers = await Promise.all(Array.from({ length: 31 }, () => use(wild.token)));
  expect(answers.filter(({ status }) => status === 429)).toMatchObject([
    { code: 'throttled', details: { retryAfterSeconds: expect.any(Number) } },
  ]);
  expect(await use(calm.token)).toMatchObject({ response: 'ok' });
});
