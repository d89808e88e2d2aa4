import { expect, test } from 'vitest';
import { inOneCall } from './one-call.ts';
import { pauseOf } from './pauses.ts';

const events = (count: number, bytes = 190) => Array.from({ length: count }, () => ({ bytes }));

test('500 events as phones make them go in one call, and in halves after each that failed', () => {
  expect([0, 1, 2, 5, 9].map((failures) => inOneCall(events(480), failures).length)).toEqual([480, 240, 120, 15, 15]);
});

test('a call stays below what the server reads, whatever the events say', () => {
  const sent = inOneCall(events(500, 2000), 0);
  expect(sent.length * 2060).toBeLessThanOrEqual(120_000);
  expect(inOneCall(events(3, 200_000), 5)).toHaveLength(1);
});

test('the page looks less often the longer nothing changes', () => {
  expect([0, 1, 2, 3, 4, 9].map((quiet) => pauseOf(quiet) / 60_000)).toEqual([1, 1, 2, 4, 8, 8]);
});
