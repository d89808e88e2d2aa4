import { pageSizes } from '#platform/list-address.ts';

// Apart from the list, so that what a list asks first is known before its code is here.
const pageSizeKey = 'pageSize';
const usualPageSize = 50;

export function restoredPageSize(): number {
  const stored = Number(localStorage.getItem(pageSizeKey));
  return pageSizes.some((size) => size === stored) ? stored : usualPageSize;
}

export function keepPageSize(rows: number): void {
  localStorage.setItem(pageSizeKey, String(rows));
}

/** What a list asks where its address says nothing: the same words in the same order as `queryOf` (filters.ts). */
export function firstPage() {
  return { search: '', page: 1, pageSize: restoredPageSize() };
}
