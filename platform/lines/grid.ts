import { type CellProblem, type CellReading, pastedCell, typedCell, type TypedColumn } from './columns.ts';
import { decimalMarkOf } from './spreadsheet.ts';

/** A line while people work on it. */
export interface GridRow<Line> {
  /** Stays with the line wherever it moves. */
  readonly key: string;
  readonly line: Line;
  /** What was typed or pasted into a cell and means no value; the line keeps an empty one there. */
  readonly refused: { readonly [Field in keyof Line]?: { readonly text: string; readonly problem: CellProblem } };
}

/** Immutable: each change makes a new grid, which shares the rows that did not change. */
export interface Grid<Line> {
  readonly rows: readonly GridRow<Line>[];
  readonly undone: readonly (readonly GridRow<Line>[])[];
  readonly past: readonly (readonly GridRow<Line>[])[];
}

/** What a line is made of: its columns, an empty line, and keys for new ones. */
export interface GridKind<Line> {
  readonly columns: readonly TypedColumn<Line>[];
  readonly empty: Line;
  readonly newKey: () => string;
  /** Most lines that a document may have. */
  readonly most: number;
}

/** Steps that can be undone. */
const steps = 100;

export function gridOf<Line>(rows: readonly { readonly key: string; readonly line: Line }[]): Grid<Line> {
  return { rows: rows.map(({ key, line }) => ({ key, line, refused: {} })), past: [], undone: [] };
}

function changed<Line>(grid: Grid<Line>, rows: readonly GridRow<Line>[]): Grid<Line> {
  return { rows, past: [...grid.past.slice(1 - steps), grid.rows], undone: [] };
}

export function undo<Line>(grid: Grid<Line>): Grid<Line> {
  const rows = grid.past.at(-1);
  return rows ? { rows, past: grid.past.slice(0, -1), undone: [...grid.undone, grid.rows] } : grid;
}

export function redo<Line>(grid: Grid<Line>): Grid<Line> {
  const rows = grid.undone.at(-1);
  return rows ? { rows, past: [...grid.past, grid.rows], undone: grid.undone.slice(0, -1) } : grid;
}

/** Takes what was typed into a cell. The row after the last one is where a new line begins. */
export function typeInto<Line>(
  kind: GridKind<Line>,
  grid: Grid<Line>,
  at: number,
  column: TypedColumn<Line>,
  text: string,
): Grid<Line> {
  const reading = typedCell(column, text);
  const row = grid.rows[at];
  if (!row && (grid.rows.length >= kind.most || ('value' in reading && reading.value === null))) return grid;
  const next = written(kind, row ?? newRow(kind), column, text, reading);
  return next === row ? grid : changed(grid, row ? grid.rows.with(at, next) : [...grid.rows, next]);
}

function newRow<Line>(kind: GridKind<Line>): GridRow<Line> {
  return { key: kind.newKey(), line: kind.empty, refused: {} };
}

function written<Line>(
  kind: GridKind<Line>,
  row: GridRow<Line>,
  column: TypedColumn<Line>,
  text: string,
  reading: CellReading,
): GridRow<Line> {
  const { field } = column;
  const { [field]: before, ...others } = row.refused as Record<string, { text: string; problem: CellProblem }>;
  if ('problem' in reading) {
    if (before?.text === text) return row;
    const line = { ...row.line, [field]: kind.empty[field] };
    return { ...row, line, refused: { ...row.refused, [field]: { text, problem: reading.problem } } };
  }
  const value = reading.value ?? kind.empty[field];
  if (!before && row.line[field] === value) return row;
  const filled = column.kind === 'choice' && reading.value !== null ? column.fill?.(String(reading.value)) : undefined;
  const stillRefused = Object.entries(others).filter(([other]) => !filled || !(other in filled));
  return {
    ...row,
    line: { ...row.line, [field]: value, ...filled },
    refused: Object.fromEntries(stillRefused) as GridRow<Line>['refused'],
  };
}

