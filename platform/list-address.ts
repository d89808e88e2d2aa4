/** What a list shows: everything of it stands in the address, so that it can be sent, reopened and gone back to. */
export interface ListState {
  readonly search: string;
  /** 1-based. */
  readonly page: number;
  /** The id of the sorted column; null is the server's own order. */
  readonly sort: string | null;
  readonly descending: boolean;
  /** The chosen values per filter; a filter without values is absent. */
  readonly filter: Readonly<Record<string, readonly string[]>>;
}

/** What a list offers; whatever else stands in an address (an old link, a typing error) is left out. */
export interface ListOffer {
  readonly sorts: readonly string[];
  readonly filters: readonly string[];
}

export type Address = Readonly<Record<string, string>>;

export const firstPage: ListState = { search: '', page: 1, sort: null, descending: false, filter: {} };

/** Rows on a page, as a person may choose them. */
export const pageSizes = [1, 10, 25, 50, 100, 500] as const;

const lastPage = 100_000;
const longestSearch = 100;

/** Reads `?search=karoo&page=2&sort=-name&status=pending,approved`. */
export function readListState(address: Address, offer: ListOffer): ListState {
  const page = /^\d{1,6}$/.test(address['page'] ?? '') ? Number(address['page']) : 1;
  const sort = address['sort'] ?? '';
  const column = sort.replace(/^-/, '');
  const filter: Record<string, readonly string[]> = {};
  for (const id of offer.filters) {
    const values = (address[id] ?? '').split(',').filter((value) => value !== '');
    if (values.length > 0) filter[id] = values;
  }
  const sorted = offer.sorts.includes(column);
  return {
    search: (address['search'] ?? '').slice(0, longestSearch),
    page: Math.min(Math.max(page, 1), lastPage),
    sort: sorted ? column : null,
    descending: sorted && sort.startsWith('-'),
    filter,
  };
}

/** The address of a state; what is the default is left out, so that the plain list has a plain address. */
export function writeListState(state: ListState): Record<string, string> {
  const address: Record<string, string> = {};
  if (state.search !== '') address['search'] = state.search;
  for (const [id, values] of Object.entries(state.filter)) if (values.length > 0) address[id] = values.join(',');
  if (state.sort !== null) address['sort'] = `${state.descending ? '-' : ''}${state.sort}`;
  if (state.page > 1) address['page'] = String(state.page);
  return address;
}

/** A click on a header: ascending, descending, then the server's own order again. */
export function nextSort(state: ListState, column: string): ListState {
  if (state.sort !== column) return { ...state, sort: column, descending: false, page: 1 };
  if (!state.descending) return { ...state, descending: true, page: 1 };
  return { ...state, sort: null, descending: false, page: 1 };
}

/** Another search or filter starts on the first page: the old page may no longer exist. */
export function withFilter(state: ListState, id: string, values: readonly string[]): ListState {
  const { [id]: _, ...others } = state.filter;
  return { ...state, page: 1, filter: values.length === 0 ? others : { ...others, [id]: values } };
}

export function isNarrowed(state: ListState): boolean {
  return state.search !== '' || Object.keys(state.filter).length > 0;
}

/** How many pages there are to go to; a capped total cannot tell, so there is always one more after a full page. */
export function pageCount(total: number, totalIsCapped: boolean, page: number, pageSize: number, rows: number): number {
  const counted = Math.max(1, Math.ceil(total / pageSize));
  return totalIsCapped ? Math.max(counted, rows === pageSize ? page + 1 : page) : counted;
}
