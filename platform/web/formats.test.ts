import { afterEach, expect, test, vi } from 'vitest';
import { defaultTimeZone, followZone } from '#platform/client-zone.ts';
import { formatsFor } from './formats.ts';

// The language of a page is read from its address; here it is given.
vi.mock('./language.ts', () => ({ useLanguage: () => 'en' }));

// Zones in which no computer that runs this stands: what is written must not follow the machine.
const instant = '2026-11-23T21:30:00Z';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
afterEach(() => followZone(defaultTimeZone));

test('times are on the clock of the client, wherever the reader sits', () => {
  const formats = formatsFor('en');
  followZone('Indian/Mauritius');
  expect(plain(formats.moment(instant))).toBe('24 Nov 2026 01:30');
  expect(plain(formats.shortMoment(instant))).toBe('24 Nov 01:30');
  expect(plain(formats.day(instant))).toBe('24 Nov 2026');
  followZone('Africa/Accra');
  expect(plain(formats.moment(instant))).toBe('23 Nov 2026 21:30');
});

test('a record that names its company has the clock of that company', () => {
  expect(plain(formatsFor('en').moment(instant, 'Africa/Nairobi'))).toBe('24 Nov 2026 00:30');
});
