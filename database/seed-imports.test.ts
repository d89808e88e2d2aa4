import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff } from '#modules/base/access/server/index.ts';
import { implementations, jobKinds, linkKinds, listeners } from '../server/modules.ts';
import { seedCustomers } from './seed-customers.ts';
import { seedImports } from './seed-imports.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ implementations, linkKinds, listeners, jobKinds });
});
afterAll(() => house.close());

test('the demonstration has an import that is done, with rows of every outcome; once', async () => {
  const rights = ['getImports', 'getImport', 'getImportRows', 'putShipper'];
  const staff = await buildStaff(house.app, 'demo', rights, { account: 'naledi.mokoena@highveld.example' });
  const demonstration = { partition: 'demo', companyId: staff.companyId };
  await seedCustomers(house.app, demonstration);
  await seedImports(house.app, demonstration);
  await seedImports(house.app, demonstration);
  const { rows } = await house.ask<{ rows: { importId: string; status: string }[] }>(
    'getImports',
    { kind: 'debtor' },
    staff,
  );
  expect(rows).toMatchObject([{ status: 'COMPLETED_WITH_ERRORS' }]);
  expect(await house.ask('getImport', { importId: rows[0]!.importId }, staff)).toMatchObject({
    counts: { create: 0, update: 2, unchanged: 5, duplicate: 1, error: 2, committed: 2 },
  });
});
