import { expect, test } from 'vitest';
import { readNote } from './note-text.ts';

const zone = 'Africa/Johannesburg';
const now = new Date('2026-11-24T09:30:00Z');

test('reads the time at the beginning of a line on the clock of the company', () => {
  expect(readNote('10:12 video kept', zone, now)).toEqual({ text: 'video kept', at: '2026-11-24T08:12:00.000Z' });
  expect(readNote(' 7h05 sand down', zone, now)).toEqual({ text: 'sand down', at: '2026-11-24T05:05:00.000Z' });
});

test('takes a time that is still to come for that of yesterday', () => {
  expect(readNote('23:40 N3 closed', zone, now)).toEqual({ text: 'N3 closed', at: '2026-11-23T21:40:00.000Z' });
});

test('leaves a line without a time as it is', () => {
  expect(readNote('cost 2 300 sand', zone, now)).toEqual({ text: 'cost 2 300 sand' });
  expect(readNote('25:99 is no time', zone, now)).toEqual({ text: '25:99 is no time' });
});
