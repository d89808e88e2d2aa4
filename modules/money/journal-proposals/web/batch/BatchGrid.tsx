import clsx from 'clsx';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { decimalOf } from '#platform/money.ts';
import { lineTexts } from '#platform/messages/lines/index.ts';
import { useLanguage } from '#platform/web/language.ts';
import { lineAct, restingAct } from '#platform/web/lines/keys.ts';
import { type Act, type GridColumn, type Place, rowCount, tabbed, typedAt } from '#platform/web/lines/view.ts';
import { openText, shownText } from '#platform/web/lines/written.ts';
import { useTexts } from '#platform/web/texts.ts';
import { proposalTexts } from '#modules/money/journal-proposals/messages/desk/index.ts';
import { BatchRow, cellId } from './BatchRow.tsx';
import { GroupHead } from './GroupHead.tsx';
import { type BatchGroup, type BatchLine, itemsOf, restOf } from './lines.ts';
import { nextTrouble, type Trouble } from './problems.ts';
import { SumLine } from './SumLine.tsx';
import type { Batch } from './use-batch.ts';
import { useWindow } from './use-window.ts';

interface BatchGridProps {
  readonly batch: Batch;
  readonly label: string;
  readonly groups: readonly BatchGroup[];
  /** In the order in which they are walked. */
  readonly troubles: readonly Trouble[];
  /** The line that most likely puts a journal out of balance. */
  readonly likely: Pick<Trouble, 'place' | 'field'> | undefined;
  readonly onPaste: (text: string) => void;
  /** Where the table is asked to go: a new object for each time. */
  readonly goTo: { readonly place: number; readonly field: string } | undefined;
  /** Looks for what puts it out of balance. */
  readonly onFind: () => void;
}

/**
 * The lines of a batch as a table that is typed in, however many there are: only those in sight are drawn. Tab goes from
 * cell to cell; Escape and then Tab leaves the table.
 */
export function BatchGrid(props: BatchGridProps): ReactNode {
  const { batch, label, groups, likely, goTo } = props;
  const troubles = useMemo(() => withLikely(props.troubles, likely), [props.troubles, likely]);
  const { kind, view, rows } = batch;
  const t = useTexts(proposalTexts);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const count = rowCount(kind, view.grid);
  const items = useMemo(() => itemsOf(rows, count > rows.length), [rows, count]);
  const shown = useWindow(frame, items);
  const drive = useKeptFocus(id, batch, shown.show);
  const keys = useKeys(batch, drive, troubles);
  const ofGroup = useMemo(() => new Map(groups.map((group) => [group.group, group])), [groups]);
  const byPlace = useMemo(() => Map.groupBy(troubles, ({ place }) => place), [troubles]);
  const go = useRef(goTo);
  useLayoutEffect(() => {
    if (!goTo || go.current === goTo) return;
    go.current = goTo;
    const column = kind.shown.findIndex(({ field }) => field === goTo.field);
    drive({ do: 'focus', at: { row: goTo.place, column: Math.max(0, column) } });
  }, [goTo, kind, drive]);

  function paste(event: ClipboardEvent): void {
    const copied = event.clipboardData.getData('text/plain');
    // One cell goes into the text that is being typed.
    if (view.typing && !/[\t\r\n]/.test(copied.trim())) return;
    event.preventDefault();
    props.onPaste(copied);
  }
  return (
    <div
      ref={frame}
      className="relative min-h-0 flex-1 overflow-auto bg-surface print:overflow-visible"
      onPaste={paste}
      onCopy={keys.copy}
    >
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- A grid is a table that is typed in.
        role="grid"
        aria-label={label}
        aria-rowcount={items.length + 1}
        className="w-full table-fixed border-separate border-spacing-0 text-sm"
        style={{ minWidth: widthOf(kind.shown) }}
        onKeyDown={keys.press}
      >
        <Head columns={kind.shown} />
        <tbody>
          {shown.above > 0 && <tr aria-hidden="true" style={{ height: shown.above }} />}
          {items
            .slice(shown.from, shown.until)
            .map((item, index) =>
              item.kind === 'head' ? (
                <GroupHead
                  key={item.key}
                  name={item.group}
                  of={ofGroup.get(item.group)}
                  columns={kind.shown.length + 1}
                  rowIndex={shown.from + index + 2}
                />
              ) : (
                <BatchRow
                  key={rows[item.place]?.key ?? 'new'}
                  gridId={id}
                  kind={kind}
                  row={rows[item.place]}
                  place={item.place}
                  rowIndex={shown.from + index + 2}
                  active={item.place === view.at.row ? view.at.column : -1}
                  typing={item.place === view.at.row ? view.typing : undefined}
                  troubles={byPlace.get(item.place)}
                  drive={drive}
                  dispatch={batch.dispatch}
                />
              ),
            )}
          {shown.below > 0 && <tr aria-hidden="true" style={{ height: shown.below }} />}
        </tbody>
        <SumLine groups={groups} columns={kind.shown} onFind={props.onFind} />
      </table>
      <Announcer batch={batch} empty={rows.length === 0 ? t('noLines') : ''} />
    </div>
  );
}

/** The likeliest line is gone to as what is wrong by itself. */
function withLikely(troubles: readonly Trouble[], likely: BatchGridProps['likely']): readonly Trouble[] {
  if (!likely) return troubles;
  const after = troubles.findIndex(({ place }) => place > likely.place);
  return troubles.toSpliced(after < 0 ? troubles.length : after, 0, { ...likely, text: '' });
}

/** The number of a row, and the least that its text is given, in pixels. */
const [rowWidth, textWidth] = [52, 80];

function widthOf(columns: readonly GridColumn<BatchLine>[]): number {
  return columns.reduce((sum, { width = textWidth }) => sum + width, rowWidth);
}

