import crypto from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import type { SavedView } from '../contract.ts';
import { workplaceOperations } from './operations.ts';

let house: House;
let thandi: Staff;
let pieter: Staff;
let elsewhere: Staff;
let foreign: Staff;

const rights: Readonly<Record<string, string>> = {
  carriers: 'tripDirector.getAllCarriersByClientName',
  shippers: 'tripDirector.getShippers',
};
const found = (noun: string) => ({
  noun,
  needs: rights[noun]!,
  find: async (_: unknown, search: string) => [{ id: '1', title: `${search} of ${noun}`, subtitle: '', secret: 'no' }],
});

beforeAll(async () => {
  house = await openHouse({
    implementations: [
      workplaceOperations({
        searchProviders: [found('carriers'), found('shippers')],
        rightFor: (noun) => rights[noun],
      }),
    ],
  });
  thandi = await buildStaff(house.app, 'alpha', ['getAllCarriersByClientName']);
  pieter = await buildStaff(house.app, 'alpha', [], { companyId: thandi.companyId });
  elsewhere = await buildStaff(house.app, 'alpha', []);
  foreign = await buildStaff(house.app, 'beta', []);
});
afterAll(() => house.close());

const state = {
  search: 'karoo',
  sort: 'carrierName',
  descending: true,
  filter: { status: ['pending'] },
  columns: null,
};
const viewsOf = (person: Staff) => house.ask<SavedView[]>('getSavedViews', { list: 'suppliers' }, person);

test('a view is kept as it was; only a shared one is seen by colleagues, and by nobody of another company', async () => {
  const own = await house.ask<SavedView>('postSavedView', { list: 'suppliers', name: ' Karoo ', state }, thandi);
  expect(own).toMatchObject({ name: 'Karoo', isShared: false, isOwn: true, owner: 'Sipho Dlamini', state });
  expect(await viewsOf(pieter)).toEqual([]);

  const shared = await house.ask<SavedView>(
    'putSavedView',
    { viewId: own.viewId, name: 'Karoo', isShared: true, state },
    { ...thandi, lockId: own.lockId },
  );
  expect(await viewsOf(pieter)).toEqual([{ ...shared, isOwn: false }]);
  expect(await house.ask('getSavedViews', { list: 'customers' }, thandi)).toEqual([]);
  expect(await viewsOf(elsewhere)).toEqual([]);
  expect(await viewsOf(foreign)).toEqual([]);
});

test('a name is there once for each person, in whatever case', async () => {
  await house.ask('postSavedView', { list: 'orders', name: 'Open', state: {} }, thandi);
  expect(await house.call('postSavedView', { list: 'orders', name: 'OPEN', state: {} }, thandi)).toMatchObject({
    status: 400,
    code: 'invalidPayload',
    fields: { name: expect.stringContaining('already') },
  });
  await house.ask('postSavedView', { list: 'orders', name: 'Open', state: {} }, pieter);
});

test('others neither change nor delete a view, whether they see it or not; a stale version is refused', async () => {
  const view = await house.ask<SavedView>(
    'postSavedView',
    { list: 'loads', name: 'Late', isShared: true, state },
    thandi,
  );
  const change = { viewId: view.viewId, name: 'Mine now', state: {} };
  for (const person of [pieter, elsewhere, foreign]) {
    const options = { ...person, lockId: view.lockId };
    expect(await house.call('putSavedView', change, options)).toMatchObject({ status: 404, code: 'notFound' });
    expect(await house.call('deleteSavedView', { viewId: view.viewId }, options)).toMatchObject({ status: 404 });
  }
  expect(await house.call('putSavedView', change, { ...thandi, lockId: '99' })).toMatchObject({
    status: 409,
    code: 'changedByOther',
  });
  await house.ask('deleteSavedView', { viewId: view.viewId }, { ...thandi, lockId: view.lockId });
  expect(await house.ask('getSavedViews', { list: 'loads' }, thandi)).toEqual([]);
});

test('the search asks only the nouns that the person may read, and gives nothing that was not declared', async () => {
  expect(await house.ask('getSearchResults', { search: 'karoo' }, thandi)).toEqual([
    { noun: 'carriers', id: '1', title: 'karoo of carriers', subtitle: '' },
  ]);
  expect(await house.ask('getSearchResults', { search: 'karoo' }, pieter)).toEqual([]);
  expect(await house.ask('getSearchResults', { search: 'k' }, thandi)).toEqual([]);
});

test('presence goes out on the channel of the record, only from those who may read it', async () => {
  const presence = { channel: 'carriers:7', editor: crypto.randomUUID(), presence: 'editing' };
  await house.ask('postPresence', presence, thandi);
  const { rows } = await house.app.database.lookups.query<Record<string, unknown>>(
    "select * from events_after(0, '{}')",
  );
  expect(rows.filter(({ event }) => event === 'presence.editing')).toMatchObject([
    { partition: 'alpha', channel: 'carriers', record_id: '7', lock_id: presence.editor, by_name: 'Sipho Dlamini' },
  ]);
  expect(await house.call('postPresence', presence, pieter)).toMatchObject({ status: 403, code: 'forbidden' });
  expect(await house.call('postPresence', { ...presence, channel: 'secrets:1' }, thandi)).toMatchObject({
    status: 404,
  });
});
