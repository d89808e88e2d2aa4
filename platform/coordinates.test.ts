import { expect, test } from 'vitest';
import { distanceBetween, parseCoordinate, parsePosition } from './coordinates.ts';

test('a coordinate is read as degrees or as degrees, minutes and seconds', () => {
  for (const text of ['-26.2693', '−26,2693', '26.2693 S', 's26.2693', '26.2693°S', '26° 16.158′ S', '26°16′09.48″S'])
    expect(parseCoordinate(text, 'latitude'), text).toBeCloseTo(-26.2693, 6);
  for (const text of ['26 16 9.48 S', '26°16\'9.48"S', '26:16:09.48 S', 'S 26° 16’ 9,48”', "-26°16'9.48''"])
    expect(parseCoordinate(text, 'latitude'), text).toBeCloseTo(-26.2693, 6);
  expect(parseCoordinate('9°8′W', 'longitude')).toBeCloseTo(-9.133333, 6);
  expect(parseCoordinate('28', 'longitude')).toBe(28);
  expect(parseCoordinate('0', 'latitude')).toBe(0);
});

test('what is no coordinate of its axis is none', () => {
  for (const text of ['', 'Durban', '91', '26.5°30′', '26°60′', '26°10′60″', '-26 S', 'S 26 S', '28.18 E', '26,1,2'])
    expect(parseCoordinate(text, 'latitude'), text).toBeUndefined();
  expect(parseCoordinate('26 S', 'longitude')).toBeUndefined();
  expect(parseCoordinate('9°8′O', 'longitude')).toBeUndefined();
  expect(parseCoordinate('180.5', 'longitude')).toBeUndefined();
});

test('both are read out of one text, as maps give them to copy', () => {
  const wadeville = { latitude: -26.2693, longitude: 28.1802 };
  for (const text of [
    '-26.2693, 28.1802',
    '-26.2693,28.1802',
    '-26.2693 28.1802',
    '-26,2693; 28,1802',
    '-26,2693, 28,1802',
    '26.2693 S, 28.1802 E',
    '26.2693S 28.1802E',
    'S26.2693 E28.1802',
    '26°16′09.48″S 28°10′48.72″E',
    'https://maps.example/place/@-26.2693,28.1802,17z',
    'https://maps.example/?q=-26.2693,28.1802',
  ])
    expect(parsePosition(text), text).toEqual(wadeville);
  for (const text of ['-26.2693', '26 16', '28.1802 E, 26.2693 S', '-26.2693, 281802', 'Wadeville, Germiston', ''])
    expect(parsePosition(text), text).toBeUndefined();
});

test('distances are those of the surface', () => {
  const [durban, johannesburg] = [
    { latitude: -29.8587, longitude: 31.0218 },
    { latitude: -26.2041, longitude: 28.0473 },
  ];
  expect(distanceBetween(durban, johannesburg) / 1000).toBeCloseTo(500.5, 0);
  expect(distanceBetween(durban, durban)).toBe(0);
});

test('a pasted page is no position, which is said at once', () => {
  for (const text of [`a${'N '.repeat(50_000)}x`, `N${'x'.repeat(50_000)} 1`, 'N1 E'.repeat(25_000)])
    expect(parsePosition(text)).toBeUndefined();
});
