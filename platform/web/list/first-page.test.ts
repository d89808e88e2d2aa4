import { expect, test, vi } from 'vitest';
import { firstPage as nothingChosen } from '#platform/list-address.ts';
import { queryOf } from './filters.ts';
import { firstPage, keepPageSize } from './first-page.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

test('what a list asks first is word for word what its code asks, or its answer would be asked for twice', () => {
  const tabs = { filter: 'status', many: true, options: [] };
  for (const size of [50, 100]) {
    keepPageSize(size);
    const asked = queryOf(nothingChosen, size, [{ id: 'isMine', kind: 'flag', title: 'Mine' }], tabs);
    expect(JSON.stringify(firstPage())).toBe(JSON.stringify(asked));
  }
});
