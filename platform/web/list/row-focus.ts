import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useShortcut } from '../shell/use-shortcut.ts';
import { focusArrival } from './marks.ts';

/** The row that was opened last in each list of this tab: who comes back goes on from there. */
const left = new Map<string, string>();

/** Remembers the row that has the focus or was pressed: it may be opened. */
export function rememberRow(list: string, target: Element): void {
  const id = target.closest('[data-row]')?.getAttribute('data-row');
  if (id) left.set(list, id);
}

/** Nothing on the page has the focus: a key means the list. */
function isIdle(): boolean {
  return document.activeElement === document.body || document.activeElement?.id === 'content';
}

/**
 * Gives the focus to the row of a record that was saved, or to the one that was opened from here; and an arrow key goes to
 * the rows at once. A list within a page waits until somebody goes into it: there J and K lead to the next record, and the
 * arrows scroll.
 */
export function useRowFocus(frame: RefObject<HTMLElement | null>, list: string, isPart: boolean): void {
  // Only who comes to the list is led back to a row, not who let go of one.
  const isFresh = useRef(true);
  const focusRow = (id: string, options?: FocusOptions) => {
    const link = frame.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-row-link]`);
    link?.focus(options);
    return link !== null && link !== undefined;
  };
  useEffect(() => {
    focusArrival(list, focusRow);
    if (!isFresh.current || !frame.current?.querySelector('[data-row]')) return;
    isFresh.current = false;
    const back = left.get(list);
    // Where the list was scrolled to is put back by itself.
    if (back !== undefined && !isPart && isIdle()) focusRow(back, { preventScroll: true });
  });
  const enter = (place: number) => {
    if (isIdle()) [...(frame.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])].at(place)?.focus();
  };
  useShortcut({ key: 'arrowdown' }, isPart ? undefined : () => enter(0));
  useShortcut({ key: 'arrowup' }, isPart ? undefined : () => enter(-1));
  useShortcut({ key: 'j' }, isPart ? undefined : () => enter(0));
  useShortcut({ key: 'k' }, isPart ? undefined : () => enter(-1));
}

/**
 * Up and down from row to row; Enter is the link's own. `x` ticks the row, and a letter presses the button of the row that
 * has it as its key.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const here = links.indexOf(event.target as HTMLElement);
  if (here < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'x') links[here]?.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
  const [next, previous] = [links[here + 1], links[here - 1]];
  const target = { ArrowDown: next, j: next, ArrowUp: previous, k: previous, Home: links[0], End: links.at(-1) }[
    event.key
  ];
  // While rows are selected, letters are for all of them.
  const isForAll = event.currentTarget.querySelector('tr[aria-selected=true]') !== null;
  const button = isForAll || !/^[a-z]$/.test(event.key) ? null : buttonOf(links[here]!, event.key);
  // At the ends of the rows J and K stay where they are: they must not lead away from the page.
  if (!target && !button && !['x', 'j', 'k'].includes(event.key)) return;
  event.preventDefault();
  target?.focus();
  button?.click();
}

function buttonOf(link: HTMLElement, key: string): HTMLElement | null | undefined {
  return link.closest('tr')?.querySelector<HTMLElement>(`[data-row-key="${key}"]`);
}

/** Gives a cell whose text is cut the whole of it as its title. */
export function sayWhatIsCut({ target }: PointerEvent<HTMLElement>): void {
  const text = (target as Element).closest<HTMLElement>('.line-clamp-1');
  if (!text || text.title !== '') return;
  if (text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1) text.title = text.innerText;
}

/** How long a cell that changed by itself stays tinted, in milliseconds. */
const tintStays = 2000;

/** Tints the cells of a row that say something else since its record changed. */
export function useChangedCells(row: RefObject<HTMLTableRowElement | null>, record: unknown): void {
  const before = useRef<{ readonly record: unknown; readonly texts: readonly string[] }>(undefined);
  useEffect(() => {
    const cells = [...(row.current?.cells ?? [])];
    const texts = cells.map((cell) => cell.textContent ?? '');
    const last = before.current;
    // Other columns are other texts, and a time that passes is no change.
    if (last && last.record !== record && last.texts.length === texts.length) {
      for (const [place, cell] of cells.entries())
        if (texts[place] !== last.texts[place] && !cell.querySelector('time'))
          cell.animate(
            { backgroundColor: ['var(--color-warn-soft)', 'var(--color-warn-soft)', 'transparent'] },
            // In steps: a colour that fades by itself is painted anew at every frame, for as long as rows change.
            { duration: tintStays, easing: 'steps(8)' },
          );
    }
    before.current = { record, texts };
  });
}
