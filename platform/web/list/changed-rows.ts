import type { QueryKey } from '@tanstack/react-query';
import type { Page } from '#platform/operation.ts';
import { lag, lagging } from '../lagging-reads.ts';
import { queries } from '../queries.ts';
import { shortList } from './long-list.ts';

/** What has changed is read at most once in so many milliseconds, as elsewhere. */
const rowsPause = 800;

/**
 * Where a row may have come in, left or moved, the whole page is read again, not sooner than so many milliseconds after it was
 * heard of: it is only offered to the person, and may wait so long. Desks that look at the same do not ask in the same moment.
 */
const wholePause = () => lag * (1.5 + 2 * Math.random());

/** A page of hundreds of rows is not read again sooner than so many milliseconds after the last time. */
const longPause = 5000;

/** After events may have been missed, which all desks find out in the same moment. */
const missedPause = () => lag * 1.5 * Math.random();

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

const stateOf = <Row>({ queryKey }: ShownPage<Row>) => queries.getQueryState<Page<Row>>(queryKey);
const hasRow = <Row>(page: ShownPage<Row>, id: string) =>
  stateOf(page)?.data?.rows.some((row) => page.rowId(row) === id) === true;

/** Reads the page; what was read for others will do where it says so. */
async function readPage({ queryKey }: Pick<ShownPage<unknown>, 'queryKey'>, mayLag: boolean): Promise<void> {
  let answered: Promise<void> | undefined;
  const read = () => (answered = queries.invalidateQueries({ queryKey, exact: true }));
  if (mayLag) lagging(read);
  else read();
  await answered;
}

/** `heard()` is told which record changed; nothing means that any may have. */
export function keepRows<Row>(shown: () => ShownPage<Row>) {
  /** Rows of the page that changed, and when that was heard. */
  const changed = new Map<string, number>();
  /** When the whole page is due, or nobody has a reason to read it. */
  let wholeDue: number | undefined;
  /** When a record was heard of last that is not on the page. */
  let heardAt = 0;
  let isReading = false;
  let isOver = false;
  let turnedAt = 0;
  /** When the page was read from here; the first time nobody knows how old it is. */
  let wholeAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const dueIn = (milliseconds: number) => (wholeDue = Math.min(wholeDue ?? Infinity, Date.now() + milliseconds));

  /** The page has other rows now, or may have. */
  function pageMayBeOther(): void {
    const isLong = (stateOf(shown())?.data?.rows.length ?? 0) > shortList;
    dueIn(Math.max(wholePause(), isLong ? wholeAt + longPause - Date.now() : 0));
  }

  function plan(): void {
    clearTimeout(timer);
    if (isOver || isReading || (changed.size === 0 && wholeDue === undefined)) return;
    const rowsDue = changed.size > 0 ? turnedAt + rowsPause : Infinity;
    const at = Math.min(rowsDue, Math.max(wholeDue ?? Infinity, turnedAt + rowsPause));
    timer = setTimeout(() => void turn(), Math.max(0, at - Date.now()));
  }

  async function turn(): Promise<void> {
    turnedAt = Date.now();
    const page = shown();
    const state = stateOf(page);
    // Somebody reads it already. What changed after that began is not in it: the next turn asks for it.
    if (state?.fetchStatus === 'fetching') return plan();
    isReading = true;
    const isDue = wholeAt === 0 || !state?.data || turnedAt >= (wholeDue ?? Infinity) || changed.size > fewRows;
    await (isDue ? readWhole(page) : readRows(page, state.dataUpdatedAt));
    isReading = false;
    plan();
  }

  async function readWhole(page: ShownPage<Row>): Promise<void> {
    const asked = Date.now();
    const isNews = wholeAt === 0;
    wholeAt = asked;
    wholeDue = undefined;
    // An answer that was read for others will do, unless the page would go back into the past with it.
    const mayLag = !isNews && asked - (stateOf(page)?.dataUpdatedAt ?? asked) >= lag;
    for (const [id, at] of changed) if (!mayLag || asked - at >= lag) changed.delete(id);
    if (mayLag && asked - heardAt < lag) pageMayBeOther();
    await readPage(page, mayLag);
  }

  async function readRows(shownPage: ShownPage<Row>, known: number): Promise<void> {
    const { queryKey, rowId, readRows: read } = shownPage;
    const ids = [...changed.keys()];
    changed.clear();
    const found = await read(ids).catch(() => undefined);
    if (isOver) return;
    const state = stateOf(shownPage);
    if (!found) {
      // The whole page says what is wrong, in its own way.
      wholeDue = Date.now();
    } else if (state?.data && state.fetchStatus === 'idle' && state.dataUpdatedAt === known) {
      if (mayBeOther(shownPage, state.data, ids, found.rows)) pageMayBeOther();
      else dueIn(wholeAtLast);
      queries.setQueryData<Page<Row>>(queryKey, withRows(state.data, ids, found.rows, rowId));
    } else for (const id of ids) changed.set(id, Date.now());
  }

  return {
    heard(id?: string): void {
      if (id !== undefined && hasRow(shown(), id)) changed.set(id, Date.now());
      else {
        heardAt = Date.now();
        if (id === undefined) dueIn(missedPause());
        else pageMayBeOther();
      }
      plan();
    },
    /** The list is left. What was not read of it is read when it is opened again. */
    end(): void {
      isOver = true;
      clearTimeout(timer);
      if (changed.size > 0 || wholeDue !== undefined || isReading)
        void queries.invalidateQueries({ queryKey: shown().queryKey, exact: true, refetchType: 'none' });
    },
  };
}

/** Whether a page that had these rows may have others now, or another order: each of them must be where it was. */
function mayBeOther<Row>(
  { rowId, placeOf }: ShownPage<Row>,
  page: Page<Row>,
  ids: readonly string[],
  found: readonly Row[],
): boolean {
  const places = (rows: readonly Row[]) =>
    new Map(rows.filter((row) => ids.includes(rowId(row))).map((row) => [rowId(row), placeOf(row)]));
  const [before, now] = [places(page.rows), places(found)];
  return ids.some((id) => before.get(id) === undefined || before.get(id) !== now.get(id));
}

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
