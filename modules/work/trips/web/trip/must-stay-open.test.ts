import { expect, test } from 'vitest';
import { mustStayOpen } from './must-stay-open.ts';

type State = Parameters<typeof mustStayOpen>[0];
const trip = (status: string) =>
  ({ stops: [{ id: 'a', sequence: 1, type: 'pickup', status }] }) as unknown as State['trip'];
const items = (...states: readonly string[]) => states.map((state) => ({ state })) as unknown as State['items'];

test('a phone that keeps nothing asks to stay open while something waits or is to be done', () => {
  const full = { isKept: false, items: items('sent'), trip: trip('planned') };
  expect(mustStayOpen(full)).toBe(true);
  expect(mustStayOpen({ ...full, isKept: true })).toBe(false);
  const done = { ...full, trip: { stops: [] } as unknown as State['trip'] };
  expect(mustStayOpen({ ...done, items: items('sent', 'saved') })).toBe(true);
  // "Everything was sent" and "what is not sent is lost" do not stand one above the other.
  expect(mustStayOpen(done)).toBe(false);
});
