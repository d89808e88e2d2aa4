import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, defaultTimeZone, todayIn } from '#platform/dates.ts';
import type { House } from '#platform/server/testing/house.ts';
import type { Staff } from '#modules/access/server/index.ts';
import type { ApprovalItem, Delegation } from '../contract.ts';
import { buildDecider, buildItem, itemKinds, openApprovalHouse, type Item } from './testing/approval-house.ts';

let house: House;
let thandi: Staff;
let today: string;
beforeAll(async () => {
  house = await openApprovalHouse();
  thandi = await buildDecider(house, 'alpha');
  today = todayIn(defaultTimeZone, house.clock.now());
}, 60_000);
afterAll(() => house.close());

const colleague = (rights: readonly string[] = []) =>
  buildDecider(house, 'alpha', { companyId: thandi.companyId, rights });
const handOver = (from: Staff, to: Staff, extra: object = {}) =>
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
}, 120_000);
