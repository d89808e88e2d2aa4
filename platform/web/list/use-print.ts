import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { List } from './use-list.ts';

/** The list with all its rows while it is printed; what is on the screen is one page of them. */
export function usePrint<Row>(list: List<Row>): readonly [List<Row> | undefined, (rows: readonly Row[]) => void] {
  const [rows, setRows] = useState<readonly Row[]>();
  const { page } = list;
  return [
    rows && page && { ...list, page: { ...page, rows: [...rows] } },
    (all) => {
      flushSync(() => setRows(all));
      // It returns when the paper is made, or when the person thought better of it.
      print();
      setRows(undefined);
    },
  ];
}
