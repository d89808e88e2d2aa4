import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
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
  const table = useRef<HTMLTableElement>(null);
  const drive = useKeptFocus(id, of);
  const keys = useKeys(of, drive);

  function paste(event: ClipboardEvent): void {
    const copied = event.clipboardData.getData('text/plain');
    // One cell goes into the text that is being typed.
    if (view.typing && !/[\t\r\n]/.test(copied.trim())) return;
    event.preventDefault();
    drive({ do: 'paste', cells: pastedCells(copied) });
  }
  const places = Array.from({ length: rowCount(kind, view.grid) }, (_, place) => place);
  return (
    <div>
      <div className="relative overflow-x-auto border-y border-line bg-surface" onPaste={paste} onCopy={keys.copy}>
        <table
          ref={table}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- A grid is a table that is typed in.
          role="grid"
          aria-label={label}
          aria-rowcount={places.length + 1}
          className="w-full table-fixed border-collapse text-sm"
          style={{ minWidth: widthOf(kind) }}
          onKeyDown={keys.press}
        >
          <Head kind={kind} />
          <tbody>
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
        </table>
      </div>
      <LineProblems of={of} onGo={(at: Place) => drive({ do: 'focus', at })} />
      <LineAnnouncer of={of} />
    </div>
  );
}

/** A column without a width gets at least this, in pixels. */
const widestLeast = 220;
const [numberWidth, menuWidth] = [44, 44];

function widthOf<Line>({ shown }: ViewKind<Line>): number {
  return shown.reduce((total, { width = widestLeast }) => total + width, numberWidth + menuWidth);
}

function Head<Line>({ kind }: { readonly kind: ViewKind<Line> }): ReactNode {
  const t = useTexts(lineTexts);
  return (
    <thead>
      <tr aria-rowindex={1} className="h-7.5 border-b border-line text-xs text-faint">
        <th scope="col" className="sticky left-0 z-5 bg-surface" style={{ width: numberWidth }}>
          <span className="sr-only">{t('line')}</span>
        </th>
        {kind.shown.map(({ kind: each, field, title, width }) => (
          <th
            key={field}
            scope="col"
            className={`truncate px-2 font-normal ${each === 'number' || each === 'shown' ? 'text-right' : 'text-left'}`}
            style={{ width }}
          >
            {title}
          </th>
        ))}
        <th scope="col" style={{ width: menuWidth }}>
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
