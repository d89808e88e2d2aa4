import type { QueryKey } from '@tanstack/react-query';
import type { Page } from '#platform/operation.ts';
import { queries } from '../queries.ts';
import { shortList } from './long-list.ts';

/** What has changed is read at most once in so many milliseconds, as elsewhere. */
const rowsPause = 800;

/**
 * Where a row may have come in, left or moved, the whole page is read again, not sooner than so many milliseconds after the
 * last time: it is only offered to the person, and may wait so long.
 */
const wholePause = 5000;

/** After rows were read the page is read after so many milliseconds at the latest, whatever they said. */
const wholeAtLast = 30_000;

/** Where more rows than these have changed, the page is read rather than they. */
const fewRows = 100;

/** The page that a list shows now. */
export interface ShownPage<Row> {
  readonly queryKey: QueryKey;
  readonly rowId: (row: Row) => string;
  /** What places a row in the order of the list; undefined where that is not known. */
  readonly placeOf: (row: Row) => unknown;
  /** Those of these records that the list has, whatever page they are on. */
  readonly readRows: (ids: readonly string[]) => Promise<Page<Row>>;
}

/** `heard()` is told which record changed; nothing means that any may have. */
export function keepRows<Row>(shown: () => ShownPage<Row>) {
  const changed = new Set<string>();
  let isAnyChanged = false;
  /** When the whole page is due, since rows were put into it; or nothing was. */
  let wholeDue: number | undefined;
  let isReading = false;
  let isOver = false;
  let turnedAt = 0;
  let wholeAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    clearTimeout(timer);
    const isDue = changed.size > 0 || isAnyChanged;
    if (isOver || isReading || (!isDue && wholeDue === undefined)) return;
    const at = isDue ? turnedAt + rowsPause : wholeDue!;
    timer = setTimeout(() => void turn(), Math.max(0, at - Date.now()));
  }

  async function turn(): Promise<void> {
    turnedAt = Date.now();
    const page = shown();
    const state = queries.getQueryState<Page<Row>>(page.queryKey);
    // Somebody reads it already. What changed after that began is not in it: the next turn asks for it.
    if (state?.fetchStatus === 'fetching') return plan();
    isReading = true;
    const isLong = (state?.data?.rows.length ?? 0) > shortList;
    // The first time nobody knows how old the page is.
    const isDue = wholeAt === 0 || isAnyChanged || turnedAt >= (wholeDue ?? Infinity);
    const isRows = isLong && !isDue && changed.size <= fewRows;
    await (isRows ? readRows(page, state!.dataUpdatedAt) : readWhole(page));
    isReading = false;
    plan();
  }

  async function readWhole({ queryKey }: ShownPage<Row>): Promise<void> {
    wholeAt = turnedAt;
    changed.clear();
    isAnyChanged = false;
    wholeDue = undefined;
    await queries.invalidateQueries({ queryKey, exact: true });
  }

  async function readRows(shownPage: ShownPage<Row>, known: number): Promise<void> {
    const { queryKey, rowId, readRows: read } = shownPage;
    const ids = [...changed];
    changed.clear();
    const found = await read(ids).catch(() => undefined);
    if (isOver) return;
    // The whole page says what is wrong, in its own way.
    if (!found) isAnyChanged = true;
    const state = queries.getQueryState<Page<Row>>(queryKey);
    if (found && state?.data && state.fetchStatus === 'idle' && state.dataUpdatedAt === known) {
      const isOther = mayBeOther(shownPage, state.data, ids, found.rows);
      wholeDue = Math.min(wholeDue ?? Infinity, isOther ? wholeAt + wholePause : turnedAt + wholeAtLast);
      queries.setQueryData<Page<Row>>(queryKey, withRows(state.data, ids, found.rows, rowId));
    } else for (const id of ids) changed.add(id);
  }

  return {
    heard(id?: string): void {
      if (id === undefined) isAnyChanged = true;
      else changed.add(id);
      plan();
    },
    /** The list is left. What was not read of it is read when it is opened again. */
    end(): void {
      isOver = true;
      clearTimeout(timer);
      if (changed.size > 0 || isAnyChanged || wholeDue !== undefined || isReading)
        void queries.invalidateQueries({ queryKey: shown().queryKey, exact: true, refetchType: 'none' });
    },
  };
}

/** Whether a page that has these records may have other rows now, or another order: each of them must be where it was. */
function mayBeOther<Row>(
  { rowId, placeOf }: ShownPage<Row>,
  page: Page<Row>,
  ids: readonly string[],
  found: readonly Row[],
): boolean {
  const places = (rows: readonly Row[]) =>
    new Map(rows.filter((row) => ids.includes(rowId(row))).map((row) => [rowId(row), placeOf(row)]));
  const [before, now] = [places(page.rows), places(found)];
  return ids.some((id) =>
    before.has(id) || now.has(id) ? before.get(id) === undefined || before.get(id) !== now.get(id) : !hasAll(page),
  );
}

/** Where all rows of a list are on its one page, a record that is not among them does not count. */
const hasAll = <Row>({ rows, total, totalIsCapped }: Page<Row>) => !totalIsCapped && rows.length === total;

/** The page with these records as they were found: those of it that were not found have left the list. */
export function withRows<Row>(
  page: Page<Row>,
  ids: readonly string[],
  found: readonly Row[],
  rowId: (row: Row) => string,
): Page<Row> {
  const asked = new Set(ids);
  const fresh = new Map(found.map((row) => [rowId(row), row]));
  const rows = page.rows.flatMap((row) => (asked.has(rowId(row)) ? (fresh.get(rowId(row)) ?? []) : row));
  const left = page.rows.length - rows.length;
  return { ...page, rows, total: page.totalIsCapped ? page.total : page.total - left };
}
