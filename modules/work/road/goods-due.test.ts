import { expect, test } from 'vitest';
import { expectedAt } from './goods-due.ts';

type Stop = Parameters<typeof expectedAt>[1];

interface Goods {
  readonly planned: number;
  readonly actual?: number;
  readonly short?: number;
  readonly damaged?: number;
  readonly reference?: string;
  readonly packing?: string;
}

/** Stops in their order, each with its lines; line n of stop m has the id `m.n`. */
function tripOf(...stops: readonly (readonly ['pickup' | 'delivery' | 'border', ...Goods[]])[]) {
  return {
    stops: stops.map(([type, ...goods], place) => ({
      type,
      sequence: place + 1,
      goods: goods.map(({ planned, actual, short, damaged, reference = '', packing = 'Pallet' }, line) => ({
        id: `${place + 1}.${line + 1}`,
        reference,
        packing,
        commodity: 'Maize',
        quantityPlanned: planned,
        quantityActual: actual ?? null,
        shortQuantity: short ?? null,
        damagedQuantity: damaged ?? null,
      })),
    })),
  };
}
const at = (trip: { readonly stops: readonly Stop[] }, place: number) =>
  Object.fromEntries(
    [...expectedAt({ stops: [...trip.stops] }, trip.stops[place - 1]!)].map(([id, { quantity }]) => [id, quantity]),
  );

test('a delivery starts from what was loaded, not from what was planned', () => {
  const trip = tripOf(['pickup', { planned: 24, actual: 22, short: 2 }], ['border'], ['delivery', { planned: 24 }]);
  expect(at(trip, 3)).toEqual({ '3.1': 22 });
  expect(expectedAt(trip, trip.stops[2]!).get('3.1')).toEqual({ quantity: 22, isLoaded: true });
  // At the loading itself the plan stands.
  expect(at(trip, 1)).toEqual({ '1.1': 24 });
});

test('more than was planned comes off with the last of it', () => {
  const trip = tripOf(
    ['pickup', { planned: 20, actual: 23 }],
    ['delivery', { planned: 12 }],
    ['delivery', { planned: 8 }],
  );
  expect([at(trip, 2), at(trip, 3)]).toEqual([{ '2.1': 12 }, { '3.1': 11 }]);
});

test('several places of loading feed several deliveries in their order, less what is gone', () => {
  const trip = tripOf(
    ['pickup', { planned: 10, actual: 9 }],
    ['pickup', { planned: 10, actual: 8 }],
    ['delivery', { planned: 12, actual: 11, short: 1 }],
    ['delivery', { planned: 8 }],
  );
  expect(at(trip, 4)).toEqual({ '4.1': 5 });
});

test('what is loaded later, or was not counted, counts as planned', () => {
  const trip = tripOf(
    ['pickup', { planned: 10, actual: 9 }],
    ['delivery', { planned: 10 }],
    ['pickup', { planned: 5 }],
    ['delivery', { planned: 5 }],
  );
  expect([at(trip, 2), at(trip, 4)]).toEqual([{ '2.1': 10 }, { '4.1': 4 }]);
  const uncounted = tripOf(['pickup', { planned: 24 }], ['delivery', { planned: 24 }]);
  expect(expectedAt(uncounted, uncounted.stops[1]!).get('2.1')).toEqual({ quantity: 24, isLoaded: false });
});

test('references tell goods apart, and are passed over where loading has none', () => {
  const apart = tripOf(
    ['pickup', { planned: 10, actual: 7, reference: 'A' }, { planned: 5, actual: 5, reference: 'B' }],
    ['delivery', { planned: 5, reference: 'B' }, { planned: 10, reference: 'A' }],
  );
  expect(at(apart, 2)).toEqual({ '2.1': 5, '2.2': 7 });
  const without = tripOf(
    ['pickup', { planned: 15, actual: 14 }],
    ['delivery', { planned: 10, reference: 'A' }, { planned: 5, reference: 'B' }],
  );
  expect(at(without, 2)).toEqual({ '2.1': 10, '2.2': 4 });
});

test('goods that were to be loaded in another quantity, or packed otherwise, are not guessed at', () => {
  const other = tripOf(['pickup', { planned: 1, actual: 1, packing: 'Bulk' }], ['delivery', { planned: 24 }]);
  expect(at(other, 2)).toEqual({ '2.1': 24 });
  const unequal = tripOf(['pickup', { planned: 30, actual: 22 }], ['delivery', { planned: 24 }]);
  expect(at(unequal, 2)).toEqual({ '2.1': 24 });
});

test('quantities with decimals add up', () => {
  const trip = tripOf(
    ['pickup', { planned: 0.1, actual: 0.1 }, { planned: 0.2, actual: 0.2 }],
    ['delivery', { planned: 0.3 }],
  );
  expect(at(trip, 2)).toEqual({ '2.1': 0.3 });
});

test('what was handed over short or damaged is gone too', () => {
  const trip = tripOf(
    ['pickup', { planned: 20, actual: 17 }],
    ['delivery', { planned: 12, actual: 9, short: 1, damaged: 2 }],
    ['delivery', { planned: 8 }],
  );
  expect(at(trip, 3)).toEqual({ '3.1': 5 });
  // Who took less than was planned leaves the rest aboard, not at the next place.
  const left = tripOf(
    ['pickup', { planned: 20, actual: 20 }],
    ['delivery', { planned: 12, actual: 9 }],
    ['delivery', { planned: 8 }],
  );
  expect(at(left, 3)).toEqual({ '3.1': 8 });
});

test('at a stop that collects and hands over its own loading is not there yet', () => {
  const trip = tripOf(['pickup', { planned: 5, actual: 4 }], ['delivery', { planned: 5 }]);
  const together = { stops: trip.stops.map((stop) => ({ ...stop, sequence: 1 })) };
  expect(expectedAt(together, together.stops[1]!).get('2.1')).toEqual({ quantity: 5, isLoaded: false });
});

test('less than was planned leaves nothing over for the last', () => {
  const trip = tripOf(
    ['pickup', { planned: 20, actual: 10 }],
    ['delivery', { planned: 12 }],
    ['delivery', { planned: 8 }],
  );
  expect([at(trip, 2), at(trip, 3)]).toEqual([{ '2.1': 10 }, { '3.1': 0 }]);
});
