import { Link, useNavigate } from '@tanstack/react-router';
import clsx from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type Dispatch, memo, type MouseEvent, type ReactNode, type SetStateAction, useRef } from 'react';
import { nextSort } from '#platform/list-address.ts';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { ShortTimes } from '../Ago.tsx';
import { linkTo } from '../shell/address.ts';
import { useTexts } from '../texts.ts';
import { CellValue, longText } from './CellValue.tsx';
import type { Column } from './columns.ts';
import { useCompactRows } from './density.ts';
import { useMark } from './marks.ts';
import { moveBetweenRows, rememberRow, sayWhatIsCut, useChangedCells, useRowFocus } from './row-focus.ts';
import { SkeletonRow } from './SkeletonRow.tsx';
import type { List } from './use-list.ts';
import { useWideMark } from './wide-mark.ts';

interface Selection<Row> {
  readonly selected: ReadonlyMap<string, Row>;
  readonly setSelected: Dispatch<SetStateAction<ReadonlyMap<string, Row>>>;
}

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
  return (
    <ShortTimes value>
      <div
        ref={frame}
        className={clsx(
          // Positioned: what is only said to a screen reader must scroll with its row, not lengthen the page.
          'group/rows relative min-h-0 flex-1 overflow-auto',
          list.isStale && 'opacity-60 transition-opacity delay-150',
        )}
        data-compact={isCompact || undefined}
        role="presentation"
        onKeyDown={moveBetweenRows}
        onPointerOver={sayWhatIsCut}
        onFocus={(event) => rememberRow(mark, event.target)}
        onClickCapture={(event) => rememberRow(mark, event.target as Element)}
      >
        <table className="w-full border-separate border-spacing-0 text-left" aria-busy={list.isLoading || list.isStale}>
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
          <tbody>
            {list.isLoading
              ? Array.from({ length: skeletonRows }, (_, row) => (
                  <SkeletonRow key={row} cell={cell} columns={columns.length + (selection ? 1 : 0)} />
                ))
              : rows.map((row) => (
                  <TableRow
                    key={list.rowId(row)}
                    id={list.rowId(row)}
                    row={row}
                    columns={columns}
                    path={rowPath?.(row)}
                    mark={mark}
                    hasLeft={list.hasLeft(list.rowId(row))}
                    isSelected={selection?.selected.has(list.rowId(row))}
                    // A row that is not drawn again keeps what it was given first: it must not know who else is selected.
                    onSelect={
                      selection &&
                      ((on) => selection.setSelected((others) => withRow(others, list.rowId(row), row, on)))
                    }
                  />
                ))}
          </tbody>
        </table>
      </div>
    </ShortTimes>
  );
}

function withRow<Row>(selected: ReadonlyMap<string, Row>, id: string, row: Row, on: boolean): ReadonlyMap<string, Row> {
  const next = new Map(selected);
  if (on) next.set(id, row);
  else next.delete(id);
  return next;
}

/**
 * The first columns stay in sight when the others are scrolled sideways. Where nothing can be scrolled they stand as all
 * others do: a thousand cells that might have to stay cost more at each frame than the rest of the list.
 */
const fixed = 'z-1 bg-inherit group-data-wide/rows:sticky';
const fixedTick = clsx(fixed, 'left-0 w-10');
const fixedName = (hasTicks: boolean) => clsx(fixed, hasTicks ? 'left-10' : 'left-0');

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

interface TableRowProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly path: string | undefined;
  /** The noun whose changed rows are marked. */
  readonly mark: string;
  readonly hasLeft: boolean;
  readonly isSelected: boolean | undefined;
  readonly onSelect: ((on: boolean) => void) | undefined;
}

const cell =
  'h-8.5 border-b border-line px-1.25 2xl:px-2 text-sm first:pl-(--list-edge,0.75rem) last:pr-(--list-edge,0.75rem) group-data-compact/rows:h-7';
/** Draws again only when its record, its columns or its marks change: a page that refreshes itself keeps still. */
const TableRow = memo(PlainTableRow, (old, next) => {
  return (
    old.row === next.row &&
    old.columns === next.columns &&
    old.path === next.path &&
    old.mark === next.mark &&
    old.hasLeft === next.hasLeft &&
    old.isSelected === next.isSelected
  );
}) as typeof PlainTableRow;

function PlainTableRow<Row>(props: TableRowProps<Row>): ReactNode {
  const { id, row, columns, path, mark, hasLeft, isSelected, onSelect } = props;
  const t = useTexts(deskTexts);
  const isMarked = useMark(mark, id);
  const navigate = useNavigate();
  const line = useRef<HTMLTableRowElement>(null);
  useChangedCells(line, row);
  function open(event: MouseEvent<HTMLTableRowElement>): void {
    if (path === undefined || !opensRow(event)) return;
    // As a link would: in a new tab with the middle button or a held key.
    if (event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey) window.open(path, '_blank', 'noopener');
    else void navigate(linkTo(path));
  }
  return (
    <tr
      ref={line}
      data-row={id}
      className={clsx(
        // In a layer of its own, without a fading colour: what changes in one row does not paint the others again.
        'group relative z-0',
        isMarked || isSelected ? 'bg-brand-soft' : path !== undefined ? 'bg-canvas hover:bg-sunken' : 'bg-canvas',
        path !== undefined && 'cursor-pointer',
        hasLeft && 'opacity-50',
      )}
      title={hasLeft ? t('rowHasLeft') : undefined}
      aria-selected={isSelected}
      onClick={open}
      onAuxClick={open}
    >
      {onSelect && (
        <td className={clsx(cell, fixedTick)}>
          <input
            type="checkbox"
            className="block size-4 accent-ink"
            aria-label={t('selectRow')}
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.id}
          className={clsx(
            cell,
            'max-w-96',
            column.card === 'title' && 'min-w-32',
            column.align === 'right' && 'text-right whitespace-nowrap tabular-nums',
            place === 0 && 'font-medium',
            place === 0 && fixedName(onSelect !== undefined),
          )}
        >
          {place === 0 && path !== undefined ? (
            <Link {...linkTo(path)} data-row-link className={clsx('rounded-sm', longText)}>
              {column.cell(row)}
            </Link>
          ) : (
            <CellValue isNumber={column.align === 'right'} room={column.room}>
              {column.cell(row)}
            </CellValue>
          )}
        </td>
      ))}
    </tr>
  );
}

/** A click on the row itself: not on something in it that does its own work, and not the end of selecting text. */
function opensRow(event: MouseEvent<HTMLElement>): boolean {
  if (event.button > 1 || event.defaultPrevented) return false;
  const target = event.target as HTMLElement;
  return target.closest('a, button, input, label, select') === null && getSelection()?.isCollapsed !== false;
}
