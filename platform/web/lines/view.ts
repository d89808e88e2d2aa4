import type { TypedColumn } from '#platform/lines/columns.ts';
import {
  duplicateLine,
  type Grid,
  type GridKind,
  insertLine,
  moveLine,
  pasteInto,
  redo,
  removeLine,
  typeInto,
  undo,
} from '#platform/lines/grid.ts';

/** A column that is worked out and cannot be typed into: the net of a line, what was received. */
export interface ShownColumn<Line> {
  readonly kind: 'shown';
  readonly field: string;
  readonly title: string;
  readonly value: (line: Line) => string;
  readonly isStrong?: true;
}
/** `width` in pixels; one column without it takes what is left. */
export type GridColumn<Line> = (TypedColumn<Line> | ShownColumn<Line>) & { readonly width?: number };

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** What a screen reader is told after a change that it cannot see. */
export type Said =
  | { readonly kind: 'refused'; readonly row: number; readonly field: string }
  | { readonly kind: 'pasted'; readonly lines: number; readonly refused: number; readonly dropped: number }
  | { readonly kind: 'added' | 'copied' | 'removed' | 'moved'; readonly row: number }
  | { readonly kind: 'undone' | 'redone' };

/** What an open cell began with: its whole text, selected, or the first character that was typed over it. */
export interface Opened {
  readonly text: string;
  readonly selected: boolean;
}

/** The grid with the cell that has the focus. The row after the last line is where a new one begins. */
export interface View<Line> {
  readonly grid: Grid<Line>;
  readonly at: Place;
  /** Where a run of Tab began: Enter goes back below it. */
  readonly start: number;
  /** The open cell; undefined while none is typed in. */
  readonly typing: Opened | undefined;
  readonly said: Said | undefined;
}

export type Step = 'next' | 'previous' | 'down' | 'up' | 'stay';

export type Act =
  | { readonly do: 'focus'; readonly at: Place }
  | { readonly do: 'begin'; readonly text: string; readonly selected: boolean }
  | { readonly do: 'commit'; readonly text: string; readonly step: Step }
  | { readonly do: 'cancel' | 'clear' | 'insert' | 'duplicate' | 'remove' | 'undo' | 'redo' }
  | { readonly do: 'step'; readonly step: Step }
  | { readonly do: 'move'; readonly by: -1 | 1 }
  | { readonly do: 'paste'; readonly cells: readonly (readonly string[])[] };

/** What a grid is made of, and its columns as they are shown. */
export interface ViewKind<Line> extends GridKind<Line> {
  readonly shown: readonly GridColumn<Line>[];
}

export function viewOf<Line>(grid: Grid<Line>): View<Line> {
  return { grid, at: { row: 0, column: 0 }, start: 0, typing: undefined, said: undefined };
}

export function typedAt<Line>({ shown }: ViewKind<Line>, column: number): TypedColumn<Line> | undefined {
  const found = shown[column];
  return found && found.kind !== 'shown' ? found : undefined;
}

/** Rows that can have the focus: the lines, and the one where a new line begins unless there are most lines already. */
export function rowCount<Line>(kind: ViewKind<Line>, { rows }: Grid<Line>): number {
  return Math.min(kind.most, rows.length + 1);
}

/** The cell where Tab leads; undefined where it leaves the grid. */
export function tabbed<Line>(kind: ViewKind<Line>, { grid, at }: View<Line>, by: -1 | 1): Place | undefined {
  const places = kind.shown.flatMap(({ kind: each }, column) => (each === 'shown' ? [] : [column]));
  const beside = by > 0 ? places.find((each) => each > at.column) : places.findLast((each) => each < at.column);
  if (beside !== undefined) return { row: at.row, column: beside };
  const row = at.row + by;
  const column = by > 0 ? places[0] : places.at(-1);
  return row < 0 || row >= rowCount(kind, grid) || column === undefined ? undefined : { row, column };
}

function stepped<Line>(kind: ViewKind<Line>, view: View<Line>, step: Step): View<Line> {
  const { at, start, grid } = view;
  if (step === 'next' || step === 'previous') {
    const target = tabbed(kind, view, step === 'next' ? 1 : -1);
    return target ? { ...view, at: target } : view;
  }
  if (step === 'stay') return view;
  const last = rowCount(kind, grid) - 1;
  const row = Math.max(0, Math.min(last, at.row + (step === 'down' ? 1 : -1)));
  return { ...view, at: { row, column: step === 'down' && row > at.row ? start : at.column } };
}

export function act<Line>(kind: ViewKind<Line>, view: View<Line>, action: Act): View<Line> {
  const { grid, at } = view;
  const closed = { ...view, typing: undefined, said: undefined };
  const changing = (next: Grid<Line>, said: Said, row = at.row): View<Line> =>
    next === grid ? closed : within(kind, { ...closed, grid: next, said, at: { ...at, row } });
  switch (action.do) {
    case 'focus':
      return { ...closed, at: action.at, start: action.at.column };
    case 'begin':
      return typedAt(kind, at.column) ? { ...closed, typing: { text: action.text, selected: action.selected } } : view;
    case 'cancel':
      return closed;
    case 'commit':
      return stepped(kind, written(kind, closed, action.text), action.step);
    case 'clear':
      return written(kind, closed, '');
    case 'step':
      return stepped(kind, closed, action.step);
    case 'insert':
      return changing(insertLine(kind, grid, at.row), { kind: 'added', row: at.row });
    case 'duplicate': {
      const row = Math.min(at.row + 1, grid.rows.length);
      return changing(duplicateLine(kind, grid, at.row), { kind: 'copied', row }, row);
    }
    case 'remove':
      return changing(removeLine(grid, at.row), { kind: 'removed', row: at.row });
    case 'move':
      return changing(
        moveLine(grid, at.row, action.by),
        { kind: 'moved', row: at.row + action.by },
        at.row + action.by,
      );
    case 'undo':
      return changing(undo(grid), { kind: 'undone' });
    case 'redo':
      return changing(redo(grid), { kind: 'redone' });
    case 'paste':
      return pasted(kind, closed, action.cells);
  }
}

/** Lines may have gone from under the focus. */
function within<Line>(kind: ViewKind<Line>, view: View<Line>): View<Line> {
  return { ...view, at: { ...view.at, row: Math.max(0, Math.min(view.at.row, rowCount(kind, view.grid) - 1)) } };
}

function written<Line>(kind: ViewKind<Line>, view: View<Line>, text: string): View<Line> {
  const column = typedAt(kind, view.at.column);
  if (!column) return view;
  const grid = typeInto(kind, view.grid, view.at.row, column, text);
  const isRefused = grid.rows[view.at.row]?.refused[column.field] !== undefined;
  return { ...view, grid, said: isRefused ? { kind: 'refused', row: view.at.row, field: column.field } : undefined };
}

function pasted<Line>(kind: ViewKind<Line>, view: View<Line>, cells: readonly (readonly string[])[]): View<Line> {
  const column = typedAt(kind, view.at.column);
  if (!column || cells.length === 0) return view;
  const at = { row: view.at.row, column: kind.columns.findIndex(({ field }) => field === column.field) };
  const { grid, ...counts } = pasteInto(kind, view.grid, at, cells);
  return { ...view, grid, said: { kind: 'pasted', ...counts } };
}
