import { expect, test } from 'vitest';
import {
  frameOf,
  fromMap,
  fromScreen,
  metresPerPixel,
  scaleOf,
  tilesOf,
  toMap,
  toScreen,
  viewAround,
  viewOf,
  zoomedAt,
} from './mercator.ts';

const durban = { latitude: -29.8587, longitude: 31.0218 };
const size = { width: 600, height: 400 };

test('a point goes onto the map and back', () => {
  expect(toMap({ latitude: 0, longitude: 0 })).toEqual({ x: 0.5, y: 0.5 });
  const back = fromMap(toMap(durban));
  expect(back.latitude).toBeCloseTo(durban.latitude, 9);
  expect(back.longitude).toBeCloseTo(durban.longitude, 9);
  const view = { centre: toMap(durban), zoom: 12.5 };
  expect(toScreen(toMap(durban), view, size)).toEqual({ x: 300, y: 200 });
  expect(fromScreen({ x: 300, y: 200 }, view, size)).toEqual(view.centre);
});

test('the tile of a point is the one that every tile server has for it', () => {
  const tiles = tilesOf(
    'https://tiles.example/{z}/{x}/{y}.png',
    { centre: toMap(durban), zoom: 10 },
    { width: 2, height: 2 },
  );
  expect(tiles.map(({ address }) => address)).toEqual(['https://tiles.example/10/600/601.png']);
  // Every pixel is covered, also between two levels.
  const many = tilesOf('{z}/{x}/{y}', { centre: toMap(durban), zoom: 9.6 }, size);
  expect(Math.min(...many.map(({ left }) => left))).toBeLessThanOrEqual(0);
  expect(Math.max(...many.map(({ left, size: side }) => left + side))).toBeGreaterThanOrEqual(600);
  expect(Math.max(...many.map(({ top, size: side }) => top + side))).toBeGreaterThanOrEqual(400);
});

test('coming nearer keeps the point under the finger', () => {
  const view = { centre: toMap(durban), zoom: 8 };
  const at = { x: 100, y: 350 };
  const next = zoomedAt(view, size, at, 11);
  const [before, after] = [fromScreen(at, view, size), fromScreen(at, next, size)];
  expect(after.x).toBeCloseTo(before.x, 12);
  expect(after.y).toBeCloseTo(before.y, 12);
  expect(zoomedAt(view, size, at, 99).zoom).toBe(18);
});

test('a frame fits into its view, and a circle into half of it', () => {
  const frame = { south: -35, west: 16, north: -22, east: 33 };
  const seen = frameOf(viewOf(frame, size), size);
  expect(seen.south).toBeLessThanOrEqual(-35 + 1e-6);
  expect(seen.north).toBeGreaterThanOrEqual(-22 - 1e-6);
  expect(seen.west).toBeLessThanOrEqual(16 + 1e-6);
  expect(seen.east).toBeGreaterThanOrEqual(33 - 1e-6);
  const { zoom } = viewAround(durban, 800, size);
  expect((2 * 800) / metresPerPixel(durban.latitude, zoom)).toBeLessThanOrEqual(200);
  expect((2 * 800) / metresPerPixel(durban.latitude, zoom)).toBeGreaterThan(100);
});

test('the scale is a round distance', () => {
  const { metres, width } = scaleOf(-29.86, 12, 100);
  expect(metres).toBe(2000);
  expect(width).toBeLessThanOrEqual(100);
  expect(width * metresPerPixel(-29.86, 12)).toBeCloseTo(metres, 6);
});
