import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import type { Cell } from '#platform/csv.ts';
import { useMedia } from '../media.ts';

export interface Column<Row, Sort extends string = string> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** The server's name of the order by this column. */
  readonly sort?: Sort | undefined;
  /** Numbers and money stand right, in figures of one width. */
  readonly align?: 'right';
  /** `whole` is not cut on a wide desk; `little` gives its room to names beside it, as addresses and what one rarely reads do. */
  readonly room?: 'whole' | 'little';
  /** Until somebody chooses it: always, or where the window is narrow, because others matter more there. */
  readonly hiddenByDefault?: boolean | 'narrow';
  /** In every file, also while it is hidden: without it the file could not be brought in again. */
  readonly inFiles?: true;
  /** What is exported, where the cell itself is not plain text or a number. */
  readonly value?: (row: Row) => Cell;
  /** Where it stands on the card that a phone shows; without a place it is left out there. An action stands under the card. */
  readonly card?: 'title' | 'subtitle' | 'badge' | 'meta' | 'action';
}

/** A column in a record of columns, whose place says its id. */
type PlacedColumn<Row, Sort extends string> = Omit<Column<Row, Sort>, 'id'> & Partial<Pick<Column<Row, Sort>, 'id'>>;

/**
 * Makes a record of columns by their ids, from which a list chooses by name:
 * `columnsOf<SupplierRow, Sort>()({ city: { title, cell } })`.
 */
export function columnsOf<Row, Sort extends string>() {
  return <Id extends string>(columns: Readonly<Record<Id, PlacedColumn<Row, Sort>>>) => {
    const placed = Object.entries<PlacedColumn<Row, Sort>>(columns).map(([id, column]) => [id, { id, ...column }]);
    return Object.fromEntries(placed) as Readonly<Record<Id, Column<Row, Sort>>>;
  };
}

/**
 * Columns of a record of columns, in the order named; the hidden ones are there for whoever wants them. A phone has no
 * columns to choose from, and its cards show no more than the list is about.
 */
export function chosenColumns<Row, Sort extends string, Id extends string>(
  all: Readonly<Record<Id, Column<Row, Sort>>>,
  shown: readonly NoInfer<Id>[],
  hidden: readonly NoInfer<Id>[] = [],
): readonly Column<Row, Sort>[] {
  return [
    ...shown.map((id) => all[id]),
    ...hidden.map((id) => {
      const column: Column<Row, Sort> = all[id];
      const { card: _, ...rest } = column;
      return { ...rest, hiddenByDefault: true };
    }),
  ];
}

/** What one person made of a list's columns on this device. */
export interface Choice {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

export interface ColumnChoice<Row> {
  /** All columns in the chosen order. */
  readonly all: readonly Column<Row>[];
  readonly visible: readonly Column<Row>[];
  readonly isVisible: (id: string) => boolean;
  readonly show: (id: string, visible: boolean) => void;
  /** One place earlier (-1) or later (1). */
  readonly move: (id: string, by: -1 | 1) => void;
  readonly reset: () => void;
  readonly isChanged: boolean;
  /** What was chosen; null while the columns are as the screen has them. */
  readonly chosen: Choice | null;
  /** Takes over what was chosen before, here or by somebody else. */
  readonly choose: (choice: Choice | null) => void;
}

/** Which columns are shown, and in what order; remembered per list. */
export function useColumnChoice<Row>(list: string, columns: readonly Column<Row>[]): ColumnChoice<Row> {
  const key = `columns.${list}`;
  const [choice, setChoice] = useState<Choice | undefined>(() => restore(key));
  const isNarrow = useMedia('(max-width: 1399px)');
  // The same columns as long as nobody chose others: rows are drawn again for other ones.
  const { all, visible, hidden } = useMemo(() => {
    const isLeftOut = ({ hiddenByDefault }: Column<Row>) =>
      hiddenByDefault === 'narrow' ? isNarrow : hiddenByDefault === true;
    const left = new Set(choice?.hidden ?? columns.filter(isLeftOut).map(({ id }) => id));
    const inOrder = ordered(columns, choice?.order ?? []);
    return { all: inOrder, visible: inOrder.filter(({ id }) => !left.has(id)), hidden: left };
  }, [columns, choice, isNarrow]);
  const keep = (next: Choice | undefined) => {
    if (next) localStorage.setItem(key, JSON.stringify(next));
    else localStorage.removeItem(key);
    setChoice(next);
  };
  const ids = all.map(({ id }) => id);
  return {
    all,
    visible,
    isVisible: (id) => !hidden.has(id),
    isChanged: choice !== undefined,
    chosen: choice ?? null,
    choose: (next) => keep(next ?? undefined),
    reset: () => keep(undefined),
    show: (id, visible) =>
      keep({ order: ids, hidden: visible ? [...hidden].filter((each) => each !== id) : [...hidden, id] }),
    move: (id, by) => {
      const [from, to] = [ids.indexOf(id), ids.indexOf(id) + by];
      if (to >= 0 && to < ids.length) keep({ order: ids.with(from, ids[to] ?? id).with(to, id), hidden: [...hidden] });
    },
  };
}

function restore(key: string): Choice | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Choice | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Columns that were added since the order was chosen stand where the screen puts them. */
function ordered<Row>(columns: readonly Column<Row>[], order: readonly string[]): readonly Column<Row>[] {
  if (order.length === 0) return columns;
  const chosen = order.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  for (const [place, column] of columns.entries()) if (!chosen.includes(column)) chosen.splice(place, 0, column);
  return chosen;
}
