import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, defaultTimeZone, todayIn } from '#platform/dates.ts';
import type { House } from '#platform/server/testing/house.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import type { ApprovalItem, Delegation } from '../contract.ts';
import { buildDecider, buildItem, itemKinds, openApprovalHouse, type Item } from './testing/approval-house.ts';

let house: House;
let thandi: Staff;
let administrator: Staff;
let today: string;
beforeAll(async () => {
  house = await openApprovalHouse();
  thandi = await buildDecider(house, 'alpha');
  administrator = await buildDecider(house, 'alpha', { companyId: thandi.companyId });
  today = todayIn(defaultTimeZone, house.clock.now());
});
afterAll(() => house.close());

const colleague = (rights: readonly string[] = []) =>
  buildDecider(house, 'alpha', { companyId: thandi.companyId, rights });
/** Handed over, and released by an administrator where that is needed. */
const handOver = async (from: Staff, to: Staff, extra: object = {}) => {
  const made = await ask(from, to, extra);
  if (made.state !== 'waiting') return made;
  return house.ask<Delegation>(
    'putDelegationRelease',
    { delegationId: made.delegationId, release: true },
    administrator,
  );
};
const ask = (from: Staff, to: Staff, extra: object = {}) =>
  house.ask<Delegation>(
    'postDelegation',
    { delegateId: to.userId, from: today, to: addDays(today, 7), ...extra },
    from,
  );
const inbox = async (who: Staff) =>
  (await house.ask<{ rows: ApprovalItem[] }>('getApprovals', { pageSize: 500 }, who)).rows;
const decide = async ({ approve, lockId }: Item, who: Staff) =>
  house.call(approve.operation, approve.payload, { ...who, lockId: await lockId() });

test.each(itemKinds)(
  'who stands in decides a %s, with both names; never what either of the two captured',
  async (kind) => {
    const naledi = await buildDecider(house, 'alpha', { companyId: thandi.companyId });
    const stand = await colleague();
    const [item, ofDelegate, ofDelegator] = [
      await buildItem(house, naledi, kind),
      await buildItem(house, naledi, kind),
      await buildItem(house, naledi, kind),
    ];
    expect(await decide(item, stand)).toMatchObject({ code: 'forbidden' });
    await handOver(naledi, stand);
    await ofDelegate.capture(stand.userId);
    await ofDelegator.capture(naledi.userId);
    const seen = await inbox(stand);
    expect(seen.find(({ id }) => id === item.id)).toMatchObject({ inPlaceOf: [{ userId: naledi.userId }] });
    expect(seen.map(({ id }) => id)).not.toContain(ofDelegate.id);
    expect(seen.map(({ id }) => id)).not.toContain(ofDelegator.id);
    for (const own of [ofDelegate, ofDelegator]) expect(await decide(own, stand)).toMatchObject({ status: 422 });
    expect(await decide(item, stand)).toMatchObject({ response: 'ok' });
    const trail = await house.app.database
      .writer('alpha')
      .selectFrom('audit_entry')
      .select(['actor_name', 'on_behalf_of'])
      .where('partition', '=', 'alpha')
      .where('actor_id', '=', stand.userId)
      .execute();
    expect(trail).toContainEqual({ actor_name: 'Sipho Dlamini p.p. Sipho Dlamini', on_behalf_of: naledi.userId });
  },
);

test('who recommends credit and who stands in for them are one person: neither approves the recommendation', async () => {
  const naledi = await buildDecider(house, 'alpha', { companyId: thandi.companyId });
  const stand = await colleague();
  await handOver(naledi, stand);
  const large = { limit: 900_000, paymentTerm: 30 };
  for (const [recommender, other] of [
    [naledi, stand],
    [stand, naledi],
  ] as const) {
    const item = await buildItem(house, thandi, 'customer');
    const act = async (operation: string, who: Staff) =>
      house.call(operation, { id: item.id, ...large }, { ...who, lockId: await item.lockId() });
    expect(await act('recommendShipper', recommender)).toMatchObject({ response: 'ok' });
    for (const who of [recommender, other])
      expect(await act('approveShipper', who)).toMatchObject({ status: 422, code: 'ownRecommendation' });
    expect(await act('approveShipper', thandi)).toMatchObject({ response: 'ok' });
  }
});

