import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStaff } from '#modules/base/access/server/index.ts';
import type { ShownChecklist } from '#modules/work/inspections/contract.ts';
import { openInspectionHouse, type InspectionHouse } from './testing/inspection-house.ts';

let house: InspectionHouse;
beforeAll(async () => {
  house = await openInspectionHouse();
});
afterAll(() => house.close());

const read = (by: object = house.planner) => house.ask<ShownChecklist>('getInspectionTemplate', {}, by as never);
const put = async (items: unknown, more: object = {}) =>
  house.call('putInspectionTemplate', { items }, { ...house.planner, lockId: (await read()).lockId, ...more });
const twistlocks = {
  code: 'own-7wist10cks',
  names: { en: 'Twist locks closed', afr: '', pt: 'Fechos rotativos fechados', fr: '' },
  failure: 'FAIL',
  only: '',
  isMandatory: true,
  needsPhoto: true,
};

test('a company has the standard list until it saves its own, in its order and with its own checks', async () => {
  const standard = await read();
  expect(standard).toMatchObject({ checklistVersion: 1, changedAt: null });
  expect(standard.items.map(({ code }) => code)).toContain('loadSecured');
  const [secured] = standard.items;
  expect(await put([twistlocks, { ...secured, failure: 'CONDITIONAL' }])).toMatchObject({
    result: {
      checklistVersion: 2,
      items: [{ code: twistlocks.code }, { code: 'loadSecured', failure: 'CONDITIONAL' }],
    },
  });
  const other = await buildStaff(house.app, 'alpha', ['getInspectionTemplate']);
  expect(await read(other)).toMatchObject({ checklistVersion: 1 });
});

test('what it asks is asked of its loads: photos, what follows, and words in the language of whoever reads', async () => {
  const load = await house.assigned();
  const start = await house.start(load.id);
  expect(start).toMatchObject({
    templateVersion: 2,
    items: [
      { code: twistlocks.code, name: 'Twist locks closed', needsPhoto: true, canBeNa: false },
      { code: 'loadSecured', name: '' },
    ],
  });
  expect(await house.inspect(load.id)).toMatchObject({ status: 400, fields: { 'items.0.result': expect.any(String) } });

  const { blobName } = await house.ask<{ blobName: string }>(
    'postLoadInspectionFile',
    { loadId: load.id, fileName: 'lock.png', content: pixel },
    house.planner,
  );
  const items = start.items.map(({ code }) => ({
    code,
    result: code === 'loadSecured' ? 'fail' : 'pass',
    note: 'One strap loose',
  }));
  const made = await house.inspected(load.id, { items, files: [{ item: twistlocks.code, blobName }] });
  expect(made).toMatchObject({ outcome: 'CONDITIONAL', templateVersion: 2 });

  const failed = items.map(({ code, note }) => ({ code, note, result: 'fail' }));
  const second = await house.inspected(load.id, { items: failed, files: [{ item: twistlocks.code, blobName }] });
  expect(second).toMatchObject({ outcome: 'FAIL', findings: [{ itemName: 'Twist locks closed' }, { itemName: '' }] });

  // A changed list leaves what was made as it was.
  await put([{ ...twistlocks, code: 'own-0therc0de', names: { ...twistlocks.names, en: 'Lashings checked' } }]);
  expect(
    await house.ask('getLoadInspection', { id: second.id }, { ...house.planner, language: 'pt' } as never),
  ).toMatchObject({ items: [{ name: 'Fechos rotativos fechados' }, { name: '' }] });
  expect((await house.start(load.id)).items).toMatchObject([{ name: 'Lashings checked' }]);
});

test('everything that is wrong with a list is named at once, and nothing of it is kept', async () => {
  const before = await read();
  const answer = await put([
    { ...twistlocks, names: { en: '', afr: '', pt: '', fr: '' } },
    { ...twistlocks, code: 'bonnet' },
    before.items[0],
    before.items[0],
  ]);
  expect(answer).toMatchObject({ status: 400, code: 'invalidPayload' });
  expect(Object.keys(answer.fields ?? {}).toSorted()).toEqual(['items.0.names.en', 'items.1.code', 'items.3.code']);
  expect(await put([])).toMatchObject({ fields: { items: 'A checklist has one check at least.' } });
  expect(await read()).toEqual(before);
});

test('two who save at once: the second is told that it has changed', async () => {
  const { lockId, items } = await read();
  const turned = items.map((item) => ({ ...item, isMandatory: !item.isMandatory }));
  const answers = await Promise.all([put(turned, { lockId }), put(turned, { lockId })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a list that is saved as it was read is no new version, neither an own one nor the standard one', async () => {
  const before = await read();
  expect(await put(before.items)).toMatchObject({ result: before });
  expect(await read()).toEqual(before);
  const other = await buildStaff(house.app, 'alpha', ['getInspectionTemplate', 'putInspectionTemplate']);
  const standard = await read(other);
  expect(await put(standard.items, { ...other, lockId: standard.lockId })).toMatchObject({
    result: { checklistVersion: 1, changedAt: null },
  });
});

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