function Head({ columns }: { readonly columns: readonly GridColumn<BatchLine>[] }): ReactNode {
  const t = useTexts(proposalTexts);
  return (
    <thead className="sticky top-0 z-20 bg-canvas">
      <tr aria-rowindex={1} className="h-8 text-muted *:border-b *:border-line *:font-normal">
        <th scope="col" className="w-13 pl-(--list-edge) text-left">
          {t('row')}
        </th>
        {columns.map((column) => (
          <th
            key={column.field}
            scope="col"
            style={{ width: column.width }}
            className={clsx('truncate px-2', column.kind === 'number' ? 'text-right' : 'text-left')}
          >
            {column.title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Does something and puts the focus on the cell where it leads, once it is in sight. */
function useKeptFocus(id: string, { view, dispatch }: Batch, show: (place: number) => void): (action: Act) => void {
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    if (!isWanted.current || view.typing) return;
    const cell = document.getElementById(cellId(id, view.at.row, view.at.column));
    show(view.at.row);
    // Out of sight it is drawn by the next turn.
    if (!cell) return;
    isWanted.current = false;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return useCallback(
    (action) => {
      isWanted.current = true;
      dispatch(action);
    },
    [dispatch],
  );
}

const arrows: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-20, 0],
  PageDown: [20, 0],
};

function useKeys({ kind, view, rows }: Batch, drive: (action: Act) => void, troubles: readonly Trouble[]) {
  const language = useLanguage();
  const isLeaving = useRef(false);
  const { at, grid } = view;
  const fields = kind.shown.map(({ field }) => field);

  function target({ key, ctrlKey, metaKey }: KeyboardEvent): Place | undefined {
    const [lastRow, lastColumn] = [rowCount(kind, grid) - 1, kind.shown.length - 1];
    const far = ctrlKey || metaKey;
    if (key === 'Home') return { row: far ? 0 : at.row, column: 0 };
    if (key === 'End') return { row: far ? lastRow : at.row, column: lastColumn };
    const by = arrows[key];
    if (!by) return undefined;
    const within = (value: number, last: number) => Math.max(0, Math.min(last, value));
    const [row, column] = far ? [by[0] * rows.length, by[1] * lastColumn] : by;
    return { row: within(at.row + row, lastRow), column: within(at.column + column, lastColumn) };
  }
  /** Alt with an arrow goes from error to error. */
  function toTrouble({ key, altKey }: KeyboardEvent): Place | undefined {
    if (!altKey || (key !== 'ArrowDown' && key !== 'ArrowUp')) return undefined;
    const next = nextTrouble(troubles, { place: at.row, column: at.column }, fields, key === 'ArrowDown' ? 1 : -1);
    return next && { row: next.place, column: Math.max(0, fields.indexOf(next.field)) };
  }
  /** `=` on an amount writes what the journal lacks. */
  function rest(event: KeyboardEvent): Act | undefined {
    const field = kind.shown[at.column]?.field;
    if (event.key !== '=' || (field !== 'debit' && field !== 'credit')) return undefined;
    const found = restOf(rows, at.row);
    if (found.cents === 0n) return undefined;
    drive({ do: 'focus', at: { row: at.row, column: fields.indexOf(found.field) } });
    return { do: 'commit', text: decimalOf(found.cents), step: 'stay' };
  }
  function resting(event: KeyboardEvent): Act | undefined {
    const column = typedAt(kind, at.column);
    if (event.key === 'F2' && column)
      return { do: 'begin', text: openText(column, rows[at.row], language), selected: true };
    if (event.key === 'Tab' && !isLeaving.current && tabbed(kind, view, event.shiftKey ? -1 : 1))
      return { do: 'step', step: event.shiftKey ? 'previous' : 'next' };
    const place = event.altKey ? undefined : target(event);
    return place ? { do: 'focus', at: place } : (rest(event) ?? restingAct(event));
  }
  return {
    press: (event: KeyboardEvent): void => {
      if (!(event.target instanceof HTMLElement) || !event.target.matches('td[id], td[id] *')) return;
      const trouble = toTrouble(event);
      const action = trouble
        ? ({ do: 'focus', at: trouble } as const)
        : event.altKey
          ? undefined
          : view.typing
            ? lineAct(event)
            : resting(event);
      isLeaving.current = event.key === 'Escape' || (isLeaving.current && ['Tab', 'Shift'].includes(event.key));
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      drive(action);
    },
    copy: (event: ClipboardEvent): void => {
      const [row, column] = [rows[at.row], kind.shown[at.column]];
      if (view.typing || !row || !column) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', shownText(column, row, language));
    },
  };
}

/** Tells screen readers what became of the lines. Always there: a live region speaks only if it was there before its text. */
function Announcer({ batch: { view }, empty }: { readonly batch: Batch; readonly empty: string }): ReactNode {
  const t = useTexts(lineTexts);
  const { said } = view;
  const text =
    said?.kind === 'pasted'
      ? [
          t('saidPasted', { count: said.lines }),
          said.refused > 0 && t('saidRefused', { count: said.refused }),
          said.dropped > 0 && t('saidDropped', { count: said.dropped }),
        ]
          .filter(Boolean)
          .join(' ')
      : said?.kind === 'undone'
        ? t('saidUndone')
        : said?.kind === 'redone'
          ? t('saidRedone')
          : said?.kind === 'added'
            ? t('saidAdded', { line: said.row + 1 })
            : said?.kind === 'removed'
              ? t('saidRemoved', { line: said.row + 1 })
              : said?.kind === 'copied'
                ? t('saidCopied', { line: said.row + 1 })
                : empty;
  return (
    <output aria-live="polite" className="sr-only">
      {text}
    </output>
  );
}
