import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureTexts } from '#platform/messages/failures/index.ts';
import type { App } from '#platform/server/app.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { findMasterCalled } from '#platform/server/find-called.ts';
import { commodityTypeStore } from '#modules/base/commodity-types/server/index.ts';
import { findCustomersCalled } from '#modules/parties/customers/server/index.ts';
import { equipmentTypeStore } from '#modules/base/equipment-types/server/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { loadImport } from '#modules/work/loads/server/index.ts';
import { allProviders, type LoadHouse, openLoadHouse } from '#modules/work/loads/server/testing/load-house.ts';
import { loadRoomsWith } from '#modules/work/loads/server/testing/load-rooms.ts';
import { locationStore } from '#modules/parties/locations/server/index.ts';
import { orderTypeStore } from '#modules/base/order-types/server/index.ts';
import { profitCentreStore } from '#modules/base/profit-centres/server/index.ts';
import { importFailureTexts } from '../messages/failures/index.ts';
import { importOperations, kindsByName } from './operations.ts';
import { bringIn, importRights } from './testing/import-house.ts';
import { importJob } from './work.ts';

const finders = new Map([
  ['customer', findCustomersCalled],
  ...[commodityTypeStore, equipmentTypeStore, locationStore, orderTypeStore, profitCentreStore].map(
    ({ noun }) => [noun.noun, findMasterCalled(noun)] as const,
  ),
]);
const kinds = [loadImport(finders, loadRoomsWith(allProviders))];
let house: LoadHouse;
beforeAll(async () => {
  house = await openLoadHouse(allProviders, {
    rights: importRights,
    implementations: [
      importOperations({ kinds, failureCatalogues: [failureTexts, importFailureTexts, loadFailureTexts] }),
    ],
    failureCatalogues: [importFailureTexts],
    jobKinds: (app: App) => [importJob(app, kindsByName(kinds)) as JobKind<never>],
  });
  await sql`update customer set account_number = 'NAM001' where id = ${house.customerId}`.execute(
    house.app.database.writer('alpha'),
  );
});
afterAll(() => house.close());

/** The loads of a plan: the mass, then each stop as the clock in the place of the company shows it (UTC+2), with its quantities. */
async function planned(name: string) {
  const content = fs.readFileSync(path.join(import.meta.dirname, 'testing/files', name));
  const one = await bringIn(house, house.planner, content, name, 'load');
  const { decimalComma } = await one.read();
  await one.check({ decimalComma });
  const rows = await one.rows();
  expect(rows.flatMap(({ problems, outcome }) => (outcome === 'leftOut' ? [] : problems))).toEqual([]);
  await one.say('commitImport', { scope: 'all', isDoubtConfirmed: true });
  const ids = (await one.rows()).flatMap(({ recordId }) => recordId ?? []);
  const loads = await Promise.all(ids.map((id) => house.read(id)));
  return {
    outcomes: rows.map(({ outcome }) => outcome),
    loads: loads.map(({ massKg, stops }) => [
      massKg,
      ...stops.map(({ type, windowStart, windowEnd, goodsLines }) =>
        [
          type,
          windowStart?.slice(0, 16),
          windowEnd?.slice(11, 16) ?? '',
          goodsLines.map(({ quantityPlanned }) => quantityPlanned).join(' '),
        ]
          .join(' ')
          .trim(),
      ),
    ]),
  };
}

test.each([
  {
    name: 'plan-one-row-a-trip.csv',
    outcomes: ['create', 'create'],
    loads: [
      [6500, 'pickup 2026-12-01T04:00', 'delivery 2026-12-02T05:00'],
      [7250, 'pickup 2026-12-02T16:30', 'delivery 2026-12-03T06:15'],
    ],
  },
  {
    name: 'plan-day-and-time.csv',
    outcomes: ['create', 'create'],
    loads: [[9500, 'pickup 2026-12-04T06:00 08:00', 'delivery 2026-12-05T04:30 12:00']],
  },
  {
    name: 'plan-afrikaans.csv',
    outcomes: ['create'],
    loads: [[4200, 'pickup 2026-12-07T03:00', 'delivery 2026-12-07T15:00']],
  },
  {
    name: 'plan-two-drops.csv',
    outcomes: ['create', 'create'],
    loads: [[3000, 'pickup 2026-12-08T04:00  12 8', 'delivery 2026-12-08T14:00  12', 'delivery 2026-12-09T07:00  8']],
  },
  {
    name: 'plan-date-cells.xlsx',
    outcomes: ['create', 'create', 'leftOut'],
    loads: [[9500.5, 'pickup 2026-12-10T20:00 21:00', 'delivery 2026-12-11T04:00 07:00']],
  },
  {
    name: 'plan-clock-cells.xlsx',
    outcomes: ['create'],
    loads: [[8125, 'pickup 2026-12-12T03:30', 'delivery 2026-12-12T16:00']],
  },
])('loads as $name has them', async ({ name, ...expected }) => {
  expect(await planned(name)).toEqual(expected);
});
