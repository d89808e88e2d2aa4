import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { everyLoadRight } from '#modules/work/loads/server/testing/load-rooms.ts';
import { type LoadHouse, openLoadHouse, partition } from '../testing/load-house.ts';

interface Row {
  readonly id: string;
  readonly loadNumber: string;
  readonly status: string;
  readonly holds: readonly string[];
  readonly registrationNumber: string;
}
interface Board {
  readonly counts: Readonly<Record<string, number>>;
  readonly lanes: readonly { readonly status: string; readonly total: number; readonly rows: readonly Row[] }[];
}

let house: LoadHouse;
let supplierUser: Staff;
beforeAll(async () => {
  house = await openLoadHouse();
  supplierUser = await buildStaff(house.app, partition, everyLoadRight, {
    companyId: house.planner.companyId,
    supplierId: house.supplierId,
  });
});
afterAll(() => house.close());

const board = (by = house.planner) => house.ask<Board>('getLoadBoard', { rowsPerLane: 10 }, by);
const list = (query: object, by = house.planner) => house.ask<{ rows: Row[]; total: number }>('getLoads', query, by);
const set = (id: string, columns: string) =>
  sql`update load set ${sql.raw(columns)} where id = ${id}`.execute(house.app.database.writer(partition));

describe('the board', () => {
  test('each chip counts what the list behind it shows', async () => {
    const db = [
      ['status = $$READY$$', 'unassigned'],
      ['status = $$TENDERED$$, tender_status = $$OPEN$$, tender_ends_at = now() + interval $$10 min$$', 'tenderEnding'],
      ['status = $$IN_TRANSIT$$, is_late = true, late_minutes = 42, last_event_at = now()', 'late'],
      ['status = $$IN_TRANSIT$$, last_event_at = now() - interval $$5 hours$$', 'silent'],
      ['status = $$DELIVERED$$, pod_status = $$AWAITED$$', 'podMissing'],
      ['hold_types = $${CUSTOMER}$$', 'held'],
      ['status = $$DELIVERED$$, customer_billing = $$READY$$', 'unbilled'],
    ] as const;
    for (const [columns, chip] of db) {
      const { id } = await house.book();
      await set(id, columns.replaceAll('$$', "'"));
      const { rows, total } = await list({ chip });
      expect(
        rows.map((row) => row.id),
        chip,
      ).toContain(id);
      expect((await board()).counts[chip], chip).toBe(total);
    }
  });

  test('lanes hold the open loads by status, the ones that load first on top', async () => {
    const { id: second } = await house.book({}, house.planner);
    const { id: first } = await house.book();
    await set(first, "load_at = now() - interval '1 day'");
    const { lanes } = await board();
    expect(lanes.map(({ status }) => status)).not.toContain('DELIVERED');
    const drafts = lanes.find(({ status }) => status === 'DRAFT')!;
    const ids = drafts.rows.map(({ id }) => id);
    expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second));
    expect(drafts.total).toBe((await list({ status: ['DRAFT'] })).total);
  });

  test('several states are one list, in the order of loading', async () => {
    const { rows } = await list({ status: ['DRAFT', 'READY', 'DRAFT'] });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['DRAFT', 'READY']));
  });
});

