import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statementsOf, turnsOf } from '#platform/server/testing/count-statements.ts';
import { partition } from '#modules/work/loads/server/testing/load-house.ts';
import { openTripHouse, type Phone, type TripHouse } from './testing/trip-house.ts';

/** What an event of a driver costs, and what it must not cost others (decision 0173). */
let house: TripHouse;
beforeAll(async () => {
  house = await openTripHouse();
});
afterAll(() => house.close());

const db = () => house.app.database.writer(partition);
const note = { kind: 'note', note: 'At the gate' };
const kept = async (id: string) =>
  (
    await sql<{
      n: number;
    }>`select count(*)::int as n from load_event where load_id = ${id} and source = 'driver'`.execute(db())
  ).rows[0]!.n;
/** The phone has called before, so that its next call is begun for it. */
async function known(): ReturnType<TripHouse['drive']> {
  const driven = await house.drive();
  for (let call = 0; call < 3; call++) await house.tell(driven.phone, [note]);
  return driven;
}
/** Of three tries: an SMS that is sent meanwhile is no turn of the task. */
async function fewestTurns(task: () => Promise<unknown>): Promise<number> {
  return Math.min(await turnsOf(task), await turnsOf(task), await turnsOf(task));
}
const endSession = ({ sessionId }: Phone) =>
  sql`select session_end(sha256(${sessionId}::bytea))`.execute(house.app.database.single(''));

describe('a phone that called before', () => {
  test('waits for the database twice: for all that is read, with the question who it is, and for all that is written', async () => {
    const { load, phone } = await known();
    expect(await fewestTurns(() => house.tell(phone, [note]))).toBe(2);
    const stopId = load.stops[0]!.id;
    expect(await fewestTurns(() => house.tell(phone, [{ kind: 'arrived', stopId }]))).toBe(2);
  });

  test('opens its trip in eight turns: two for what its page shows, and the others for its inspection and the end', async () => {
    const { phone } = await known();
    await house.trip(phone);
    expect(await fewestTurns(() => house.trip(phone))).toBe(8);
  });

  test('whose session has ended meanwhile writes nothing of what was begun for it, and holds nobody up', async () => {
    const { load, phone } = await known();
    const before = await kept(load.id);
    await endSession(phone);
    expect(await house.tell(phone, [note])).toMatchObject({ code: 'sessionEnded' });
    expect(await house.tell(phone, [note])).toMatchObject({ code: 'sessionEnded' });
    expect(await kept(load.id)).toBe(before);
    const other = { ...(await house.phone()), key: phone.key };
    expect(await house.tell(other, [note])).toMatchObject({ response: 'ok' });
  });

  test('whose link was replaced meanwhile is told so, and writes nothing', async () => {
    const { load, phone } = await known();
    const before = await kept(load.id);
    await house.ask('sendDriverTrip', { id: load.id }, house.planner);
    expect(await house.tell(phone, [note])).toMatchObject({ code: 'linkNotUsable' });
    expect(await kept(load.id)).toBe(before);
  });

  test('with another key in the same session tells of the trip of that key', async () => {
    const { load, phone } = await known();
    const other = await known();
    const before = await kept(load.id);
    for (let call = 0; call < 2; call++) {
      expect(await house.tell({ ...phone, key: other.phone.key }, [note])).toMatchObject({ response: 'ok' });
      expect(await house.tell(phone, [note])).toMatchObject({ response: 'ok' });
    }
    expect(await kept(load.id)).toBe(before + 2);
    expect(await kept(other.load.id)).toBe(5);
  });
});

