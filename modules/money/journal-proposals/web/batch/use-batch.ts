import { useMemo, useReducer, useState } from 'react';
import { gridOf, type GridRow } from '#platform/lines/grid.ts';
import { type Act, act, type GridColumn, type View, type ViewKind, viewOf } from '#platform/web/lines/view.ts';
import type { TypedColumn } from '#platform/lines/columns.ts';
import { linesAtMost } from '#modules/money/journal-proposals/fields.ts';
import { type BatchLine, emptyLine } from './lines.ts';

/** Several acts at once: a suggestion sets one cell and empties another. */
export type BatchAct =
  | Act
  | { readonly do: 'all'; readonly acts: readonly Act[] }
  | { readonly do: 'restart'; readonly rows: readonly Keyed[] };

interface Keyed {
  readonly key: string;
  readonly line: BatchLine;
}

/** Lines that were typed before a reload, over those that were saved. */
export type TypedRows = readonly GridRow<BatchLine>[];

/** The lines of a batch while somebody works on them. */
export interface Batch {
  readonly kind: ViewKind<BatchLine>;
  readonly view: View<BatchLine>;
  readonly rows: readonly GridRow<BatchLine>[];
  readonly dispatch: (action: BatchAct) => void;
  /** Whether the lines are other ones than those that were saved. */
  readonly isChanged: boolean;
  /** The lines as they are now are those that are saved. */
  readonly markSaved: (rows: readonly GridRow<BatchLine>[]) => void;
}

function step(kind: ViewKind<BatchLine>, view: View<BatchLine>, action: BatchAct): View<BatchLine> {
  if (action.do === 'restart') return viewOf(gridOf(action.rows));
  if (action.do === 'all') return action.acts.reduce((current, each) => act(kind, current, each), view);
  return act(kind, view, action);
}

export function useBatch(
  typed: readonly TypedColumn<BatchLine>[],
  shown: readonly GridColumn<BatchLine>[],
  initial: readonly Keyed[],
  typedBefore: TypedRows | undefined,
): Batch {
  const kind = useMemo<ViewKind<BatchLine>>(
    () => ({ shown, columns: typed, empty: emptyLine, most: linesAtMost, newKey: () => crypto.randomUUID() }),
    [shown, typed],
  );
  const [view, dispatch] = useReducer(
    (current: View<BatchLine>, action: BatchAct) => step(kind, current, action),
    undefined,
    () => viewOf(typedBefore ? { ...gridOf(initial), rows: typedBefore } : gridOf(initial)),
  );
  const [saved, markSaved] = useState(() => (typedBefore ? undefined : view.grid.rows));
  const { rows } = view.grid;
  return { kind, view, rows, dispatch, isChanged: rows !== saved, markSaved };
}
