import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementsOf } from '#platform/server/testing/count-statements.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { everyLoadRight } from '#modules/work/loads/server/testing/load-rooms.ts';
import { type LoadHouse, openLoadHouse, partition } from '../testing/load-house.ts';

interface Page {
  readonly rows: readonly { readonly id: string; readonly status: string }[];
}

let house: LoadHouse;
let colleague: Staff;
let carrier: Staff;
beforeAll(async () => {
  house = await openLoadHouse(undefined, { sharesAnswers: true });
  const { companyId } = house.planner;
  colleague = await buildStaff(house.app, partition, everyLoadRight, { companyId });
  carrier = await buildStaff(house.app, partition, everyLoadRight, { companyId, supplierId: house.supplierId });
});
afterAll(() => house.close());

const list = (by: Staff, query: object = {}) => house.ask<Page>('getLoads', query, by);
const idsOf = ({ rows }: Page) => rows.map(({ id }) => id).toSorted();
/** What is read of loads by a task. */
const readsOf = async (task: () => Promise<unknown>) =>
  (await statementsOf(task)).filter((text) => /from\s+"?load"?\s/i.test(text)).length;

test('colleagues who look at the same list are read to once, and the carrier by itself', async () => {
  const own = await house.bookTo(house.supplierId);
  const foreign = await house.book();
  const alone = await readsOf(() => list(house.planner));
  await house.book();
  let pages: readonly Page[] = [];
  const together = await readsOf(async () => {
    pages = await Promise.all([list(house.planner), list(colleague), list(house.planner), list(colleague)]);
  });
  expect(alone).toBeGreaterThan(0);
  expect(together).toBe(alone);
  expect(new Set(pages.map((page) => JSON.stringify(idsOf(page)))).size).toBe(1);
  expect(idsOf(pages[0]!)).toContain(foreign.id);
  expect(idsOf(await list(carrier))).toEqual([own.id]);
});

test('one’s own change is seen at once, in the list and in the counts', async () => {
  const { id } = await house.book();
  const countOf = async () =>
    (await house.ask<{ counts: { unassigned: number } }>('getLoadBoard', {}, house.planner)).counts.unassigned;
  const before = await countOf();
  expect((await list(house.planner)).rows.find((row) => row.id === id)?.status).toBe('DRAFT');
  await house.change('submitLoad', id);
  expect((await list(house.planner)).rows.find((row) => row.id === id)?.status).not.toBe('DRAFT');
  expect(await countOf()).toBe(before + 1);
});

test('what is one’s own is read for oneself', async () => {
  const { id } = await house.book({}, colleague);
  const [mine, theirs] = await Promise.all([list(house.planner, { isMine: true }), list(colleague, { isMine: true })]);
  expect(idsOf(mine)).not.toContain(id);
  expect(idsOf(theirs)).toEqual([id]);
});

test('figures without lanes count none', async () => {
  const board = await house.ask<{ lanes: unknown[] }>('getLoadBoard', { countsLanes: false }, house.planner);
  expect(board.lanes).toEqual([]);
});
