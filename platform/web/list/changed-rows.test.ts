import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Page } from '#platform/operation.ts';
import { mayLag } from '../lagging-reads.ts';
import { queries } from '../queries.ts';
import { keepRows, withRows } from './changed-rows.ts';

interface Row {
  readonly id: string;
  readonly eta: number;
  readonly loadAt?: number;
}
const rowId = ({ id }: Row) => id;
const queryKey = ['loads', 'list', 'loads', { page: 1 }];

beforeEach(() => {
  vi.useFakeTimers();
  // Desks that look at the same are spread at random; this one is always the first.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  queries.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A list on the screen over rows that the test changes; says what was read of it. */
async function shown(rows: number) {
  const stored = new Map(
    Array.from({ length: rows }, (_, place) => [`l${place}`, { id: `l${place}`, eta: 0, loadAt: place } as Row]),
  );
  const wholes: number[] = [];
  /** Whether each of them would take an answer that was read for others. */
  const lags: boolean[] = [];
  const pieces: string[][] = [];
  const held = { answer: undefined as Promise<void> | undefined, isAway: false };
  const page = (found: Row[]): Page<Row> => ({ rows: found, total: stored.size, totalIsCapped: false });
  const observer = new QueryObserver<Page<Row>>(queries, {
    queryKey,
    queryFn: async () => {
      wholes.push(Date.now());
      lags.push(mayLag);
      return page([...stored.values()]);
    },
  });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  const keeper = keepRows<Row>(() => ({
    queryKey,
    rowId,
    placeOf: ({ loadAt }) => loadAt,
    readRows: async (ids) => {
      pieces.push([...ids]);
      const found = ids.flatMap((id) => stored.get(id) ?? []);
      await held.answer;
      if (held.isAway) throw new Error('away');
      return page(found);
    },
  }));
  const change = (id: string, eta: number, loadAt = stored.get(id)?.loadAt) => {
    stored.set(id, { id, eta, ...(loadAt !== undefined && { loadAt }) });
    keeper.heard(id);
  };
  const row = (id: string) => observer.getCurrentResult().data?.rows.find((each) => each.id === id);
  const data = () => observer.getCurrentResult().data!;
  // The first change reads the page: nobody knows how old it is.
  keeper.heard('l0');
  await vi.advanceTimersByTimeAsync(0);
  expect(wholes).toHaveLength(2);
  return { stored, wholes, lags, pieces, held, keeper, change, row, data, leave };
}

test('of a long page only the rows that changed are read, together and not too often, and later the page', async () => {
  const list = await shown(500);
  list.change('l7', 1);
  list.change('l9', 2);
  await vi.advanceTimersByTimeAsync(799);
  expect(list.pieces).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(list.pieces).toEqual([['l7', 'l9']]);
  expect([list.row('l7')?.eta, list.row('l9')?.eta]).toEqual([1, 2]);
  expect(list.wholes).toHaveLength(2);
  for (let turn = 0; turn < 30; turn++) {
    list.change('l7', 10 + turn);
    await vi.advanceTimersByTimeAsync(800);
  }
  expect(list.row('l7')?.eta).toBe(39);
  // Twenty-five seconds with changes all the time.
  expect(list.wholes).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(6000);
  expect(list.wholes).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(list.wholes).toHaveLength(3);
  list.leave();
});

test('a row that may have moved has the page read, but not each time', async () => {
  const list = await shown(500);
  for (let turn = 0; turn < 12; turn++) {
    list.change('l7', turn, 1000 + turn);
    await vi.advanceTimersByTimeAsync(800);
  }
  expect(list.row('l7')?.eta).toBe(11);
  expect(list.wholes.map((at) => at - list.wholes[1]!).slice(2)).toEqual([5600]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(list.wholes).toHaveLength(4);
  list.leave();
});

test('a row that the list has no more leaves it at once, and one that came in comes with the page', async () => {
  const list = await shown(500);
  list.stored.delete('l3');
  list.keeper.heard('l3');
  list.change('new', 1);
  await vi.advanceTimersByTimeAsync(800);
  expect(list.pieces).toEqual([['l3']]);
  expect(list.row('l3')).toBeUndefined();
  expect(list.row('new')).toBeUndefined();
  expect(list.data().total).toBe(499);
  await vi.advanceTimersByTimeAsync(5000);
  expect(list.row('new')).toEqual({ id: 'new', eta: 1 });
  expect(list.data().total).toBe(500);
  list.leave();
});

test('what is not on the page has nothing read at once, and the page not for itself alone', async () => {
  const list = await shown(50);
  list.change('other', 1);
  await vi.advanceTimersByTimeAsync(1499);
  expect([list.pieces.length, list.wholes.length]).toEqual([0, 2]);
  await vi.advanceTimersByTimeAsync(1);
  expect([list.pieces.length, list.lags]).toEqual([0, [false, false, true]]);
  // Told again and again: the page is read once for some of them, and once more for what it may not have had yet.
  for (let turn = 0; turn < 10; turn++) {
    list.change('other', 2 + turn);
    await vi.advanceTimersByTimeAsync(300);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(list.row('other')?.eta).toBe(11);
  expect(list.wholes.length).toBeLessThanOrEqual(6);
  list.leave();
});

test('a page that has just been read is not read back into the past', async () => {
  const list = await shown(50);
  list.change('other', 1);
  await vi.advanceTimersByTimeAsync(1000);
  // The person saves something, and the page is read for it.
  await queries.invalidateQueries({ queryKey });
  await vi.advanceTimersByTimeAsync(500);
  expect(list.lags).toEqual([false, false, false, false]);
  list.leave();
});

test('many changes and events that may have been missed are the whole page', async () => {
  const many = await shown(500);
  for (let place = 0; place < 101; place++) many.change(`l${place}`, 1);
  await vi.advanceTimersByTimeAsync(800);
  expect([many.pieces.length, many.wholes.length]).toEqual([0, 3]);
  many.keeper.heard();
  await vi.advanceTimersByTimeAsync(800);
  expect([many.pieces.length, many.wholes.length]).toEqual([0, 4]);
  many.leave();
});

test('what was read of single rows never takes the place of a page that came meanwhile', async () => {
  const list = await shown(500);
  let answer = () => {};
  list.held.answer = new Promise<void>((done) => (answer = done));
  list.change('l7', 1);
  await vi.advanceTimersByTimeAsync(800);
  expect(list.pieces).toEqual([['l7']]);
  // The person saves the same row, and the page is read for it.
  list.stored.set('l7', { id: 'l7', eta: 2 });
  await queries.invalidateQueries({ queryKey });
  expect(list.row('l7')?.eta).toBe(2);
  list.held.answer = undefined;
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(list.row('l7')?.eta).toBe(2);
  await vi.advanceTimersByTimeAsync(800);
  expect(list.pieces).toEqual([['l7'], ['l7']]);
  list.leave();
});

test('rows that cannot be read leave it to the page to say why', async () => {
  const list = await shown(500);
  list.held.isAway = true;
  list.change('l7', 1);
  await vi.advanceTimersByTimeAsync(1600);
  expect([list.pieces.length, list.wholes.length, list.row('l7')?.eta]).toEqual([1, 3, 1]);
  list.leave();
});

test('a list that is left before it knew everything is read again when it is opened', async () => {
  const list = await shown(500);
  list.change('l7', 1);
  list.keeper.end();
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([list.pieces.length, list.wholes.length]).toEqual([0, 2]);
  list.leave();
});

test('how many there are is not guessed where nobody counts them', () => {
  const page = { rows: [{ id: 'a', eta: 0 }], total: 1000, totalIsCapped: true };
  expect(withRows(page, ['a'], [], rowId)).toEqual({ ...page, rows: [] });
});
