import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { machine } from '#platform/machine.ts';
import { masterCode, masterData, stagesAfter } from '#platform/master-data.ts';
import { requiredText, service } from '#platform/operation.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { implement } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    fuelCard: unknown;
  }
  interface Channels {
    fuelCards: unknown;
  }
}

/** A plain noun of this test alone. */
const life = machine({
  initial: 'ordered',
  states: {
    ordered: { issue: 'active' },
    active: { block: 'blocked', cancel: 'cancelled' },
    blocked: { unblock: 'active', cancel: 'cancelled' },
    cancelled: {},
  },
  past: { issue: 'issued', block: 'blocked', unblock: 'unblocked', cancel: 'cancelled' },
});
const fuelCards = masterData({
  noun: 'fuelCard',
  channel: 'fuelCards',
  fields: z.strictObject({
    code: masterCode(20),
    name: requiredText(80),
    stage: z.enum(life.states).default('ordered'),
  }),
  stage: { field: 'stage', machine: life },
  filters: { stage: z.array(z.enum(life.states)).max(10).optional() },
});
const fuelCardService = service('tripDirector', {
  getFuelCards: fuelCards.list,
  postFuelCard: fuelCards.create,
  putFuelCard: fuelCards.change,
  putFuelCardStage: fuelCards.move,
});
const store = masterStore(fuelCards);

let house: House;
let staff: Staff;
beforeAll(async () => {
  const operations = implement(fuelCardService, {
    getFuelCards: store.list,
    postFuelCard: store.create,
    putFuelCard: store.change,
    putFuelCardStage: store.move,
  });
  house = await openHouse({ implementations: [operations] });
  const owner = new pg.Client(house.databaseUrl);
  await owner.connect();
  await owner.query(`create table fuel_card (stage text not null); call master_data('fuel_card');`);
  await owner.end();
  staff = await buildStaff(house.app, 'alpha', Object.keys(fuelCardService.operations));
});
afterAll(() => house.close());

let made = 0;
const values = (own: object = {}) => ({ code: `F${(made += 1)}`, name: 'Card of a truck', ...own });
const create = (own: object = {}) => house.ask<{ id: string; lockId: string }>('postFuelCard', values(own), staff);
const move = (id: string, lockId: string, event: string, reason = '') =>
  house.call('putFuelCardStage', { id, event, reason }, { ...staff, lockId });
const read = async (id: string) =>
  (await house.ask<{ rows: { stage: string; lockId: string }[] }>('getFuelCards', { id }, staff)).rows[0]!;
/** What happened to a record, oldest first. */
async function trail(id: string) {
  const { rows } = await sql<{ event: string; changes: object }>`
    select event, changes from audit_entry where partition = 'alpha' and record_id = ${id} order by id`.execute(
    house.app.database.writer('alpha'),
  );
  return rows;
}

test('an event moves a record, with its reason in the trail, and raises its version', async () => {
  const { id, lockId } = await create();
  expect((await read(id)).stage).toBe('ordered');
  const issued = await move(id, lockId, 'issue');
  expect(issued.result).toEqual({ id, lockId: '2' });
  await move(id, '2', 'block', 'Lost at Mooi River');
  expect(await read(id)).toMatchObject({ stage: 'blocked', lockId: '3' });
  expect((await trail(id)).slice(1)).toEqual([
    { event: 'issued', changes: { stage: ['ordered', 'active'] } },
    { event: 'blocked', changes: { stage: ['active', 'blocked'], reason: [null, 'Lost at Mooi River'] } },
  ]);
});

test('an event that the state does not allow, or that there is none of, is refused', async () => {
  const { id, lockId } = await create();
  expect(await move(id, lockId, 'unblock')).toMatchObject({ code: 'notAllowedInState', status: 422 });
  expect(await move(id, lockId, 'burn')).toMatchObject({ code: 'invalidPayload' });
  expect(await move(id, '7', 'issue')).toMatchObject({ code: 'changedByOther', status: 409 });
  expect((await read(id)).stage).toBe('ordered');
});

test('the form cannot go where no event leads, and what it may choose is exactly that', async () => {
  const { id, lockId } = await create({ stage: 'active' });
  const put = (stage: string, version: string) =>
    house.call('putFuelCard', { ...values({ stage }), id }, { ...staff, lockId: version });
  const refused = await put('ordered', lockId);
  expect(refused).toMatchObject({ code: 'notAllowedInState' });
  expect(Object.keys(refused.fields ?? {})).toEqual(['stage']);
  expect(await put('cancelled', lockId)).toMatchObject({ response: 'ok' });
  expect(await put('active', '2')).toMatchObject({ code: 'notAllowedInState' });
  expect(stagesAfter(life, 'active')).toEqual(['active', 'blocked', 'cancelled']);
  expect(stagesAfter(life, 'cancelled')).toEqual(['cancelled']);
  expect(stagesAfter(life, undefined)).toEqual(life.states);
});

test('of two who move a record in the same moment one does', async () => {
  const { id, lockId } = await create({ stage: 'active' });
  const answers = await Promise.all([move(id, lockId, 'block'), move(id, lockId, 'cancel')]);
  expect(answers.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
});

test('a list narrows by the stage', async () => {
  const { id } = await create({ stage: 'blocked' });
  const { rows } = await house.ask<{ rows: { id: string; stage: string }[] }>(
    'getFuelCards',
    { stage: ['blocked'], pageSize: 1000 },
    staff,
  );
  expect(rows.map((row) => row.id)).toContain(id);
  expect(new Set(rows.map(({ stage }) => stage))).toEqual(new Set(['blocked']));
});
