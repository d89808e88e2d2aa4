import clsx from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { nextSort } from '#platform/list-address.ts';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { ShortTimes } from '../Ago.tsx';
import { useTexts } from '../texts.ts';
import type { Column } from './columns.ts';
import { useCompactRows } from './density.ts';
import { cell, fixedName, fixedTick, groupSize, inGroups, RowGroup, type Selection } from './ListRows.tsx';
import { shortList, useLongList } from './long-list.ts';
import { moveBetweenRows, rememberRow, sayWhatIsCut, useRowFocus } from './row-focus.ts';
import { SkeletonRow } from './SkeletonRow.tsx';
import type { List } from './use-list.ts';
import { useWideMark } from './wide-mark.ts';

interface ListTableProps<Row> {
  readonly list: List<Row>;
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rowPath: ((row: Row) => string) | undefined;
  readonly selection: Selection<Row> | undefined;
  /** The noun whose changed rows are marked. */
  readonly mark: string;
  /** It stands within a page that holds more. */
  readonly isPart: boolean;
}

const skeletonRows = 12;

/** A real table: fixed head, quiet lines, rows that are links. */
export function ListTable<Row>(props: ListTableProps<Row>): ReactNode {
  const { list, title, columns, rowPath, selection, mark, isPart } = props;
  const isCompact = useCompactRows();
  const frame = useRef<HTMLDivElement>(null);
  const rows = list.page?.rows ?? [];
  useRowFocus(frame, mark, isPart);
  useWideMark(frame);
  useLongList(frame, rows, list.rowId, columns);
  // Of what is out of sight readers may know no more than that it is there.
  const isLong = rows.length > shortList;
  return (
    <ShortTimes value>
      <div
        ref={frame}
        className={clsx(
          // Positioned: what is only said to a screen reader must scroll with its row, not lengthen the page.
          'group/rows relative min-h-0 flex-1 overflow-auto',
          // Below the last row stands the bar of what is done with many, which floats over the end of the list.
          'scroll-pb-(--bulk-room,0px) pb-(--bulk-room,0px)',
          list.isStale && 'opacity-60 transition-opacity delay-150',
        )}
        data-compact={isCompact || undefined}
        role="presentation"
        onKeyDown={moveBetweenRows}
        onPointerOver={sayWhatIsCut}
        onFocus={(event) => rememberRow(mark, event.target)}
        onClickCapture={(event) => rememberRow(mark, event.target as Element)}
      >
        <table
          className="w-full border-separate border-spacing-0 text-left"
          aria-busy={list.isLoading || list.isStale}
          aria-rowcount={isLong ? rows.length + 1 : undefined}
        >
          <caption className="sr-only">{title}</caption>
          <thead className="sticky top-0 z-10 bg-canvas">
            <tr className="bg-inherit">
              {selection && <SelectAll rows={rows} rowId={list.rowId} {...selection} />}
              {columns.map((column, place) => (
                <Heading
                  key={column.id}
                  column={column}
                  list={list}
                  stays={place === 0 && fixedName(selection !== undefined)}
                />
              ))}
            </tr>
          </thead>
          {list.isLoading ? (
            <tbody>
              {Array.from({ length: skeletonRows }, (_, row) => (
                <SkeletonRow key={row} cell={cell} columns={columns.length + (selection ? 1 : 0)} />
              ))}
            </tbody>
          ) : (
            inGroups(rows).map((group, place) => (
              <RowGroup
                key={place}
                firstRow={isLong ? place * groupSize + 2 : undefined}
                rows={group}
                rowId={list.rowId}
                columns={columns}
                rowPath={rowPath}
                mark={mark}
                hasLeft={list.hasLeft}
                selection={selection}
              />
            ))
          )}
        </table>
      </div>
    </ShortTimes>
  );
}

const headCell =
  'h-7.5 border-b border-line px-1.25 2xl:px-2 text-xs font-normal text-faint first:pl-(--list-edge,0.75rem) last:pr-(--list-edge,0.75rem)';

interface HeadingProps<Row> {
  readonly column: Column<Row>;
  readonly list: List<Row>;
  /** How it stays in sight with its column. */
  readonly stays: string | false;
}

function Heading<Row>({ column, list, stays }: HeadingProps<Row>): ReactNode {
  const { state, setState } = list;
  const { sort, title, align } = column;
  const isSorted = sort !== undefined && state.sort === sort;
  const Arrow = state.descending ? ArrowDown : ArrowUp;
  const order = state.descending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={clsx(headCell, align === 'right' && 'text-right', stays)}
      aria-sort={isSorted ? order : undefined}
    >
      {sort === undefined ? (
        <span className="line-clamp-1">{title}</span>
      ) : (
        <button
          type="button"
          className={clsx(
            'group -mx-1.5 inline-flex items-center gap-1 rounded-ctl px-1.5 py-0.5 text-left hover:text-ink',
            align === 'right' && 'flex-row-reverse text-right',
            isSorted && 'text-ink',
          )}
          onClick={() => setState(nextSort(state, sort))}
        >
          <span className="line-clamp-1">{title}</span>
          <Arrow
            size={13}
            aria-hidden="true"
            className={clsx(
              'flex-none',
              !isSorted && 'opacity-0 group-hover:opacity-50 group-focus-visible:opacity-50',
            )}
          />
        </button>
      )}
    </th>
  );
}

function SelectAll<Row>({
  rows,
  rowId,
  selected,
  setSelected,
}: Selection<Row> & Pick<List<Row>, 'rowId'> & { readonly rows: readonly Row[] }): ReactNode {
  const t = useTexts(deskTexts);
  const here = rows.filter((row) => selected.has(rowId(row))).length;
  const all = rows.length > 0 && here === rows.length;
  return (
    <th scope="col" className={clsx(headCell, fixedTick)}>
      <input
        type="checkbox"
        className="block size-4 accent-ink"
        aria-label={t('selectPage')}
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = here > 0 && !all;
        }}
        onChange={() =>
          setSelected(all ? new Map() : new Map([...selected, ...rows.map((row) => [rowId(row), row] as const)]))
        }
      />
    </th>
  );
}
