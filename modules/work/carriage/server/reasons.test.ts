import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LoadHouse, openLoadHouse } from '#modules/work/loads/server/testing/load-house.ts';

let house: LoadHouse;
beforeAll(async () => {
  house = await openLoadHouse();
});
afterAll(() => house.close());

interface Told {
  readonly kind: string;
  readonly note: string;
  readonly isInternal: boolean;
}

test('why a load was taken back is read by the company alone, and why it was cancelled by its carrier too', async () => {
  const { id } = await house.bookTo(house.supplierId);
  expect(await house.change('bounceLoad', id, { reason: 'Never answers the telephone' })).toMatchObject({
    response: 'ok',
  });
  expect(await house.change('cancelLoad', id, { reason: 'The customer needs it no more' })).toMatchObject({
    response: 'ok',
  });
  const { rows } = await house.ask<{ rows: Told[] }>(
    'getLoadEvents',
    { loadId: id, kind: ['bounced', 'cancelled'], descending: false },
    house.planner,
  );
  expect(rows).toMatchObject([
    { kind: 'bounced', note: 'Never answers the telephone', isInternal: true },
    { kind: 'cancelled', isInternal: false },
  ]);
});
