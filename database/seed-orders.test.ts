import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '#platform/server/testing/house.ts';
import { buildCompany } from '#modules/base/companies/server/index.ts';
import { buildRole, buildUser } from '#modules/base/access/server/index.ts';
import { itemMasters } from '#modules/base/item-masters/contract.ts';
import { profitCentres } from '#modules/base/profit-centres/contract.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { vehicles } from '#modules/parties/vehicles/contract.ts';
import { buildMaster } from './seed-master-data.ts';
import { seedOrders } from './seed-orders.ts';

const partition = 'demo';
let house: House;
/** A demonstration as it was before there were orders: people, suppliers, a vehicle, some of today's master data. */
beforeAll(async () => {
  house = await openHouse({ implementations: [] });
  const { app } = house;
  const db = app.database.writer(partition);
  const companyId = await buildCompany(db, partition, { name: 'Highveld Haulage (Pty) Ltd' });
  const roleId = await buildRole(db, partition, { name: 'everything', authorisations: [] });
  const person = (name: string, surname: string) =>
    buildUser(db, partition, {
      account: `${name}.${surname}@highveld.example`.toLowerCase(),
      name,
      surname,
      userRole: 'everything',
      companyId,
      password: 'Old-Demonstration-1',
      roleId,
    });
  await person('Naledi', 'Mokoena');
  await person('Thandi', 'Nkosi');
  for (const registeredName of ['Highway Star Tyres CC', 'Bluegum Pallets CC', 'Table Bay Office Movers CC'])
    await buildSupplier(app, partition, {
      companyId,
      detail: { registeredName, isTrasporter: false },
      status: 'approved',
    });
  await buildMaster(app, partition, vehicles, { registrationNumber: 'KX91PSGP', kind: 'truckTractor', make: 'Scania' });
  await buildMaster(app, partition, profitCentres, { code: 'FLEET', name: 'Trucks', type: 'fleet' });
  await buildMaster(app, partition, itemMasters, {
    code: 'DIESEL',
    description: 'Diesel',
    kind: 'cost',
    itemGroup: 'fuel',
    unit: 'litre',
  });
});
afterAll(() => house.close());

async function count(): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; orders: number }>`
    select kind, count(*)::int as orders from company_order where partition = ${partition} group by kind order by kind`.execute(
    house.app.database.writer(partition),
  );
  return Object.fromEntries(rows.map(({ kind, orders }) => [kind, orders]));
}

test('a demonstration from before there were orders gets all kinds at its next start, once', async () => {
  await seedOrders(house.app, partition);
  const first = await count();
  expect(first).toEqual({ internal: 7, purchase: 8, service: 6 });
  await seedOrders(house.app, partition);
  expect(await count()).toEqual(first);
  const { rows } = await sql<{ status: string }>`
    select distinct status from company_order where partition = ${partition} and kind <> 'purchase' order by status`.execute(
    house.app.database.writer(partition),
  );
  expect(rows.map(({ status }) => status)).toEqual([
    'ACCEPTED',
    'APPROVED',
    'AWAITING_PARTS',
    'DRAFT',
    'FULFILLED',
    'PART_RECEIVED',
    'POSTED',
    'SUBMITTED',
    'WORK_DONE',
  ]);
  // What was there already stays as somebody had it.
  const centre = await sql<{ name: string }>`
    select name from profit_centre where partition = ${partition} and code = 'FLEET'`.execute(
    house.app.database.writer(partition),
  );
  expect(centre.rows).toEqual([{ name: 'Trucks' }]);
});