describe('the list', () => {
  test('proofs and holds that are asked for are those that the loads have', async () => {
    const [proof, held] = [await house.bookTo(house.supplierId), await house.bookTo(house.supplierId)];
    await set(proof.id, "status = 'CLOSED', pod_status = 'podSubmitted'");
    await set(held.id, "hold_types = array['SAFETY']");
    const ids = async (query: object) => (await list(query)).rows.map(({ id }) => id);
    expect(await ids({ podStatus: ['podSubmitted'], status: ['CLOSED'] })).toContain(proof.id);
    expect(await ids({ podStatus: ['podSubmitted', 'WAIVED'], status: ['CLOSED'] })).toContain(proof.id);
    expect(await ids({ podStatus: ['AWAITED'], status: ['CLOSED'] })).not.toContain(proof.id);
    expect(await ids({ holdType: 'SAFETY' })).toContain(held.id);
    expect(await ids({ holdType: 'CREDIT' })).not.toContain(held.id);
    expect(await ids({ holdType: 'SAFETY' })).not.toContain(proof.id);
    await set(held.id, "hold_types = '{}'");
  });

  test('a load is found by its plate once it has one, and what was answered can be changed on', async () => {
    const load = await house.bookTo(house.supplierId);
    const resources = { vehicleId: await house.vehicle('SEEK77GP'), driverId: await house.driver('SEEK77') };
    const answer = await house.change('assignLoad', load.id, resources);
    const { lockId } = (await house.read(load.id)) as unknown as { lockId: string };
    expect(answer).toMatchObject({ response: 'ok', result: { lockId, status: 'ASSIGNED' } });
    const found = await list({ search: 'SEEK77GP' });
    expect(found.rows.map(({ id }) => id)).toEqual([load.id]);
  });
});

describe('rows that are read again', () => {
  test('are those of the list, whatever else it is asked for', async () => {
    const [ready, draft] = [await house.bookTo(house.supplierId), await house.book()];
    const asked = [ready.id, draft.id];
    const ids = async (query: object, by = house.planner) =>
      (await list({ ids: asked, ...query }, by)).rows.map(({ id }) => id).toSorted();
    expect(await ids({})).toEqual(asked.toSorted());
    expect(await ids({ ids: [draft.id] })).toEqual([draft.id]);
    expect(await ids({ ids: [crypto.randomUUID()] })).toEqual([]);
    expect(await ids({ status: ['DRAFT'] })).toEqual([draft.id]);
    expect(await ids({ status: ['DRAFT', 'CANCELLED', 'CLOSED'] })).toEqual([draft.id]);
    expect(await ids({ status: ['CLOSED', 'CANCELLED'] })).toEqual([]);
    expect(await ids({ search: draft.loadNumber })).toEqual([draft.id]);
    expect(await ids({ search: 'nowhere at all' })).toEqual([]);
    expect(await ids({ chip: 'late' })).toEqual([]);
    expect((await list({ ids: [draft.id] })).total).toBe(1);
  });

  test('of others stay out of reach', async () => {
    const [foreign, own] = [await house.bookTo(null), await house.bookTo(house.supplierId)];
    const { rows, total } = await list({ ids: [foreign.id, own.id] }, supplierUser);
    expect(rows.map(({ id }) => id)).toEqual([own.id]);
    expect(total).toBe(1);
    expect(Object.keys(rows[0]!)).not.toContain('sell');
  });
});

describe('who sees loads as a supplier', () => {
  test('has no customer, no prices of the customer and no credit in list and board', async () => {
    const load = await house.bookTo(house.supplierId);
    await set(load.id, "hold_types = '{CREDIT}'");
    const hidden = ['customerId', 'customerName', 'billToName', 'sell', 'margin', 'marginPercent', 'customerBilling'];
    const { rows } = await list({ pageSize: 200 }, supplierUser);
    const own = rows.find(({ id }) => id === load.id)!;
    const { counts, lanes } = await board(supplierUser);
    const onBoard = lanes.flatMap((lane) => lane.rows).find(({ id }) => id === load.id)!;
    for (const row of [own, onBoard]) {
      expect(Object.keys(row).filter((key) => hidden.includes(key))).toEqual([]);
      expect(row.holds).toEqual([]);
    }
    expect(counts).not.toHaveProperty('unbilled');
    expect(counts['held']).toBe(0);
    expect((await list({ holdType: 'CREDIT' }, supplierUser)).total).toBe(0);
    expect((await list({ chip: 'unbilled' }, supplierUser)).total).toBe(0);
    expect((await list({ customerId: house.customerId }, supplierUser)).total).toBe(0);
  });
});
