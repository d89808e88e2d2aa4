import { expect, test } from 'vitest';
import { frameOf } from './mercator.ts';
import { routeParts, routeView } from './route.ts';

const size = { width: 380, height: 240 };
const durban = { latitude: -29.86, longitude: 31.02 };
const polokwane = { latitude: -23.9, longitude: 29.45 };

test('a route has room around its ends', () => {
  const { south, north, west, east } = frameOf(routeView([durban, polokwane], size), size);
  expect(south).toBeLessThan(durban.latitude - 0.5);
  expect(north).toBeGreaterThan(polokwane.latitude + 0.5);
  expect(west).toBeLessThan(polokwane.longitude);
  expect(east).toBeGreaterThan(durban.longitude);
});

test('shows the part of the country where all stops are one place, and the world where there is none', () => {
  expect(routeView([durban, durban], size).zoom).toBeCloseTo(7.5);
  expect(routeView([], size).zoom).toBe(2);
});

const stop = (at: string, isDone: boolean) => ({ at, isDone });

test.each([
  ['not begun', [stop('a', false), stop('b', false)], undefined, [], ['a', 'b']],
  ['not begun, position known', [stop('a', false), stop('b', false)], 'v', [], ['v', 'a', 'b']],
  ['between two stops', [stop('a', true), stop('b', false)], 'v', ['a', 'v'], ['v', 'b']],
  ['between two stops, position unknown', [stop('a', true), stop('b', false)], undefined, ['a'], ['a', 'b']],
  ['over', [stop('a', true), stop('b', true)], undefined, ['a', 'b'], ['b']],
] as const)('the way of a trip that is %s', (_, stops, vehicle, done, ahead) => {
  expect(routeParts(stops, vehicle)).toEqual({ done, ahead });
});
