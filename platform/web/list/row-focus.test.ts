import { expect, test, vi } from 'vitest';
import { moveBetweenRows } from './row-focus.ts';

/** A table of so many rows with the focus on one of them, and what a key does there. */
function press(key: string, at: number, count = 3) {
  const links = Array.from({ length: count }, () => ({ focus: vi.fn<() => void>(), closest: () => null }));
  const preventDefault = vi.fn<() => void>();
  moveBetweenRows({
    key,
    target: links[at],
    currentTarget: { querySelectorAll: () => links, querySelector: () => null },
    preventDefault,
  } as never);
  return {
    to: links.findIndex(({ focus }) => focus.mock.calls.length > 0),
    isKept: preventDefault.mock.calls.length > 0,
  };
}

test('J and K go from row to row', () => {
  expect(press('j', 0)).toEqual({ to: 1, isKept: true });
  expect(press('k', 2)).toEqual({ to: 1, isKept: true });
});

test('at the ends of the rows they stay, and do not lead away from the page', () => {
  expect(press('j', 2)).toEqual({ to: -1, isKept: true });
  expect(press('k', 0)).toEqual({ to: -1, isKept: true });
  // Another letter is for whoever wants it.
  expect(press('z', 0)).toEqual({ to: -1, isKept: false });
});