test('a colleague without decisions of their own waits for an administrator, who is told, as is the security log', async () => {
  const naledi = await buildDecider(house, 'alpha', { companyId: thandi.companyId });
  const viewer = await colleague(['getCarrier']);
  const item = await buildItem(house, thandi, 'supplier');
  const made = await ask(naledi, viewer);
  expect(made).toMatchObject({ state: 'waiting', releasedBy: null });
  expect(await decide(item, viewer)).toMatchObject({ code: 'forbidden' });
  const told = (await house.messages()).filter((message) => message.to === administrator.account);
  expect(told[0]!.subject).toContain('Please release');
  // Neither of the two can say the administrator's word, whatever their rights.
  const release = (by: Staff) =>
    house.call('putDelegationRelease', { delegationId: made.delegationId, release: true }, by);
  expect(await release(naledi)).toMatchObject({ code: 'notFound' });
  expect(await release(viewer)).toMatchObject({ code: 'forbidden' });
  const listed = await house.ask<{ delegationId: string; mayRelease: boolean }[]>('getDelegations', {}, administrator);
  expect(listed.find(({ delegationId }) => delegationId === made.delegationId)).toMatchObject({ mayRelease: true });
  expect(await release(administrator)).toMatchObject({ response: 'ok', result: { state: 'inForce' } });
  expect(await release(administrator)).toMatchObject({ code: 'notFound' });
  expect(await decide(item, viewer)).toMatchObject({ response: 'ok' });
  const log = await sql<{ event: string }>`select event from security_log
    where partition = 'alpha' and noun = 'delegation' and record_id = ${made.delegationId} order by at`.execute(
    house.app.database.single('alpha'),
  );
  expect(log.rows.map(({ event }) => event).sort()).toEqual(['created', 'released']);
});

test('an administrator who refuses a hand-over ends it', async () => {
  const naledi = await buildDecider(house, 'alpha', { companyId: thandi.companyId });
  const viewer = await colleague();
  const { delegationId } = await ask(naledi, viewer);
  const refused = await house.ask('putDelegationRelease', { delegationId, release: false }, administrator);
  expect(refused).toMatchObject({ state: 'over' });
  expect((await house.messages()).filter((message) => message.to === viewer.account)).toEqual([]);
  expect((await house.messages()).find((message) => message.to === naledi.account)!.subject).toContain(
    'may not decide',
  );
});

test('a colleague who decides all of it already needs nobody; only the chosen kinds and amounts are handed over', async () => {
  const naledi = await buildDecider(house, 'alpha', { companyId: thandi.companyId });
  const peer = await buildDecider(house, 'alpha', { companyId: thandi.companyId });
  const stand = await colleague();
  const options = await house.ask<{
    kinds: string[];
    colleagues: { userId: string; roles: string[]; decides: string[] }[];
  }>('getDelegationOptions', { search: '' }, naledi);
  expect(options.colleagues[0]!.decides).toEqual(options.kinds);
  expect(options.colleagues[0]!.roles).toHaveLength(1);
  expect(await ask(naledi, peer, { to: today })).toMatchObject({ state: 'inForce' });
  const limited = await handOver(naledi, stand, {
    from: addDays(today, 1),
    to: addDays(today, 2),
    kinds: ['document'],
    amountLimit: 5_000,
  });
  expect(limited).toMatchObject({ kinds: ['document'], amountLimit: 5_000 });
  const second = await buildDecider(house, 'alpha', { companyId: thandi.companyId });
  const deputy = await colleague();
  await handOver(second, deputy, { kinds: ['customer'], amountLimit: 5_000 });
  const supplier = await buildItem(house, thandi, 'supplier');
  expect(await decide(supplier, deputy)).toMatchObject({ code: 'forbidden' });
  const customer = await buildItem(house, thandi, 'customer');
  const approve = async (limit: number) =>
    house.call(
      'approveShipper',
      { id: customer.id, limit, paymentTerm: 30 },
      { ...deputy, lockId: await customer.lockId() },
    );
  expect(await approve(5_000.01)).toMatchObject({ code: 'aboveLimit', details: { limit: 5_000 } });
  expect(await approve(5_000)).toMatchObject({ response: 'ok' });
});