describe('a note', () => {
  test('reads neither stops nor former events, and changes nothing of its load, which was heard of all the same', async () => {
    const { load, phone } = await known();
    const row = async () =>
      (
        await sql<{
          load: object;
        }>`select to_jsonb(l) as load from load l where id = ${load.id}`.execute(db())
      ).rows[0];
    const before = await row();
    const statements = await statementsOf(() => house.tell(phone, [note]));
    expect(statements.filter((text) => /from stop|occurred_at <|not exists|update "load"/.test(text))).toEqual([]);
    expect(await row()).toEqual(before);
    expect(await house.read(load.id)).toMatchObject({ lastEventAt: house.clock.now().toISOString() });
  });

  test('is heard of in the list and on the board, where silence is counted; what was sent before says nothing', async () => {
    const { load, phone } = await known();
    const isSilent = async () => {
      const { rows } = await house.ask<{ rows: { id: string; lastEventAt: string }[] }>(
        'getLoads',
        { chip: 'silent' },
        house.planner,
      );
      const { counts } = await house.ask<{ counts: { silent: number } }>(
        'getLoadBoard',
        { rowsPerLane: 0 },
        house.planner,
      );
      expect(counts.silent).toBe(rows.length);
      return rows.some(({ id }) => id === load.id);
    };
    const quiet = (table: string, column: string) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${house.minutes(-300)}
           where ${sql.ref(table === 'load' ? 'id' : 'load_id')} = ${load.id}`.execute(db());
    await quiet('load', 'last_event_at');
    expect(await isSilent()).toBe(false);
    await quiet('trip_device', 'told_at');
    expect(await isSilent()).toBe(true);
    const told = { ...note, sourceEventId: 'told-once' };
    await house.tell(phone, [told]);
    // Its own row was about to say that it is silent, and says better now.
    await quiet('trip_device', 'told_at');
    expect(await isSilent()).toBe(false);
    await quiet('load', 'last_event_at');
    await house.tell(phone, [told]);
    expect(await isSilent()).toBe(true);
    expect(await house.read(load.id)).toMatchObject({ lastEventAt: house.minutes(-300) });
    await house.tell(phone, [note]);
    const { rows } = await house.ask<{ rows: { id: string; lastEventAt: string }[] }>(
      'getLoads',
      { pageSize: 200 },
      house.planner,
    );
    expect(rows.find(({ id }) => id === load.id)).toMatchObject({ lastEventAt: house.clock.now().toISOString() });
  });

  test('takes nothing from a planner who has the load open; an arrival is told', async () => {
    const { load, phone } = await known();
    const opened = await house.read(load.id);
    await house.tell(phone, [note], { sentAt: house.minutes(1) });
    const put = (record: object) => house.call('putLoad', record, { ...house.planner, lockId: opened.lockId });
    expect(await put({ ...opened, internalNotes: 'Call the gate' })).toMatchObject({ response: 'ok' });
    const again = await house.read(load.id);
    await house.tell(phone, [{ kind: 'arrived', stopId: load.stops[0]!.id }]);
    expect(
      await house.call('putLoad', { id: load.id, internalNotes: '' }, { ...house.planner, lockId: again.lockId }),
    ).toMatchObject({ code: 'changedByOther' });
  });

  test('delivers a load that only a hold had kept', async () => {
    const { load, phone } = await house.drive();
    const [pickup, delivery] = load.stops.map(({ id }) => id);
    await house.tell(phone, [{ kind: 'departed', stopId: pickup, occurredAt: house.minutes(-60) }]);
    const hold = { type: 'CUSTOMER', reason: 'Wait', blocksDelivery: true };
    expect(await house.change('postLoadHold', load.id, hold)).toMatchObject({ response: 'ok' });
    await house.tell(phone, [{ kind: 'workEnded', stopId: delivery }]);
    expect(await house.read(load.id)).toMatchObject({ status: 'IN_TRANSIT' });
    await sql`update load_hold set released_at = now() where load_id = ${load.id}`.execute(db());
    expect(await house.tell(phone, [note])).toMatchObject({ result: { status: 'DELIVERED' } });
  });

  test('that takes the place of an arrival takes the arrival back', async () => {
    const { load, phone } = await house.drive();
    const stopId = load.stops[0]!.id;
    await house.tell(phone, [{ kind: 'arrived', stopId, sourceEventId: 'arrived-by-mistake' }]);
    expect((await house.read(load.id)).stops[0]).toMatchObject({ arrivedAt: expect.any(String) });
    await house.tell(phone, [{ ...note, supersedes: 'arrived-by-mistake' }]);
    expect((await house.read(load.id)).stops[0]).toMatchObject({ arrivedAt: null });
  });
});
