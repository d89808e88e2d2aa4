import clsx from 'clsx';
import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { pastedCells } from '#platform/lines/spreadsheet.ts';
import { lineTexts } from '#platform/messages/lines/index.ts';
import { useLanguage } from '../language.ts';
import { useTexts } from '../texts.ts';
import { lineAct, restingAct } from './keys.ts';
import { LineAnnouncer } from './LineAnnouncer.tsx';
import { LineProblems } from './LineProblems.tsx';
import { cellId, LineRow } from './LineRow.tsx';
import { flexOf, isToTheRight, leastWidth } from './widths.ts';
import type { Lines } from './use-lines.ts';
import { type Act, type Place, rowCount, tabbed, typedAt, type ViewKind } from './view.ts';
import { openText, shownText } from './written.ts';

interface LineGridProps<Line> {
  readonly of: Lines<Line>;
  /** Names the table: `Lines of PO-01187`. */
  readonly label: string;
}

/**
 * The lines of a document as a table that is typed in: by keyboard as in a spreadsheet, by mouse, by finger, by paste.
 * Tab goes from cell to cell; Escape and then Tab leaves the table.
 */
export function LineGrid<Line>({ of, label }: LineGridProps<Line>): ReactNode {
  const { kind, view, dispatch, rows } = of;
  const id = useId();
  const drive = useKeptFocus(id, of);
  const keys = useKeys(of, drive);
  const count = rowCount(kind, view.grid);

  function paste(event: ClipboardEvent): void {
    const copied = event.clipboardData.getData('text/plain');
    // One cell goes into the text that is being typed.
    if (view.typing && !/[\t\r\n]/.test(copied.trim())) return;
    event.preventDefault();
    drive({ do: 'paste', cells: pastedCells(copied) });
  }
  const groups = useMemo(() => placesInGroups(count), [count]);
  return (
    <div>
      <div className="relative overflow-x-auto border-y border-line bg-surface" onPaste={paste} onCopy={keys.copy}>
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- A grid is a table that is typed in.
          role="grid"
          aria-label={label}
          aria-rowcount={count + 1}
          className="block w-full border-collapse text-sm print:table"
          style={{ minWidth: leastWidth(kind) }}
          onKeyDown={keys.press}
        >
          <Head kind={kind} />
          {groups.map((places) => (
            <tbody
              key={places[0]}
              className={clsx('block print:table-row-group', groups.length > 1 && aside)}
              style={{ '--rows': places.length } as CSSProperties}
            >
              {places.map((place) => (
                <LineRow
                  key={rows[place]?.key ?? 'new'}
                  gridId={id}
                  kind={kind}
                  row={rows[place]}
                  place={place}
                  active={place === view.at.row ? view.at.column : -1}
                  typing={place === view.at.row ? view.typing : undefined}
                  drive={drive}
                  dispatch={dispatch}
                />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <LineProblems of={of} onGo={(at: Place) => drive({ do: 'focus', at })} />
      <LineAnnouncer of={of} />
    </div>
  );
}

/**
 * Rows stand in groups, and a group out of sight is neither laid out nor painted: each number that sticks to the edge costs
 * the browser a layer at every key, and three hundred were felt. A group for each row costs as much as none.
 * On paper it is a table as any other, with its heads on each page.
 */
const groupSize = 20;
const aside =
  '[--row:37px] [contain-intrinsic-block-size:auto_calc(var(--rows)*var(--row))] [content-visibility:auto] print:[content-visibility:visible] pointer-coarse:[--row:49px]';

function placesInGroups(count: number): number[][] {
  return Array.from({ length: Math.ceil(count / groupSize) }, (_, group) =>
    Array.from({ length: Math.min(groupSize, count - group * groupSize) }, (_, index) => group * groupSize + index),
  );
}

function Head<Line>({ kind }: { readonly kind: ViewKind<Line> }): ReactNode {
  const t = useTexts(lineTexts);
  return (
    <thead className="block print:table-header-group">
      <tr aria-rowindex={1} className="flex border-b border-line text-xs leading-7.5 text-faint print:table-row">
        <th scope="col" className="sticky left-0 z-5 w-11 flex-none bg-surface">
          <span className="sr-only">{t('line')}</span>
        </th>
        {kind.shown.map((column) => (
          <th
            key={column.field}
            scope="col"
            className={`truncate px-2 font-normal ${isToTheRight(column) ? 'text-right' : 'text-left'}`}
            style={{ flex: flexOf(kind, column) }}
          >
            {column.title}
          </th>
        ))}
        <th scope="col" className="w-11 flex-none">
          <span className="sr-only">{t('actions')}</span>
        </th>
      </tr>
    </thead>
  );
}

/** Does something and puts the focus on the cell where it leads, once it is drawn. */
function useKeptFocus<Line>(id: string, { view, dispatch }: Lines<Line>): (action: Act) => void {
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    if (!isWanted.current || view.typing) return;
    isWanted.current = false;
    document.getElementById(cellId(id, view.at.row, view.at.column))?.focus();
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
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

function useKeys<Line>({ kind, view, rows }: Lines<Line>, drive: (action: Act) => void) {
  const language = useLanguage();
  const isLeaving = useRef(false);
  const { at, grid } = view;

  function target({ key, ctrlKey, metaKey }: KeyboardEvent): Place | undefined {
    const [lastRow, lastColumn] = [rowCount(kind, grid) - 1, kind.shown.length - 1];
    const far = ctrlKey || metaKey;
    if (key === 'Home') return { row: far ? 0 : at.row, column: 0 };
    if (key === 'End') return { row: far ? lastRow : at.row, column: lastColumn };
    const by = arrows[key];
    if (!by) return undefined;
    const within = (value: number, last: number) => Math.max(0, Math.min(last, value));
    const [row, column] = far ? [by[0] * grid.rows.length, by[1] * lastColumn] : by;
    return { row: within(at.row + row, lastRow), column: within(at.column + column, lastColumn) };
  }
  function resting(event: KeyboardEvent): Act | undefined {
    const column = typedAt(kind, at.column);
    if (event.key === 'F2' && column)
      return { do: 'begin', text: openText(column, rows[at.row], language), selected: true };
    if (event.key === 'Tab' && !isLeaving.current && tabbed(kind, view, event.shiftKey ? -1 : 1))
      return { do: 'step', step: event.shiftKey ? 'previous' : 'next' };
    const place = event.altKey ? undefined : target(event);
    return place ? { do: 'focus', at: place } : restingAct(event);
  }
  return {
    press: (event: KeyboardEvent): void => {
      // Not in the menu of a line, whose keys come through here too.
      if (!(event.target instanceof HTMLElement) || !event.target.matches('td[id], td[id] *')) return;
      const action = view.typing ? lineAct(event) : resting(event);
      isLeaving.current = event.key === 'Escape' || (isLeaving.current && ['Tab', 'Shift'].includes(event.key));
      if (!action) return;
      event.preventDefault();
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
