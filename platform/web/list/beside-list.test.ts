import { expect, test } from 'vitest';
import { besideList } from './beside-list.ts';

const list = { ids: ['a', 'b'], isSettled: true, chosen: undefined, opensFirst: true };

test('what stands beside a list is always one of it', () => {
  expect(besideList({ ...list, chosen: 'b' })).toEqual({ open: 'b', hasLeft: false });
  expect(besideList({ ...list, chosen: 'c' })).toEqual({ open: undefined, hasLeft: true });
});

test('the first is opened only once the list is the one that is asked for', () => {
  expect(besideList(list)).toEqual({ open: 'a', hasLeft: false });
  expect(besideList({ ...list, isSettled: false })).toEqual({ open: undefined, hasLeft: false });
  expect(besideList({ ...list, opensFirst: false })).toEqual({ open: undefined, hasLeft: false });
  expect(besideList({ ...list, ids: [] })).toEqual({ open: undefined, hasLeft: false });
});

test('what is not listed yet is waited for', () => {
  expect(besideList({ ...list, chosen: 'c', isSettled: false })).toEqual({ open: undefined, hasLeft: false });
});
