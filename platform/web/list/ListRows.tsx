import { Link, useNavigate } from '@tanstack/react-router';
import clsx from 'clsx';
import {
  type CSSProperties,
  type Dispatch,
  memo,
  type MouseEvent,
  type ReactNode,
  type SetStateAction,
  useMemo,
  useRef,
} from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { linkTo } from '../shell/address.ts';
import { useTexts } from '../texts.ts';
import { CellValue, longText } from './CellValue.tsx';
import type { Column } from './columns.ts';
import { shortList } from './long-list.ts';
import { useMark } from './marks.ts';
import { useChangedCells } from './row-focus.ts';

export interface Selection<Row> {
  readonly selected: ReadonlyMap<string, Row>;
  readonly setSelected: Dispatch<SetStateAction<ReadonlyMap<string, Row>>>;
}

/**
 * The first columns stay in sight when the others are scrolled sideways. Where nothing can be scrolled they stand as all
 * others do: a thousand cells that might have to stay cost more at each frame than the rest of the list.
 */
const fixed = 'z-1 bg-inherit group-data-wide/rows:sticky';
export const fixedTick = clsx(fixed, 'left-0 w-10');
export const fixedName = (hasTicks: boolean) => clsx(fixed, hasTicks ? 'left-10' : 'left-0');

/** So many rows of a long list are looked at together when it has changed, and come into sight together. */
export const groupSize = 25;

/** The rows of a long list in groups, of which most have not changed when the list is read again; a short one is one group. */
export function inGroups<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  if (rows.length <= shortList) return [rows];
  return Array.from({ length: Math.ceil(rows.length / groupSize) }, (_, place) =>
    rows.slice(place * groupSize, (place + 1) * groupSize),
  );
}

interface RowGroupProps<Row> {
  /** The row of the table with which it begins, where not all rows are in sight of a reader: the heading is the first. */
  readonly firstRow: number | undefined;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly rowPath: ((row: Row) => string) | undefined;
  /** The noun whose changed rows are marked. */
  readonly mark: string;
  readonly hasLeft: (id: string) => boolean;
  readonly selection: Selection<Row> | undefined;
}

/** Whether a group would draw the same rows again. Where one path has changed, all of them have. */
function isSameGroup<Row>(old: RowGroupProps<Row>, next: RowGroupProps<Row>): boolean {
  const [first] = next.rows;
  if (old.rows.length !== next.rows.length || old.firstRow !== next.firstRow) return false;
  if (old.columns !== next.columns || old.mark !== next.mark) return false;
  if (first !== undefined && old.rowPath?.(first) !== next.rowPath?.(first)) return false;
  return next.rows.every((row, place) => {
    const id = next.rowId(row);
    return (
      row === old.rows[place] &&
      old.hasLeft(id) === next.hasLeft(id) &&
      old.selection?.selected.has(id) === next.selection?.selected.has(id)
    );
  });
}

export const RowGroup = memo(PlainRowGroup, isSameGroup) as typeof PlainRowGroup;

function PlainRowGroup<Row>(props: RowGroupProps<Row>): ReactNode {
  const { firstRow, rows, rowId, rowPath, selection, hasLeft, ...shared } = props;
  return (
    // How high it is while it is out of sight (long-list.css).
    <tbody style={{ '--rows': rows.length } as CSSProperties}>
      {rows.map((row, place) => {
        const id = rowId(row);
        return (
          <TableRow
            key={id}
            id={id}
            rowIndex={firstRow === undefined ? undefined : firstRow + place}
            row={row}
            {...shared}
            path={rowPath?.(row)}
            hasLeft={hasLeft(id)}
            isSelected={selection?.selected.has(id)}
            // A row that is not drawn again keeps what it was given first: it must not know who else is selected.
            onSelect={selection && ((on) => selection.setSelected((others) => withRow(others, id, row, on)))}
          />
        );
      })}
    </tbody>
  );
}

function withRow<Row>(selected: ReadonlyMap<string, Row>, id: string, row: Row, on: boolean): ReadonlyMap<string, Row> {
  const next = new Map(selected);
  if (on) next.set(id, row);
  else next.delete(id);
  return next;
}

interface TableRowProps<Row> {
  readonly id: string;
  readonly rowIndex: number | undefined;
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly path: string | undefined;
  /** The noun whose changed rows are marked. */
  readonly mark: string;
  readonly hasLeft: boolean;
  readonly isSelected: boolean | undefined;
  readonly onSelect: ((on: boolean) => void) | undefined;
}

export const cell =
  'h-8.5 border-b border-line px-1.25 2xl:px-2 text-sm first:pl-(--list-edge,0.75rem) last:pr-(--list-edge,0.75rem) group-data-compact/rows:h-7';
/** Draws again only when its record, its columns or its marks change: a page that refreshes itself keeps still. */
const TableRow = memo(PlainTableRow, (old, next) => {
  return (
    old.row === next.row &&
    old.rowIndex === next.rowIndex &&
    old.columns === next.columns &&
    old.path === next.path &&
    old.mark === next.mark &&
    old.hasLeft === next.hasLeft &&
    old.isSelected === next.isSelected
  );
}) as typeof PlainTableRow;

function PlainTableRow<Row>(props: TableRowProps<Row>): ReactNode {
  const { id, rowIndex, row, columns, path, mark, hasLeft, isSelected, onSelect } = props;
  const t = useTexts(deskTexts);
  const isMarked = useMark(mark, id);
  const navigate = useNavigate();
  const line = useRef<HTMLTableRowElement>(null);
  useChangedCells(line, row);
  const hasTicks = onSelect !== undefined;
  // What a row says does not change with its mark or its tick.
  const cells = useMemo(() => cellsOf(row, columns, path, hasTicks), [row, columns, path, hasTicks]);
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
      aria-rowindex={rowIndex}
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
      {cells}
    </tr>
  );
}

function cellsOf<Row>(
  row: Row,
  columns: readonly Column<Row>[],
  path: string | undefined,
  hasTicks: boolean,
): readonly ReactNode[] {
  return columns.map((column, place) => (
    <td
      key={column.id}
      className={clsx(
        cell,
        'max-w-96',
        column.card === 'title' && 'min-w-32',
        column.align === 'right' && 'text-right whitespace-nowrap tabular-nums',
        place === 0 && 'font-medium',
        place === 0 && fixedName(hasTicks),
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
  ));
}

/** A click on the row itself: not on something in it that does its own work, and not the end of selecting text. */
function opensRow(event: MouseEvent<HTMLElement>): boolean {
  if (event.button > 1 || event.defaultPrevented) return false;
  const target = event.target as HTMLElement;
  return target.closest('a, button, input, label, select') === null && getSelection()?.isCollapsed !== false;
}
