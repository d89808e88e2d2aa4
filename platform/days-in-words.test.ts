import { expect, test } from 'vitest';
import { daysInWords } from './days-in-words.ts';

test('a day in a text is written as people read it, and nothing else is touched', () => {
  const values = { to: '2026-10-19', name: 'Umgeni 2026-10', count: 3, none: undefined, impossible: '2026-02-31' };
  expect(daysInWords('en', values)).toEqual({ ...values, to: '19 Oct 2026' });
  expect(daysInWords('fr', { to: '2026-10-19' })).toEqual({ to: '19 oct. 2026' });
  expect(daysInWords('en')).toEqual({});
});
