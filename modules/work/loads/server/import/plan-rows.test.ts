import { expect, test } from 'vitest';
import { composeLoad } from './compose.ts';

const trip = {
  loadKey: 'A',
  pickupLocationId: 'jhb',
  pickupStart: '2026-12-01T04:00:00.000Z',
  deliveryLocationId: 'dbn',
};

test('a row that says both ends of a trip is two stops; collections come before deliveries', () => {
  const { values, problems } = composeLoad([
    { ...trip, massTonnes: 6.5, quantity: 4 },
    { ...trip, massTonnes: 6.5, pickupLocationId: 'pta', quantity: 2 },
  ]);
  expect(problems).toEqual([]);
  expect(values).toMatchObject({
    massKg: 6500,
    stops: [
      { type: 'pickup', stopLocationId: 'jhb', goodsLines: [{ quantityPlanned: 4 }] },
      { type: 'pickup', stopLocationId: 'pta', goodsLines: [{ quantityPlanned: 2 }] },
      { type: 'delivery', stopLocationId: 'dbn', goodsLines: [{ quantityPlanned: 4 }, { quantityPlanned: 2 }] },
    ],
  });
});

test('what is wrong with a stop stands in the cell of the plan that says it', () => {
  const { problems, placeOf } = composeLoad([trip, { ...trip, loadKey: 'B', deliveryLocationId: 'pe' }]);
  expect(problems.every(({ row }) => row === 1)).toBe(true);
  expect(placeOf('stops.0.windowStart')).toEqual({ row: 0, field: 'pickupStart' });
  expect(placeOf('stops.2.stopLocationId')).toEqual({ row: 1, field: 'deliveryLocationId' });
  expect(placeOf('stops.2.type')).toEqual({ row: 1, field: 'deliveryLocationId' });
});

test('rows of a stop each stay as they are, and kilograms win over tonnes', () => {
  const { values } = composeLoad([{ loadKey: 'A', stopType: 'pickup', massKg: 900, massTonnes: 1 }]);
  expect(values).toMatchObject({ massKg: 900, stops: [{ type: 'pickup' }] });
});
