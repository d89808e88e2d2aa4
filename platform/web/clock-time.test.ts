import { afterEach, expect, test } from 'vitest';
import { languages } from '#platform/language.ts';
import { defaultTimeZone, followZone } from '#platform/client-zone.ts';
import { momentText } from './clock-time.ts';

afterEach(() => followZone(defaultTimeZone));

test.each([
  ['Africa/Johannesburg', '24 Nov 2026, 00:30'],
  ['Africa/Luanda', '23 Nov 2026, 23:30'],
  ['Africa/Nairobi', '24 Nov 2026, 01:30'],
])('a moment is told on the clock of a client in %s, wherever the browser is', (zone, told) => {
  followZone(zone);
  expect(momentText('2026-11-23T22:30:00Z', 'en')).toBe(told);
});

test('the month is a word in every language: the order of two numbers can be mistaken', () => {
  for (const language of languages)
    expect(momentText('2026-11-23T22:30:00Z', language)).toMatch(/^24 \p{L}+\.? 2026, 00:30$/u);
});