/** A new empty line before the one at `at`. */
export function insertLine<Line>(kind: GridKind<Line>, grid: Grid<Line>, at: number): Grid<Line> {
  return grid.rows.length >= kind.most ? grid : changed(grid, grid.rows.toSpliced(at, 0, newRow(kind)));
}

/** A copy of the line at `at` below it. Of the row after the last one: a copy of the last line. */
export function duplicateLine<Line>(kind: GridKind<Line>, grid: Grid<Line>, at: number): Grid<Line> {
  const from = Math.min(at, grid.rows.length - 1);
  const row = grid.rows[from];
  if (!row || grid.rows.length >= kind.most) return grid;
  return changed(grid, grid.rows.toSpliced(from + 1, 0, { ...row, key: kind.newKey() }));
}

export function removeLine<Line>(grid: Grid<Line>, at: number): Grid<Line> {
  return grid.rows[at] ? changed(grid, grid.rows.toSpliced(at, 1)) : grid;
}

/** Moves a line up (-1) or down (1). */
export function moveLine<Line>(grid: Grid<Line>, at: number, by: -1 | 1): Grid<Line> {
  const [row, other] = [grid.rows[at], grid.rows[at + by]];
  return row && other ? changed(grid, grid.rows.with(at, other).with(at + by, row)) : grid;
}

/** Where pasted cells belong: a first row of titles says it, otherwise they go on from the cell that has the focus. */
function targetsOf<Line>(
  columns: readonly TypedColumn<Line>[],
  cells: readonly (readonly string[])[],
  from: number,
): { readonly hasTitles: boolean; readonly columns: readonly (TypedColumn<Line> | undefined)[] } {
  const titled = (cells[0] ?? []).map((text) =>
    columns.find(({ title }) => title.toLowerCase() === text.toLowerCase()),
  );
  const hasTitles = titled.filter(Boolean).length > 1;
  return hasTitles ? { hasTitles, columns: titled } : { hasTitles, columns: columns.slice(from) };
}

export interface Pasted<Line> {
  readonly grid: Grid<Line>;
  readonly lines: number;
  /** Cells whose text means no value. */
  readonly refused: number;
  /** Rows that did not fit because a document has its most lines. */
  readonly dropped: number;
}

/** Writes pasted cells over the grid from a cell on, and adds lines where it ends. One step to undo. */
export function pasteInto<Line>(
  kind: GridKind<Line>,
  grid: Grid<Line>,
  at: { readonly row: number; readonly column: number },
  cells: readonly (readonly string[])[],
): Pasted<Line> {
  const targets = targetsOf(kind.columns, cells, at.column);
  const all = targets.hasTitles ? cells.slice(1) : cells;
  const given = all.slice(0, Math.max(0, kind.most - at.row));
  const mark = decimalMarkOf(
    given.flatMap((row) => row.filter((_, place) => targets.columns[place]?.kind === 'number')),
  );
  const rows = [...grid.rows];
  let refused = 0;
  for (const [index, texts] of given.entries()) {
    let row = rows[at.row + index] ?? newRow(kind);
    for (const [place, text] of texts.entries()) {
      const column = targets.columns[place];
      if (!column) continue;
      const reading = pastedCell(column, text, mark);
      if ('problem' in reading) refused++;
      // An empty cell takes nothing away: what an item filled in beside it stays.
      if (!('value' in reading && reading.value === null)) row = written(kind, row, column, text, reading);
    }
    rows[at.row + index] = row;
  }
  const next = given.length > 0 ? changed(grid, rows) : grid;
  return { grid: next, lines: given.length, refused, dropped: all.length - given.length };
}

/** Why each cell of a line cannot be saved: what was refused, and what is required and empty. */
export function problemsOf<Line>(
  { columns }: GridKind<Line>,
  { line, refused }: GridRow<Line>,
): { readonly [Field in keyof Line]?: CellProblem } {
  const problems = columns.flatMap(({ field, required }) => {
    const isMissing = required && (line[field] === null || line[field] === '');
    const problem = refused[field]?.problem ?? (isMissing ? 'required' : undefined);
    return problem ? [[field, problem]] : [];
  });
  return Object.fromEntries(problems) as { [Field in keyof Line]?: CellProblem };
}