test('it begins and ends on its days, and can be taken back at once', async () => {
  const naledi = await buildDecider(house, 'alpha', { companyId: thandi.companyId });
  const stand = await colleague();
  const planned = await handOver(naledi, stand, { from: addDays(today, 8), to: addDays(today, 9) });
  expect(planned).toMatchObject({ state: 'planned', from: addDays(today, 8), to: addDays(today, 9) });
  expect(await house.call('getApprovals', {}, stand)).toMatchObject({ code: 'forbidden' });
  const { delegationId } = await handOver(naledi, stand);
  expect(await house.call('getApprovals', {}, stand)).toMatchObject({ response: 'ok' });
  expect(await house.call('deleteDelegation', { delegationId }, thandi)).toMatchObject({ code: 'notFound' });
  await house.ask('deleteDelegation', { delegationId }, naledi);
  expect(await house.call('getApprovals', {}, stand)).toMatchObject({ code: 'forbidden' });
  expect(await house.call('deleteDelegation', { delegationId }, naledi)).toMatchObject({ code: 'notFound' });
});

test('only own rights are handed over, to a colleague of the company, for a time', async () => {
  const stand = await colleague(['postDelegation']);
  await handOver(thandi, stand);
  const third = await colleague();
  const days = { from: today, to: addDays(today, 7) };
  expect(await house.call('postDelegation', { delegateId: third.userId, ...days }, stand)).toMatchObject({
    code: 'nothingToDelegate',
  });
  const stranger = await buildDecider(house, 'beta');
  const clerk = await colleague(['postDelegation', 'approveCarrier', 'rejectCarrier']);
  for (const kinds of [['customer'], ['supplier', 'bank']])
    expect(await house.call('postDelegation', { delegateId: third.userId, ...days, kinds }, clerk)).toMatchObject({
      fields: { kinds: expect.any(String) },
    });
  for (const [change, path] of [
    [{ delegateId: stranger.userId }, 'delegateId'],
    [{ delegateId: thandi.userId }, 'delegateId'],
    [{ to: addDays(today, -1), from: addDays(today, -2) }, 'to'],
    [{ to: addDays(today, -1) }, 'to'],
    [{ to: addDays(today, 400) }, 'to'],
  ] as const) {
    const answer = await house.call('postDelegation', { delegateId: third.userId, ...days, ...change }, thandi);
    expect(Object.keys(answer.fields ?? {})).toEqual([path]);
  }
});

test('two hand-overs of one person never overlap, however they come', async () => {
  const naledi = await buildDecider(house, 'alpha', { companyId: thandi.companyId });
  const [stand, other] = [await colleague(), await colleague()];
  const at = (first: number, last: number, to = other) =>
    house.call(
      'postDelegation',
      { delegateId: to.userId, from: addDays(today, first), to: addDays(today, last) },
      { ...naledi, language: 'en' },
    );
  const racing = await Promise.all([at(10, 20, stand), at(15, 25), at(20, 30)]);
  expect(racing.filter(({ response }) => response === 'ok')).toHaveLength(1);
  const { from, to } = (await house.ask<(Delegation & { from: string })[]>('getDelegations', {}, naledi))[0]!;
  for (const day of [from, to]) {
    const answer = await house.call('postDelegation', { delegateId: other.userId, from: day, to: day }, naledi);
    expect(answer).toMatchObject({ status: 400, fields: { from: expect.stringContaining('Sipho Dlamini') } });
  }
  expect(await at(1, 9)).toMatchObject({ response: 'ok' });
  expect(await at(31, 31)).toMatchObject({ response: 'ok' });
});

