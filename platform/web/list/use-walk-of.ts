import { useEffect, useEffectEvent } from 'react';
import type { Column } from './columns.ts';
import type { List } from './use-list.ts';
import { keepWalk } from './walk.ts';

interface WalkOf<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly rowPath: ((row: Row) => string) | undefined;
  /** The column that names a row. */
  readonly naming: Column<Row, never> | undefined;
  readonly list: Pick<List<Row>, 'state' | 'pageSize' | 'page'>;
  readonly isPart: boolean;
}

/** Keeps the rows that a list shows, so that the pages behind them lead on to the next one. A list within a record does not. */
export function useWalkOf<Row>({ title, rows, rowPath, naming, list, isPart }: WalkOf<Row>): void {
  const keep = useEffectEvent(() => {
    if (isPart || !rowPath || !list.page) return;
    const nameOf = (row: Row) => {
      const shown = naming?.value?.(row) ?? naming?.cell(row);
      return typeof shown === 'string' ? shown : '';
    };
    keepWalk({
      title,
      listPath: `${location.pathname}${location.search}`,
      stops: rows.map((row) => ({ path: rowPath(row), name: nameOf(row) })),
      before: (list.state.page - 1) * list.pageSize,
      total: list.page.total,
      totalIsCapped: list.page.totalIsCapped,
    });
  });
  // A list that refreshes itself has the same stops mostly: they are not written down again each time.
  const walked = [...(rowPath ? rows.map(rowPath) : []), list.page?.total, JSON.stringify(list.state)].join(' ');
  useEffect(() => keep(), [walked]);
}
