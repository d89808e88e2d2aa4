import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { equipmentTypeOperations } from '#modules/base/equipment-types/server/index.ts';
import { itemMasterOperations } from '#modules/base/item-masters/server/index.ts';
import { orderTypeOperations } from './index.ts';
import { profitCentreFailureTexts } from '#modules/base/profit-centres/messages/failures/index.ts';
import { profitCentreOperations } from '#modules/base/profit-centres/server/index.ts';

let house: House;
let staff: Staff;
beforeAll(async () => {
  house = await openHouse({
    implementations: [profitCentreOperations, itemMasterOperations, equipmentTypeOperations, orderTypeOperations],
    failureCatalogues: [profitCentreFailureTexts],
  });
  const rights = [
    'addProfitCentre',
    'updateProfitCentre',
    'postItemMaster',
    'putItemMaster',
    'postEquipment',
    'getOrderTypes',
    'createOrderType',
    'updateOrderType',
  ];
  staff = await buildStaff(house.app, 'alpha', rights);
});
afterAll(() => house.close());

const add = (operation: string, values: object) => house.ask<{ id: string; lockId: string }>(operation, values, staff);
const addCentre = (code: string, parentId: string | null = null) =>
  add('addProfitCentre', { code, name: code, type: 'lane', parentId });
const update = (values: object, lockId = '1') =>
  house.call('updateProfitCentre', { name: 'Centre', type: 'lane', ...values }, { ...staff, lockId });
const item = { description: 'Toll', kind: 'both', itemGroup: 'toll', unit: 'load' };

test('a centre is never part of itself, however many stand between', async () => {
  const top = await addCentre('TOP');
  const middle = await addCentre('MIDDLE', top.id);
  const bottom = await addCentre('BOTTOM', middle.id);
  for (const parentId of [top.id, middle.id, bottom.id])
    expect(await update({ id: top.id, code: 'TOP', parentId }), parentId).toMatchObject({
      status: 422,
      code: 'profitCentreCycle',
      fields: { parentId: 'A profit centre cannot be part of itself or of a centre below it.' },
    });
  expect((await update({ id: bottom.id, code: 'BOTTOM', parentId: top.id })).response).toBe('ok');
});

test('two moves in the same moment do not close a circle together', async () => {
  const [one, other] = [await addCentre('ONE'), await addCentre('OTHER')];
  const answers = await Promise.all([
    update({ id: one.id, code: 'ONE', parentId: other.id }),
    update({ id: other.id, code: 'OTHER', parentId: one.id }),
  ]);
  expect(answers.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
});

test('a code can be changed until something uses the centre', async () => {
  const centre = await addCentre('DRAFT');
  expect((await update({ id: centre.id, code: 'DEPOT' })).response).toBe('ok');
  await add('postItemMaster', { code: 'TOLL', ...item, profitCentreId: centre.id });
  expect(await update({ id: centre.id, code: 'OTHER-CODE' }, '2')).toMatchObject({ code: 'fixedOnceUsed' });
  expect((await update({ id: centre.id, code: 'DEPOT', name: 'Depot' }, '2')).response).toBe('ok');
});

test('a centre that does not exist, or is another partition’s, cannot be chosen', async () => {
  const foreign = await buildStaff(house.app, 'beta', ['addProfitCentre']);
  const theirs = await house.ask<{ id: string }>('addProfitCentre', { code: 'X', name: 'X', type: 'lane' }, foreign);
  for (const parentId of [theirs.id, '00000000-0000-4000-8000-000000000000'])
    expect(await house.call('addProfitCentre', { code: 'Y', name: 'Y', type: 'lane', parentId }, staff)).toMatchObject({
      status: 400,
      fields: { parentId: 'Choose one of the options.' },
    });
});

test('the last day is not before the first', async () => {
  const days = { activeFrom: '2026-03-01', activeTo: '2026-02-28' };
  expect(await house.call('addProfitCentre', { code: 'Z', name: 'Z', type: 'lane', ...days }, staff)).toMatchObject({
    status: 400,
    fields: { activeTo: 'The end is before the beginning.' },
  });
});

test('an item keeps its kind once an order type uses it', async () => {
  const used = await add('postItemMaster', { code: 'USED', ...item });
  const put = (kind: string, lockId: string) =>
    house.call('putItemMaster', { code: 'USED', ...item, id: used.id, kind }, { ...staff, lockId });
  expect((await put('cost', '1')).response).toBe('ok');
  await add('createOrderType', { code: 'FTL', name: 'Full load', module: 'load', defaultItemId: used.id });
  expect(await put('revenue', '2')).toMatchObject({ status: 422, code: 'fixedOnceUsed' });
});

test('an account that was left empty is filled in later; one that is used stays', async () => {
  const used = await add('postItemMaster', { code: 'ACCOUNT', ...item });
  await add('createOrderType', { code: 'PART', name: 'Part load', module: 'load', defaultItemId: used.id });
  const put = (journalAccountBuy: string, lockId: string) =>
    house.call('putItemMaster', { code: 'ACCOUNT', ...item, id: used.id, journalAccountBuy }, { ...staff, lockId });
  expect((await put('5100', '1')).response).toBe('ok');
  expect(await put('5200', '2')).toMatchObject({
    code: 'fixedOnceUsed',
    fields: { journalAccountBuy: 'This can no longer be changed because other records use it.' },
  });
});

test('an order type names several kinds of equipment, each of them once and one that exists', async () => {
  const addEquipment = (vehicleId: string) =>
    add('postEquipment', { vehicleId, shortcode: vehicleId, description: vehicleId, class: 'rigid', payloadMass: 8 });
  const [rigid, link] = [await addEquipment('RIGID'), await addEquipment('LINK')];
  const values = { code: 'BULK', name: 'Bulk', module: 'load' };
  const made = await add('createOrderType', { ...values, equipmentTypeIds: [rigid.id, link.id, rigid.id] });
  const read = async () => {
    const page = await house.ask<{ rows: { equipmentTypeIds: string[] }[] }>(
      'getOrderTypes',
      { page: 1, id: made.id },
      staff,
    );
    return page.rows[0]!.equipmentTypeIds;
  };
  expect(await read()).toEqual([rigid.id, link.id]);

  const change = (equipmentTypeIds: readonly string[]) =>
    house.call('updateOrderType', { ...values, id: made.id, equipmentTypeIds }, { ...staff, lockId: '1' });
  expect(await change([rigid.id, made.id])).toMatchObject({
    status: 400,
    fields: { equipmentTypeIds: 'Choose one of the options.' },
  });
  expect(await read()).toEqual([rigid.id, link.id]);
  expect((await change([link.id])).response).toBe('ok');
  expect(await read()).toEqual([link.id]);
});
