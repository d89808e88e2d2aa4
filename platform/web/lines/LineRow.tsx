import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import type { CellProblem } from '#platform/lines/columns.ts';
import { type GridRow, problemsOf } from '#platform/lines/grid.ts';
import { lineTexts } from '#platform/messages/lines/index.ts';
import { useLanguage } from '../language.ts';
import { useTexts } from '../texts.ts';
import { CellEditor } from './CellEditor.tsx';
import { LineMenu } from './LineMenu.tsx';
import type { Act, GridColumn, Opened, Step, ViewKind } from './view.ts';
import { flexOf, isToTheRight } from './widths.ts';
import { openText, shownText } from './written.ts';

interface LineRowProps<Line> {
  readonly gridId: string;
  readonly kind: ViewKind<Line>;
  /** Undefined for the row where a new line begins. */
  readonly row: GridRow<Line> | undefined;
  /** From 0. */
  readonly place: number;
  /** The column that has the focus, or -1. */
  readonly active: number;
  readonly typing: Opened | undefined;
  /** Does it, and keeps the focus in the table. */
  readonly drive: (action: Act) => void;
  /** The same, when the focus went elsewhere by itself. */
  readonly dispatch: (action: Act) => void;
}

export const cellId = (gridId: string, row: number, column: number) => `${gridId}-${row}-${column}`;

function Row<Line>(props: LineRowProps<Line>): ReactNode {
  const { gridId, kind, row, place, active, drive } = props;
  const isActive = active >= 0;
  const problems: Readonly<Record<string, CellProblem | undefined>> = row ? problemsOf(kind, row) : {};
  return (
    <tr
      aria-rowindex={place + 2}
      className={clsx(
        'group flex border-b border-line leading-9 pointer-coarse:leading-12 print:table-row',
        isActive && 'bg-sunken/60',
      )}
    >
      <th
        scope="row"
        className="sticky left-0 z-5 w-11 flex-none bg-surface pl-4 text-left font-normal text-faint tabular-nums"
      >
        {row ? place + 1 : '+'}
      </th>
      {kind.shown.map((column, index) => (
        <Cell
          key={column.field}
          {...props}
          id={cellId(gridId, place, index)}
          index={index}
          column={column}
          // What is required is missing once the line is left, not while it is typed.
          problem={isActive && !row?.refused[column.field as keyof Line] ? undefined : problems[column.field]}
        />
      ))}
      <td className="grid w-11 flex-none place-items-center pr-2 print:table-cell">
        {isActive && row && <LineMenu line={place + 1} drive={drive} />}
      </td>
    </tr>
  );
}
/** Drawn again only when it changes: three hundred lines stay as quick as three. */
export const LineRow = memo(Row) as typeof Row;

interface CellProps<Line> extends LineRowProps<Line> {
  readonly id: string;
  readonly index: number;
  readonly column: GridColumn<Line>;
  readonly problem: CellProblem | undefined;
}

function Cell<Line>({ id, index, column, problem, ...props }: CellProps<Line>): ReactNode {
  const { kind, row, place, active, typing, drive, dispatch } = props;
  const t = useTexts(lineTexts);
  const language = useLanguage();
  const text = row ? shownText(column, row, language) : '';
  const isOpen = active === index && typing !== undefined && column.kind !== 'shown';
  const at = { row: place, column: index };
  function open(): void {
    if (column.kind !== 'shown') drive({ do: 'begin', text: openText(column, row, language), selected: true });
  }
  function commit(typed: string, step: Step | undefined): void {
    if (step) drive({ do: 'commit', text: typed, step });
    else dispatch({ do: 'commit', text: typed, step: 'stay' });
  }
  return (
    <td
      id={id}
      tabIndex={active === index ? 0 : -1}
      aria-colindex={index + 2}
      {...(column.kind === 'shown' && { 'aria-readonly': true })}
      aria-invalid={problem ? true : undefined}
      title={text}
      style={{ flex: flexOf(kind, column) }}
      className={clsx(
        'relative h-9 min-w-0 px-2 whitespace-nowrap outline-offset-[-2px] pointer-coarse:h-12',
        // The open cell and the words of a new line are wider than their column.
        (row || index > 0) && !isOpen && 'truncate',
        isToTheRight(column) && 'text-right tabular-nums',
        column.kind === 'shown' && (column.isStrong ? 'font-semibold' : 'text-muted'),
        problem && 'bg-danger-soft text-danger',
      )}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget && active !== index) dispatch({ do: 'focus', at });
      }}
      onDoubleClick={open}
      // A finger opens a cell at once; it has no keys to begin with.
      onClick={({ nativeEvent }) => {
        if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch' && !isOpen) open();
      }}
    >
      {isOpen ? (
        <CellEditor
          column={column}
          label={t('cellOf', { column: column.title, line: place + 1 })}
          initial={typing.text}
          selected={typing.selected}
          onCommit={commit}
          onCancel={() => drive({ do: 'cancel' })}
        />
      ) : (
        text
      )}
      {!row && index === 0 && !isOpen && (
        <span className="pointer-events-none absolute inset-y-0 left-2 flex items-center text-faint">
          {t('newLine')}
        </span>
      )}
    </td>
  );
}
