import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemMasterOperations } from '#modules/base/item-masters/server/index.ts';
import { profitCentreFailureTexts } from '#modules/base/profit-centres/messages/failures/index.ts';
import { type BookHouse, openBookHouse, partition } from '#modules/money/ledger/server/testing/book-house.ts';

let house: BookHouse;
beforeAll(async () => {
  house = await openBookHouse({
    implementations: [itemMasterOperations],
    failureCatalogues: [profitCentreFailureTexts],
  });
});
afterAll(() => house.close());

const item = {
  code: 'LH',
  description: 'Linehaul',
  kind: 'both',
  itemGroup: 'linehaul',
  unit: 'load',
  journalAccountBuy: '5000',
  journalAccountSell: '4000',
};
const centre = { code: 'JNB', name: 'Johannesburg', type: 'depot', journalAccountBuy: '6000' };

const refused = async (operation: string, payload: object) =>
  ((await house.call(operation, payload, house.clerk)) as { readonly fields?: object }).fields;

test('a centre and an item name accounts of the chart, and no other', async () => {
  for (const number of ['9999', '1100']) {
    const unknown = `There is no account ${number} in use`;
    expect(await refused('postItemMaster', { ...item, journalAccountSell: number })).toEqual({
      journalAccountSell: expect.stringContaining(unknown) as string,
    });
    expect(await refused('addProfitCentre', { ...centre, journalAccountBuy: number })).toEqual({
      journalAccountBuy: expect.stringContaining(unknown) as string,
    });
  }
  await house.ask('addProfitCentre', { ...centre, journalAccountSell: '4000' }, house.clerk);
  await house.ask('postItemMaster', item, house.clerk);
});

test('what stood there before stays, also when its account is closed', async () => {
  const { id, lockId } = await house.ask<{ id: string; lockId: string }>(
    'addProfitCentre',
    { ...centre, code: 'CPT', journalAccountBuy: '6400' },
    house.clerk,
  );
  await house.within(({ db }) =>
    sql`update journal_account set is_active = false where partition = ${partition} and code = '6400'`.execute(db),
  );
  const values = { ...centre, id, code: 'CPT', journalAccountBuy: '6400', isActive: true };
  expect(
    await house.call('updateProfitCentre', { ...values, name: 'Cape Town' }, { ...house.clerk, lockId }),
  ).toMatchObject({ response: 'ok' });
});

test('the accounts that can be chosen are found by number and name', async () => {
  const find = (query: object) => house.ask<{ number: string }[]>('getJournalAccountChoices', query, house.clerk);
  expect(await find({ search: 'linehaul inc' })).toEqual([{ number: '4000', name: 'Linehaul income' }]);
  const all = await find({ atMost: 100 });
  // Only documents post to debtors; 6400 is closed above, and still has a name.
  expect(all.map(({ number }) => number)).not.toContain('1100');
  expect(all.map(({ number }) => number)).not.toContain('6400');
  expect(await find({ number: '6400' })).toMatchObject([{ number: '6400' }]);
});
