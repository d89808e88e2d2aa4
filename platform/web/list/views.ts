import { queryOptions } from '@tanstack/react-query';
import type { ListState } from '#platform/list-address.ts';
import type { SavedView, ViewState, WorkplaceCalls } from '../shell/workplace.ts';
import type { Choice } from './columns.ts';

export function viewsRead({ getSavedViews }: WorkplaceCalls, list: string) {
  return queryOptions({ queryKey: ['views', list], queryFn: ({ signal }) => getSavedViews({ list }, { signal }) });
}

/** What is kept of a list under a name; the page is not: tomorrow other rows stand on it. */
export function viewOf({ search, sort, descending, filter }: ListState, columns: Choice | null): ViewState {
  return { search, sort, descending, filter, columns };
}

/** The state of a list that a view leads to. */
export function stateOf({ search, sort, descending, filter }: ViewState): ListState {
  return { search, sort, descending, filter, page: 1 };
}

/** The order of filters and of their values does not matter. */
export function isSameView(left: ViewState, right: ViewState): boolean {
  return sorted(left) === sorted(right);
}

function sorted({ filter, ...others }: ViewState): string {
  const filters = Object.entries(filter)
    .filter(([, values]) => values.length > 0)
    .map(([id, values]) => [id, values.toSorted()] as const)
    .toSorted(([left], [right]) => left.localeCompare(right));
  const { search, sort, descending, columns } = others;
  return JSON.stringify([search, sort, sort !== null && descending, columns, filters]);
}

/** The view that is on the screen: the one that was chosen, if it still is, or else any that shows the same. */
export function shownView(
  views: readonly SavedView[],
  chosenId: string | undefined,
  state: ViewState,
): SavedView | undefined {
  const same = views.filter((view) => isSameView(view.state, state));
  return same.find(({ viewId }) => viewId === chosenId) ?? same[0];
}
