import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MasterData } from '#platform/master-data.ts';
import type { Page, Service } from '#platform/operation.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { plainNouns } from '../server/modules.ts';
import { demoItemMasters } from './demo-master-data/item-masters.ts';
import { demoProfitCentres } from './demo-master-data/profit-centres.ts';
import { neverLarge, seedMasterDataLarge, seedUsersLarge } from './seed-master-data-large.ts';
import { seedMasterData } from './seed-master-data.ts';

let house: House;
const rights = ['getPackingTypes', 'getAllProfitCentres', 'getItemMasters'];
beforeAll(async () => {
  house = await openHouse({ implementations: plainNouns.map(({ operations }) => operations) });
});
afterAll(() => house.close());

function listNameOf({ list: wanted }: MasterData, { operations }: Service): string {
  return Object.entries(operations).find(([, declared]) => declared === wanted)![0];
}

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
const list = (staff: Staff, operation: string, query: object = {}) => house.ask<Page<Row>>(operation, query, staff);

test('the demonstration has its master data once, with what belongs together', async () => {
  const staff = await buildStaff(house.app, 'demo', rights);
  await seedMasterData(house.app, 'demo');
  await seedMasterData(house.app, 'demo');
  const centres = await list(staff, 'getAllProfitCentres', { page: 1 });
  expect(centres.total).toBe(demoProfitCentres.length);
  const idOf = (code: string) => centres.rows.find((row) => row['code'] === code)?.id;
  expect(centres.rows.find((row) => row['code'] === 'N3')).toMatchObject({ parentId: idOf('LINEHAUL') });
  const items = await list(staff, 'getItemMasters', { page: 1 });
  expect(items.total).toBe(demoItemMasters.length);
  expect(items.rows.find((row) => row['code'] === 'DIESEL')).toMatchObject({ profitCentreId: idOf('FLEET') });
});

test('a long list is counted honestly, and a common word is found on every page once and in order', async () => {
  const staff = await buildStaff(house.app, 'large', rights);
  await seedMasterDataLarge(house.app.database.writer('large'), 'large', { counts: { packingType: 3000 } });
  expect(await list(staff, 'getPackingTypes')).toMatchObject({ total: 1000, totalIsCapped: true });
  // Rare, so it is looked up; common, so the order is walked; common in few rows, so the walk does not suffice.
  for (const [search, pattern, filter] of [
    ['P0000017', '%p0000017%', {}],
    ['crate', '%crate%', {}],
    ['crate steel', '%crate%steel%', { unit: ['drum'] }],
    ['crate', '%crate%', { status: 'inactive' }],
    ['nothing like it', '%nothing%like%it%', {}],
  ] as const) {
    const expected = await codesLike(pattern, filter);
    const found: unknown[] = [];
    for (let page = 1; page <= Math.ceil(expected.length / 40) + 1; page++) {
      const answer = await list(staff, 'getPackingTypes', { search, ...filter, page, pageSize: 40 });
      expect(answer, search).toMatchObject({ total: expected.length, totalIsCapped: false });
      found.push(...answer.rows.map((row) => row['code']));
    }
    expect(found, search).toEqual(expected);
  }
});

async function codesLike(pattern: string, { unit, status }: { unit?: readonly string[]; status?: string }) {
  const { rows } = await sql<{ code: string }>`
    select code from packing_type where partition = 'large' and search like ${pattern}
      and (${unit?.[0] ?? null}::text is null or unit = ${unit?.[0] ?? null}) and (${status ?? null}::text is null or not is_active)
    order by code`.execute(house.app.database.writer('large'));
  return rows.map(({ code }) => code);
}

test('master data for so many loads hold what each noun asks, and are the same another time', async () => {
  const rights = plainNouns.map(({ rules, operations }) => listNameOf(rules.noun, operations.service));
  const company = async (partition: string) => {
    const staff = await buildStaff(house.app, partition, rights);
    const db = house.app.database.writer(partition);
    await seedMasterDataLarge(db, partition, { loads: 2000 });
    await seedUsersLarge(db, { partition, companyId: staff.companyId, count: 20 });
    const lists = plainNouns.map(({ rules, operations }) =>
      list(staff, listNameOf(rules.noun, operations.service), { sort: 'code' }),
    );
    return (await Promise.all(lists)).map(({ rows, total }, place) => {
      const { fields } = plainNouns[place]!.rules.noun;
      const own = rows.map((row) => Object.fromEntries(Object.keys(fields.shape).map((field) => [field, row[field]])));
      for (const values of own) expect(fields.safeParse(values).error, JSON.stringify(values)).toBeUndefined();
      return { total, own };
    });
  };
  const one = await company('many');
  expect(await company('again')).toEqual(one);
  const empty = plainNouns.flatMap(({ rules }, place) => (one[place]!.total > 0 ? [] : [rules.noun.noun]));
  expect(empty.toSorted()).toEqual(neverLarge.map(({ noun }) => noun).toSorted());
});
