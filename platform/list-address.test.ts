import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import {
  firstPage,
  nextSort,
  pageCount,
  readListState,
  withFilter,
  writeListState,
  type ListState,
} from './list-address.ts';

const offer = { sorts: ['name', 'createdAt'], filters: ['status', 'country'] };

describe('the address of a list', () => {
  test('is empty for the plain list', () => {
    expect(writeListState(firstPage)).toEqual({});
    expect(readListState({}, offer)).toEqual(firstPage);
  });

  test('keeps everything that is not the default', () => {
    const state: ListState = {
      search: 'karoo',
      page: 3,
      sort: 'name',
      descending: true,
      filter: { status: ['pending', 'approved'] },
    };
    expect(writeListState(state)).toEqual({ search: 'karoo', status: 'pending,approved', sort: '-name', page: '3' });
  });

  test('reads back what it wrote', () => {
    const states = fc.record({
      search: fc.string({ maxLength: 100 }),
      page: fc.integer({ min: 1, max: 100_000 }),
      sort: fc.constantFrom('name', 'createdAt'),
      descending: fc.boolean(),
      filter: fc.record(
        { status: fc.uniqueArray(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1 }) },
        { requiredKeys: [] },
      ),
    });
    fc.assert(
      fc.property(states, (state) => {
        expect(readListState(writeListState(state), offer)).toEqual(state);
      }),
    );
  });

  test.each([
    [{ page: '0' }, { page: 1 }],
    [{ page: '-3' }, { page: 1 }],
    [{ page: 'two' }, { page: 1 }],
    [{ page: '9999999' }, { page: 1 }],
    [{ page: '999999' }, { page: 100_000 }],
    [{ sort: 'password' }, { sort: null }],
    [{ sort: '-password' }, { sort: null, descending: false }],
    [{ status: ',,' }, { filter: {} }],
    [{ secret: 'x' }, { filter: {} }],
    [{ search: 'x'.repeat(300) }, { search: 'x'.repeat(100) }],
  ])('leaves out what the list does not offer: %j', (address, expected) => {
    expect(readListState(address, offer)).toMatchObject(expected);
  });
});

test('a header is sorted up, down, and not at all', () => {
  const up = nextSort({ ...firstPage, page: 4 }, 'name');
  expect(up).toMatchObject({ sort: 'name', descending: false, page: 1 });
  const down = nextSort(up, 'name');
  expect(down).toMatchObject({ sort: 'name', descending: true });
  expect(nextSort(down, 'name')).toEqual(firstPage);
  expect(nextSort(down, 'createdAt')).toMatchObject({ sort: 'createdAt', descending: false });
});

test('a filter starts on the first page and leaves no empty entry', () => {
  const filtered = withFilter({ ...firstPage, page: 7 }, 'status', ['pending']);
  expect(filtered).toEqual({ ...firstPage, filter: { status: ['pending'] } });
  expect(withFilter(filtered, 'status', [])).toEqual(firstPage);
});

test('a capped total never hides the next page', () => {
  expect(pageCount(120, false, 1, 50, 50)).toBe(3);
  expect(pageCount(0, false, 1, 50, 0)).toBe(1);
  expect(pageCount(1000, true, 20, 50, 50)).toBe(21);
  expect(pageCount(1000, true, 25, 50, 12)).toBe(25);
});
