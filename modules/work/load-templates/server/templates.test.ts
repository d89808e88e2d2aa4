import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { todayIn } from '#platform/dates.ts';
import { allProviders, type LoadHouse, openLoadHouse } from '#modules/work/loads/server/testing/load-house.ts';
import { loadRoomsWith } from '#modules/work/loads/server/testing/load-rooms.ts';
import { templateService } from '../contract.ts';
import { templateFailureTexts } from '../messages/failures/index.ts';
import { draftsAhead } from './drafts-ahead.ts';
import { onAnotherDay } from './drafting.ts';
import { templateOperationsWith } from './operations.ts';

const rooms = loadRoomsWith(allProviders);

let house: LoadHouse;
beforeAll(async () => {
  house = await openLoadHouse(allProviders, {
    rights: Object.keys(templateService.operations),
    implementations: [templateOperationsWith(rooms)],
    failureCatalogues: [templateFailureTexts],
  });
});
afterAll(() => house.close());

const keep = async (fields: object, detail: object = {}) => {
  const load = await house.book(detail);
  const { id } = await house.ask<{ id: string }>('postLoadTemplate', { loadId: load.id, ...fields }, house.planner);
  return { id, load };
};
const read = (id: string) =>
  house.ask<{ lockId: string; isFailing: boolean; drafts: { day: string; loadId: string }[]; today: string }>(
    'getLoadTemplate',
    { id },
    house.planner,
  );
const work = () => draftsAhead(house.app, rooms).work({}, { number: 1, isLastAttempt: true });

test('a load is kept as a template and booked again for another day, without what travels once', async () => {
  const { id, load } = await keep({ name: 'Weekly maize' }, { container: { number: 'MSKU1234565', sealNos: ['S1'] } });
  const made = await house.ask<{ id: string }>('postLoadFromTemplate', { id, day: '2027-03-01' }, house.planner);
  const again = await house.read(made.id);
  expect(again).toMatchObject({ status: 'DRAFT', sell: load.sell, orderNumbers: [] });
  expect(again.container).toMatchObject({ number: '', sealNos: [] });
  // The day of the client, which may have begun while London still writes the one before.
  expect(todayIn('Africa/Johannesburg', new Date(again.stops[0]!.windowStart!))).toBe('2027-03-01');
  // To the minute: nobody books a window by the second.
  expect(again.stops[0]?.windowStart?.slice(11, 16)).toBe(load.stops[0]?.windowStart?.slice(11, 16));
  const twice = await house.call('postLoadTemplate', { loadId: load.id, name: 'WEEKLY maize' }, house.planner);
  expect(Object.keys(twice.fields ?? {})).toEqual(['name']);
});

test('eight o’clock stays eight o’clock where summer time begins in between', () => {
  const at = (windowStart: string) => ({ stops: [{ windowStart, windowEnd: null, plannedArrival: null }] }) as never;
  // Europe/Lisbon: clocks go forward on 28 March 2027.
  const moved = onAnotherDay(at('2027-03-27T08:00:00.000Z'), 'Europe/Lisbon', 2);
  expect(moved.stops[0]?.windowStart).toBe('2027-03-29T07:00:00.000Z');
});

test('drafts are made for the days ahead, each once, however often and however many work at a time', async () => {
  const { id } = await keep({ name: 'Every day', weekdays: [1, 2, 3, 4, 5, 6, 7], daysAhead: 3 });
  await Promise.all([work(), work(), work()]);
  const first = await read(id);
  expect(first.drafts).toHaveLength(4);
  await house.change('cancelLoad', first.drafts[0]!.loadId, { reason: 'Not this day' });
  await work();
  expect((await read(id)).drafts).toHaveLength(4);
  house.clock.advance(24 * 3_600_000);
  await work();
  expect((await read(id)).drafts).toHaveLength(5);
});

test('a draft that is refused leaves nothing, says so, and holds up no other template', async () => {
  const { id, load } = await keep({ name: 'A breaks', weekdays: [1, 2, 3, 4, 5, 6, 7], daysAhead: 0 });
  const other = await keep({ name: 'Works', weekdays: [1, 2, 3, 4, 5, 6, 7], daysAhead: 0 });
  await sql`update load_template set input = jsonb_set(input, '{equipmentTypeId}', to_jsonb(gen_random_uuid()::text)) where id = ${id}`.execute(
    house.app.database.writer('alpha'),
  );
  await work();
  expect(await read(id)).toMatchObject({ isFailing: true, drafts: [] });
  expect((await read(other.id)).drafts).toHaveLength(1);
  expect(load.status).toBe('DRAFT');
  const { lockId } = await read(id);
  await house.ask('deleteLoadTemplate', { id }, { ...house.planner, lockId });
  expect((await house.call('getLoadTemplate', { id }, house.planner)).response).not.toBe('ok');
});
