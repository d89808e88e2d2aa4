import { useMemo, useReducer } from 'react';
import { gridOf, type GridRow, problemsOf } from '#platform/lines/grid.ts';
import type { TypedColumn } from '#platform/lines/columns.ts';
import { type Act, act, type GridColumn, type View, type ViewKind, viewOf } from './view.ts';

interface Options<Line> {
  readonly columns: readonly GridColumn<Line>[];
  readonly empty: Line;
  /** Most lines that a document may have. */
  readonly most: number;
  /** The lines as they are stored, each with its id. */
  readonly initial: readonly { readonly key: string; readonly line: Line }[];
}

/** The lines of a document while people work on them. */
export interface Lines<Line> {
  readonly kind: ViewKind<Line>;
  readonly view: View<Line>;
  readonly dispatch: (action: Act) => void;
  readonly rows: readonly GridRow<Line>[];
  readonly isChanged: boolean;
  /** Whether any cell is refused or missing: such lines cannot be saved. */
  readonly hasProblems: boolean;
}

/** Keeps the lines of a document: hand it to `LineGrid`, and read `rows` to save them. */
export function useLines<Line>({ columns, empty, most, initial }: Options<Line>): Lines<Line> {
  const kind = useMemo<ViewKind<Line>>(
    () => ({
      shown: columns,
      columns: columns.filter((column): column is TypedColumn<Line> => column.kind !== 'shown'),
      empty,
      most,
      newKey: () => crypto.randomUUID(),
    }),
    [columns, empty, most],
  );
  const [{ view, saved }, dispatch] = useReducer(
    (state: { view: View<Line>; saved: readonly GridRow<Line>[] }, action: Act) => ({
      ...state,
      view: act(kind, state.view, action),
    }),
    undefined,
    () => {
      const grid = gridOf(initial);
      return { view: viewOf(grid), saved: grid.rows };
    },
  );
  const { rows } = view.grid;
  const hasProblems = useMemo(() => rows.some((row) => Object.keys(problemsOf(kind, row)).length > 0), [kind, rows]);
  return { kind, view, dispatch, rows, isChanged: rows !== saved, hasProblems };
}