test('the deputy is told by mail, in their language, that they decide and that they no longer do', async () => {
  const naledi = await buildDecider(house, 'alpha', { companyId: thandi.companyId });
  const stand = await colleague();
  await house.app.database
    .single('alpha')
    .updateTable('app_user')
    .set({ language: 'fr' })
    .where('partition', '=', 'alpha')
    .where('id', '=', stand.userId)
    .execute();
  const { delegationId } = await handOver(naledi, stand, { note: 'Au mariage de ma sœur.' });
  const mails = async () => (await house.messages()).filter((message) => message.to === stand.account);
  const [told] = await mails();
  expect(told).toMatchObject({ subject: 'Vous décidez à la place de Sipho Dlamini' });
  expect(told!.text).toContain('Au mariage de ma sœur.');
  expect(told!.links.join()).toContain('/approvals');
  await house.ask('deleteDelegation', { delegationId }, naledi);
  expect(await mails()).toHaveLength(2);
  expect((await mails())[0]).toMatchObject({ subject: 'Vous ne décidez plus à la place de Sipho Dlamini' });
});

test('who sees only some records hands nothing over, and what they handed over before ends with the limit', async () => {
  const limit = async (who: Staff, scope: object) => {
    const db = house.app.database.single('alpha');
    const { profile_id } = await db
      .selectFrom('user_profile')
      .select('profile_id')
      .where('partition', '=', 'alpha')
      .where('user_id', '=', who.userId)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('role_profile')
      .set({ record_scope: JSON.stringify(scope), version: sql<number>`version + 1` })
      .where('partition', '=', 'alpha')
      .where('id', '=', profile_id)
      .execute();
  };
  const naledi = await buildDecider(house, 'alpha', { companyId: thandi.companyId });
  const stand = await colleague();
  await handOver(naledi, stand);
  const item = await buildItem(house, thandi, 'supplier');
  await limit(naledi, { supplier: { own: true, ids: [] } });
  expect(await decide(item, stand)).toMatchObject({ code: 'forbidden' });
  expect(await inbox(naledi)).toEqual(expect.not.arrayContaining([expect.objectContaining({ id: item.id })]));
  const days = { from: addDays(today, 20), to: addDays(today, 21) };
  expect(await house.call('postDelegation', { delegateId: stand.userId, ...days }, naledi)).toMatchObject({
    code: 'limitedDelegator',
  });
});

test('a right that the delegator loses is lost to who stands in', async () => {
  const naledi = await buildDecider(house, 'alpha', { companyId: thandi.companyId });
  const stand = await colleague();
  await handOver(naledi, stand);
  const item = await buildItem(house, thandi, 'supplier');
  await house.app.database
    .writer('alpha')
    .updateTable('app_user')
    .set({ status: 'deactivated', version: 99 })
    .where('partition', '=', 'alpha')
    .where('id', '=', naledi.userId)
    .execute();
  expect(await decide(item, stand)).toMatchObject({ code: 'forbidden' });
});

test('no sequence of decisions decides twice, or by who captured', async () => {
  const naledi = await buildDecider(house, 'alpha', { companyId: thandi.companyId });
  const stand = await colleague();
  await handOver(naledi, stand);
  const people = [thandi, naledi, stand] as const;
  const step = fc.record({ who: fc.constantFrom(0, 1, 2), how: fc.constantFrom('approve', 'reject') });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('bank', 'certificate', 'document'),
      fc.constantFrom(0, 1, 2),
      fc.array(step, { minLength: 2, maxLength: 5 }),
      async (kind, capturer, steps) => {
        const item = await buildItem(house, thandi, kind);
        await item.capture(people[capturer]!.userId);
        const barred = capturer === 1 ? [1, 2] : [capturer];
        let decisions = 0;
        for (const { who, how } of steps) {
          const { operation, payload } = item[how as 'approve' | 'reject'];
          const before = decisions;
          const answer = await house.call(operation, payload, { ...people[who]!, lockId: await item.lockId() });
          if (answer.response !== 'ok') continue;
          expect(barred, `${operation} by ${who}`).not.toContain(who);
          // What was approved may be rejected later, with its reason; nothing is decided the same way twice.
          expect(before === 0 || (how === 'reject' && kind !== 'bank')).toBe(true);
          decisions += how === 'reject' ? 2 : 1;
        }
      },
    ),
    { numRuns: 12 },
  );
});
