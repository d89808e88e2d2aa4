import { expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import type { Rating } from '#modules/prices/rates/server/index.ts';
import { ratedRows, type UsualItems } from './load-prices.ts';

type RatedCharge = Rating['charges'][number];
const load = { order_type_id: 'shunt', order_type_name: 'Shunting', profit_centre_id: 'centre' };
const charge = (source: RatedCharge['source'], description: string): RatedCharge => ({
  source,
  description,
  itemMasterId: null,
  quantity: '1',
  unit: '',
  price: '640',
  net: cents(64_000n),
  vatCode: 'standard',
});
const words = (charges: readonly RatedCharge[], items: UsualItems) =>
  ratedRows(load, { charges } as Partial<Rating> as Rating, items).map(({ description }) => description);

test('a charge has words besides the code of its rate: its item, or what kind of order it is', () => {
  const charges = [charge('rate', 'CD-01'), charge('fuel', 'DIESEL'), charge('extra', '')];
  expect(words(charges, { linehaul: new Map(), fuel: undefined })).toEqual(['Shunting, CD-01', 'DIESEL', 'Shunting']);
  const items = {
    linehaul: new Map([['shunt', { id: '1', name: 'Linehaul' }]]),
    fuel: { id: '2', name: 'Fuel adjustment' },
  };
  expect(words(charges, items)).toEqual(['Linehaul, CD-01', 'Fuel adjustment, DIESEL', 'Shunting']);
});
