import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import type { GridRow } from '#platform/lines/grid.ts';
import { lineTexts } from '#platform/messages/lines/index.ts';
import { useLanguage } from '#platform/web/language.ts';
import { CellEditor } from '#platform/web/lines/CellEditor.tsx';
import type { Act, GridColumn, Opened, Step, ViewKind } from '#platform/web/lines/view.ts';
import { openText, shownText } from '#platform/web/lines/written.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { BatchLine } from './lines.ts';
import type { Trouble } from './problems.ts';

interface BatchRowProps {
  readonly gridId: string;
  readonly kind: ViewKind<BatchLine>;
  /** Undefined for the row where a new line begins. */
  readonly row: GridRow<BatchLine> | undefined;
  /** From 0. */
  readonly place: number;
  readonly rowIndex: number;
  /** The column that has the focus, or -1. */
  readonly active: number;
  readonly typing: Opened | undefined;
  readonly troubles: readonly Trouble[] | undefined;
  /** Does it, and keeps the focus in the table. */
  readonly drive: (action: Act) => void;
  /** The same, when the focus went elsewhere by itself. */
  readonly dispatch: (action: Act) => void;
}

export const cellId = (gridId: string, row: number, column: number) => `${gridId}-${row}-${column}`;

/** Drawn again only when it changes. */
export const BatchRow = memo(function BatchRow(props: BatchRowProps): ReactNode {
  const { gridId, kind, row, place, rowIndex, active, troubles } = props;
  const isActive = active >= 0;
  const hasTrouble = troubles !== undefined;
  return (
    <tr
      aria-rowindex={rowIndex}
      className={clsx(
        'group h-8.5 *:border-b *:border-line',
        hasTrouble ? 'bg-danger-soft/60' : isActive && 'bg-sunken/60',
        hasTrouble && isActive && 'shadow-[inset_2px_0_0_var(--color-danger)]',
      )}
    >
      <th scope="row" className="pl-(--list-edge) text-left font-normal text-muted tabular-nums">
        {row ? place + 1 : '+'}
      </th>
      {kind.shown.map((column, index) => (
        <Cell
          key={column.field}
          {...props}
          id={cellId(gridId, place, index)}
          index={index}
          column={column}
          trouble={troubles?.find(({ field }) => field === column.field)}
        />
      ))}
    </tr>
  );
});

interface CellProps extends BatchRowProps {
  readonly id: string;
  readonly index: number;
  readonly column: GridColumn<BatchLine>;
  readonly trouble: Trouble | undefined;
}

function Cell({ id, index, column, trouble, ...props }: CellProps): ReactNode {
  const { row, place, active, typing, drive, dispatch } = props;
  const t = useTexts(lineTexts);
  const language = useLanguage();
  const text = row ? shownText(column, row, language) : '';
  const isOpen = active === index && typing !== undefined && column.kind !== 'shown';
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
      aria-invalid={trouble ? true : undefined}
      title={trouble?.text || text}
      className={clsx(
        'relative px-2 whitespace-nowrap outline-offset-[-2px]',
        !isOpen && (row || index > 0) && 'truncate',
        column.kind === 'number' && 'text-right tabular-nums',
        column.field === 'account' && 'font-semibold tabular-nums',
        (column.kind === 'shown' || column.field === 'centre' || column.field === 'group') && 'text-muted',
        trouble && 'font-medium text-danger! shadow-[inset_0_0_0_1px_var(--color-danger)]',
      )}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget && active !== index) dispatch({ do: 'focus', at: { row: place, column: index } });
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
        text || (trouble && <span className="font-normal">{trouble.text}</span>)
      )}
      {!row && index === 0 && !isOpen && (
        <span className="pointer-events-none absolute inset-y-0 left-2 flex items-center font-normal text-faint">
          {t('newLine')}
        </span>
      )}
    </td>
  );
}
