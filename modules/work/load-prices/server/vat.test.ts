import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualLoad } from '#modules/work/loads/server/index.ts';
import { type LoadHouse, openLoadHouse, partition } from '#modules/work/loads/server/testing/load-house.ts';

let house: LoadHouse;
beforeAll(async () => {
  house = await openLoadHouse();
});
afterAll(() => house.close());

const settle = (address: object) =>
  sql`update company set address = ${JSON.stringify(address)}::jsonb
       where id = (select company_id from customer where partition = ${partition} and id = ${house.customerId})`.execute(
    house.app.database.writer(partition),
  );
async function grossOf(id: string): Promise<number> {
  const { rows } = await sql<{ gross: number }>`
    select sell_gross::float8 as gross from load where partition = ${partition} and id = ${id}`.execute(
    house.app.database.writer(partition),
  );
  return rows[0]!.gross;
}
const times = { startsInHours: 4, hours: 10 };
const typed = { charges: [{ side: 'sell', description: 'Agreed', price: 10_000 }] };

test('a load owes the VAT of the country of its company, on its loading day', async () => {
  await settle({ country: 'South Africa' });
  expect(await grossOf((await house.book(typed)).id)).toBe(1_150_000);
  await settle({ country: 'ZW' });
  expect(await grossOf((await house.book(typed)).id)).toBe(1_155_000);
  await settle({ country: 'Botswana' });
  expect(await grossOf((await house.book(typed)).id)).toBe(1_140_000);
});

test('where the rate is not known, a load is refused, and what is typed says so before it is saved', async () => {
  await settle({ country: 'Tanzania' });
  const load = usualLoad(house.references, house.customerId, house.app.clock.now(), times, typed as never);
  expect(await house.call('postLoad', load, house.planner)).toMatchObject({
    status: 422,
    code: 'vatRateUnknown',
    result: expect.stringContaining('The rate of VAT is not known for Tanzania'),
  });
  const exempt = { charges: [{ ...typed.charges[0], vatCode: 'zeroRated' }] };
  expect(await grossOf((await house.book(exempt)).id)).toBe(1_000_000);
  await settle({ country: 'South Africa' });
});
