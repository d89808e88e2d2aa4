import type { ListState } from '#platform/list-address.ts';
import type { ChoiceSource } from '../fields/choice-source.ts';

interface Option {
  readonly value: string;
  readonly title: string;
}

/** What list operations take (`listQuery` of operation.ts); their other fields are their filters. */
export interface ListQuery {
  readonly search?: string | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly descending?: boolean | undefined;
  readonly sort?: string | undefined;
  /** Only where the operation has it (`changedRows` of changed-rows.ts). */
  readonly ids?: readonly string[] | undefined;
}
export type SortOf<Query> = Query extends { sort?: infer Sort } ? Extract<Sort, string> : never;
export type FilterOf<Query> = Exclude<keyof Query & string, keyof ListQuery>;

interface Common<Id extends string> {
  /** The field of the operation's input, and the word in the address. */
  readonly id: Id;
  readonly title: string;
}

/**
 * One way to narrow a list. `one` sends a text, `many` a list of texts, `number` one of several numbers, `searched` the
 * id of a record that is searched for, `flag` true or nothing, `day` a date.
 */
export type Filter<Id extends string = string> =
  | (Common<Id> & { readonly kind: 'one' | 'many' | 'number'; readonly options: readonly Option[] })
  | (Common<Id> & { readonly kind: 'searched'; readonly from: ChoiceSource })
  | (Common<Id> & { readonly kind: 'flag' | 'day' });

interface Counted {
  /** How many rows stand behind it, where the screen knows; undefined while it does not, null where it was not counted. */
  readonly count?: number | null | undefined;
  /** Why there is no count. */
  readonly hint?: string | undefined;
  /** What is late or lost, or will be soon; a count of plain work has none. */
  readonly tone?: 'danger' | 'warn' | undefined;
}

export interface TabLink extends Counted {
  readonly title: string;
  readonly url: string;
}

/** A filter whose values stand beside the search as tabs, with `All` before them. */
export interface Tabs<Id extends string = string> {
  readonly filter: Id;
  readonly options: readonly (Option & Counted)[];
  /** Behind the tabs: what belongs to them by its meaning, and is listed by a screen of its own. */
  readonly links?: readonly TabLink[];
  /** The operation takes a list of values, of which a tab is one. */
  readonly many?: boolean;
}

/** The options of a filter or of tabs: values, each under the text whose key is the value with this before it. */
export function titled<Before extends string, Value extends string>(
  t: (key: `${Before}${Value}`) => string,
  before: Before,
  values: readonly Value[],
): readonly Option[] {
  return values.map((value) => ({ value, title: t(`${before}${value}`) }));
}

/** The question to the server for what the address says. */
export function queryOf(
  state: ListState,
  pageSize: number,
  filters: readonly Filter[],
  tabs: Tabs | undefined,
): ListQuery {
  const narrowed: Record<string, unknown> = {};
  for (const { id, kind } of filters) {
    const values = state.filter[id];
    if (values) narrowed[id] = valueOf(kind, values);
  }
  const tab = tabs && state.filter[tabs.filter]?.[0];
  if (tabs && tab !== undefined) narrowed[tabs.filter] = tabs.many ? [tab] : tab;
  // Without a chosen order the operation's own holds, with its own direction.
  const order = state.sort === null ? {} : { sort: state.sort, descending: state.descending };
  return { search: state.search, page: state.page, pageSize, ...order, ...narrowed };
}

function valueOf(kind: Filter['kind'], values: readonly string[]): unknown {
  switch (kind) {
    case 'many':
      return values;
    case 'flag':
      return true;
    case 'number':
      return Number(values[0]);
    default:
      return values[0];
  }
}
