import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { openBegun, periodFor } from '#modules/money/posting-periods/server/index.ts';
import type { FiscalMonth } from '#modules/money/posting-periods/contract.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import { postJournals } from './post.ts';
import { type BookHouse, bookDay, openBookHouse, partition } from './testing/book-house.ts';

let house: BookHouse;
beforeAll(async () => {
  house = await openBookHouse();
});
afterAll(() => house.close());

const change = async (month: string, state: string, more: object = {}, by: Staff = house.manager) =>
  house.call('updateFiscalMonthPosting', { periodId: await house.month(month), area: 'journals', state, ...more }, by);
const months = () => house.ask<FiscalMonth[]>('getAllFiscalMonths', {}, house.clerk);
const stateOf = async (month: string, area = 'journals') =>
  (await months()).find(({ from, no }) => no < 13 && from.startsWith(month))!.areas.find((each) => each.area === area)!
    .state;

test('a year has twelve months and a thirteenth period; those that have begun are open', async () => {
  const all = await months();
  expect(all.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect([all[0]!.from, all[11]!.to, all[12]!.from, all[12]!.to]).toEqual([
    '2026-03-01',
    '2027-02-28',
    '2027-02-28',
    '2027-02-28',
  ]);
  expect(all.filter(({ isCurrent }) => isCurrent).map(({ from }) => from)).toEqual(['2026-11-01']);
  expect([await stateOf('2026-11'), await stateOf('2026-12')]).toEqual(['OPEN', 'FUTURE']);
  expect(await house.ask('getOpenFiscalMonth', {}, house.clerk)).toMatchObject({ from: '2026-11-01' });
  expect(await house.ask('getOpenFiscalYear', {}, house.clerk)).toMatchObject({ name: '2026/27', isCurrent: true });
  expect(await house.ask<unknown[]>('getCurrentFiscalMonths', {}, house.clerk)).toHaveLength(13);
});

test('months of an area are closed in their order, and opened again by somebody else with a reason and a second factor', async () => {
  expect(await change('2026-04', 'CLOSED')).toMatchObject({ code: 'earlierMonthOpen', details: { month: '2026-03' } });
  expect(await change('2026-03', 'CLOSED')).toMatchObject({ response: 'ok' });
  expect([await stateOf('2026-03'), await stateOf('2026-03', 'sales')]).toEqual(['CLOSED', 'OPEN']);
  const reason = 'A carrier sent its invoice late';
  expect(await change('2026-03', 'OPEN')).toMatchObject({ fields: { reason: 'Say why the month is opened again.' } });
  expect(await change('2026-03', 'OPEN', { reason })).toMatchObject({ status: 403, code: 'ownClosing' });
  expect(await change('2026-03', 'OPEN', { reason }, house.clerk)).toMatchObject({
    code: 'reopeningNeedsSecondFactor',
  });
  expect(await change('2026-03', 'LOCKED')).toMatchObject({ response: 'ok' });
  expect(await change('2026-03', 'OPEN', { reason }, house.clerk)).toMatchObject({ code: 'postingStateNotReached' });
  await expect(
    house.within(({ db }) =>
      sql`update period_posting set state = 'OPEN' where partition = ${partition} and state = 'LOCKED'`.execute(db),
    ),
  ).rejects.toThrow(/does not go from LOCKED to OPEN/);
});

test('a month on hold takes the postings of those who may change periods, and of nobody else', async () => {
  expect(await change('2026-05', 'HOLD')).toMatchObject({ response: 'ok' });
  const place = { companyId: house.companyId, area: 'journals', date: '2026-05-10' } as const;
  const as = (authorisations: readonly string[]) =>
    house.within((context) => {
      const actor = { kind: 'user', authorisations: new Set(authorisations) } as unknown as Context['actor'];
      return periodFor({ ...context, actor }, place);
    });
  expect(await as(['tripDirector.updateFiscalMonthPosting'])).toBe(await house.month('2026-05'));
  await expect(as(['tripDirector.approveTransaction'])).rejects.toMatchObject({ code: 'periodHeld' });
  expect(await change('2026-05', 'OPEN')).toMatchObject({ response: 'ok' });
});

test('today is that of the company, also where another day has begun elsewhere; the calendar opens the month once', async () => {
  house.clock.set(new Date('2026-11-30T22:30:00Z'));
  const open = () => house.ask<FiscalMonth>('getOpenFiscalMonth', {}, house.clerk);
  // In Johannesburg it is December, which nobody has opened yet.
  expect((await months()).find(({ isCurrent }) => isCurrent)).toMatchObject({ from: '2026-12-01' });
  await house.within((context) => openBegun(context, { companyId: house.companyId, today: '2026-12-01' }));
  await house.within((context) => openBegun(context, { companyId: house.companyId, today: '2026-12-01' }));
  expect(await open()).toMatchObject({ from: '2026-12-01' });
  const december = await house.month('2026-12');
  const history = await house.ask<{ event: string }[]>(
    'getPostingPeriodHistory',
    { periodId: december, area: 'fleet' },
    house.clerk,
  );
  expect(history.map(({ event }) => event)).toEqual(['opened']);
  house.clock.set(new Date(`${bookDay}T10:00:00Z`));
});

test('who is limited to profit centres sees the lines of these alone, and no sum of the company', async () => {
  const other = await house.ask<{ id: string }>(
    'addProfitCentre',
    { code: 'CPT', name: 'Cape Town', type: 'lane' },
    house.clerk,
  );
  await house.post([
    ['6400', 11],
    ['1000', -11],
  ]);
  await house.post([
    ['6400', 22, other.id],
    ['1000', -22],
  ]);
  const limited = await buildStaff(
    house.app,
    partition,
    ['getAccountTransactions', 'getJournalAccountsWithBalances', 'getJournal', 'getLedgerAgeing'],
    { companyId: house.companyId, scope: { profitCentre: { own: false, ids: [other.id] } } },
  );
  const seen = await house.ask<{ rows: { amount: number; journalId: string }[]; closing: number }>(
    'getAccountTransactions',
    {},
    limited,
  );
  expect(seen.rows.map(({ amount }) => amount)).toEqual([22]);
  expect(seen.closing).toBe(22);
  for (const [operation, payload] of [
    ['getJournalAccountsWithBalances', {}],
    ['getJournal', { id: seen.rows[0]!.journalId }],
    ['getLedgerAgeing', { partyKind: 'customer' }],
  ] as const)
    expect(await house.call(operation, payload, limited), operation).toMatchObject({ code: 'outsideScope' });
});

test('who is limited to one profit centre posts both sides of a journal, and sees afterwards what they saw before', async () => {
  const scope = JSON.stringify({ user: house.clerk.userId, profitCentre: { own: false, ids: [house.centreId] } });
  const actor = {
    kind: 'user',
    id: house.clerk.userId,
    name: 'Limited',
    companyId: house.companyId,
    authorisations: new Set<string>(),
    scope,
  };
  const system = systemContext(house.app, {
    language: 'en',
    requestId: 'limited',
    operation: 'tripDirector.bookInternalOrder',
  });
  const posting = await house.posting([
    ['6400', 5],
    ['1000', -5],
  ]);
  const post = () =>
    inPartition({ ...system, actor: actor as never }, partition, async (context) => {
      // As a call of theirs begins.
      await sql`select set_config('app.scope', ${scope}, true)`.execute(context.db);
      const [posted] = await postJournals(context, [posting]);
      const { rows } = await sql<{ lines: number }>`
        select count(*)::int as lines from journal_line where partition = ${partition} and journal_id = ${posted!.id}`.execute(
        context.db,
      );
      return { ...posted!, lines: rows[0]!.lines };
    });
  const first = await post();
  expect(first.lines).toBe(1);
  expect(await post()).toEqual(first);
});
