import { expect, test } from 'vitest';
import type { SavedView, ViewState } from '../shell/workplace.ts';
import { isSameView, shownView, stateOf, viewOf } from './views.ts';

const plain: ViewState = { search: '', sort: null, descending: false, filter: {}, columns: null };
const view = (viewId: string, state: Partial<ViewState>): SavedView => ({
  viewId,
  lockId: '1',
  name: viewId,
  isShared: false,
  isOwn: true,
  owner: 'Thandi',
  state: { ...plain, ...state },
});

test('a view is told by what it shows, in whatever order its filters were set', () => {
  const left = { ...plain, filter: { status: ['pending', 'approved'], city: ['Durban'] } };
  const right = { ...plain, filter: { city: ['Durban'], status: ['approved', 'pending'], compliance: [] } };
  expect(isSameView(left, right)).toBe(true);
  expect(isSameView(left, { ...right, search: 'karoo' })).toBe(false);
  expect(isSameView(left, { ...right, columns: { order: [], hidden: ['city'] } })).toBe(false);
});

test('a view keeps all of a list but its page', () => {
  const state = { search: 'karoo', page: 7, sort: 'name', descending: true, filter: { status: ['pending'] } };
  expect(stateOf(viewOf(state, null))).toEqual({ ...state, page: 1 });
});

test('of two views that show the same, the one that was chosen is shown', () => {
  const views = [view('first', { search: 'karoo' }), view('second', { search: 'karoo' })];
  expect(shownView(views, 'second', views[1]!.state)?.viewId).toBe('second');
  expect(shownView(views, undefined, views[1]!.state)?.viewId).toBe('first');
  expect(shownView(views, 'second', plain)).toBeUndefined();
});
