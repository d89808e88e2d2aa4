import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff } from '#modules/base/access/server/index.ts';
import { driverPaperDates } from '#modules/parties/drivers/server/index.ts';
import { vehiclePaperDates } from '#modules/parties/vehicles/server/index.ts';
import { seedFleetDocuments } from './seed-fleet-documents.ts';
import { seedFleet } from './seed-fleet.ts';
import { seedMasterDataLarge } from './seed-master-data-large.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ implementations: [], listeners: [driverPaperDates, vehiclePaperDates] });
});
afterAll(() => house.close());

test('papers are filed for the fleet of the demonstration alone, however many others there are', async () => {
  const partition = 'demo';
  const { companyId } = await buildStaff(house.app, partition, []);
  await seedFleet(house.app, partition);
  const db = house.app.database.writer(partition);
  await seedMasterDataLarge(db, partition, { counts: { driver: 30, vehicle: 30 } });
  await seedFleetDocuments(house.app, { partition, companyId });
  const filed = async () =>
    await sql<{ code: string; author: string }>`
      select f.code, f.created_by as author from document d join (
        select id, code, created_by from driver union all select id, code, created_by from vehicle) f on f.id = d.subject_id
       where d.partition = ${partition} order by f.code, d.id`.execute(db);
  const { rows } = await filed();
  expect(new Set(rows.map(({ author }) => author))).toEqual(new Set(['Naledi Mokoena']));
  expect(rows.map(({ code }) => code)).toEqual(expect.arrayContaining(['D001', 'D002', 'D004', 'KZ45NTGP']));
  await seedFleetDocuments(house.app, { partition, companyId });
  expect((await filed()).rows).toEqual(rows);
});
