import { expect, test } from 'vitest';
import { etaOfRow, isEtaText } from './eta-of-row.ts';

const now = new Date('2026-11-24T20:10:00Z');
const row = (nextZone: string) => ({ eta: null, nextDueAt: '2026-11-25T04:00:00.000Z', nextZone });

test('a time that is typed for a load is on the clock of its next stop', () => {
  expect(etaOfRow('05:20', row('Africa/Johannesburg'), 'en', now)).toBe('2026-11-25T03:20:00.000Z');
  expect(etaOfRow('05:20', row('Africa/Dar_es_Salaam'), 'en', now)).toBe('2026-11-25T02:20:00.000Z');
  // So many minutes are the same on every clock.
  expect(etaOfRow('+40', row('Africa/Dar_es_Salaam'), 'en', now)).toBe('2026-11-25T04:40:00.000Z');
  expect(etaOfRow('soon', row('Africa/Dar_es_Salaam'), 'en', now)).toBeUndefined();
});

test('a text is a time whatever load it is typed for', () => {
  expect(isEtaText('+40', 'en')).toBe(true);
  expect(isEtaText('5h20', 'afr')).toBe(true);
  expect(isEtaText('tonight', 'en')).toBe(false);
});
