import { type ReactNode, useEffect } from 'react';
import type { LineChoice } from '#platform/lines/columns.ts';

const shownAtMost = 50;
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The choices that hold what was typed, in label or detail; those whose label begins with it come first. */
export function matchingChoices(choices: readonly LineChoice[], typed: string): LineChoice[] {
  const wanted = folded(typed);
  const rank = ({ label }: LineChoice) => (folded(label).startsWith(wanted) ? 0 : 1);
  return choices
    .filter(({ label, detail = '' }) => folded(`${label} ${detail}`).includes(wanted))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, shownAtMost);
}

interface ChoiceListProps {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly LineChoice[];
  readonly place: number;
  readonly onChoose: (choice: LineChoice) => void;
}

/** What can be chosen, under the open cell; above everything, so that the table's edge does not cut it off. */
export function ChoiceList({ id, label, choices, place, onChoose }: ChoiceListProps): ReactNode {
  useEffect(() => {
    document.getElementById(`${id}-${place}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, place]);
  /* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- The combobox pattern of ARIA:
     the input beside it keeps the focus and handles the keys. */
  return (
    <div
      ref={showBelow}
      popover="manual"
      id={id}
      role="listbox"
      aria-label={label}
      className="pop fixed inset-auto m-0 max-h-64 overflow-y-auto p-1 text-sm"
      // Before the cell is left, which would close the list under the finger.
      onPointerDown={(event) => event.preventDefault()}
    >
      {choices.map((choice, index) => (
        <div
          key={choice.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === place}
          className="flex cursor-pointer justify-between gap-4 rounded-ctl px-2 py-1.5 hover:bg-sunken aria-selected:bg-sunken pointer-coarse:py-3"
          onClick={() => onChoose(choice)}
        >
          <span className="whitespace-nowrap">{choice.label}</span>
          {choice.detail && <span className="truncate text-muted">{choice.detail}</span>}
        </div>
      ))}
    </div>
  );
  /* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */
}

/** Places the list below its cell, or above it where the window ends. */
function showBelow(list: HTMLDivElement | null): void {
  if (!list) return;
  list.showPopover();
  const cell = list.parentElement?.getBoundingClientRect();
  if (!cell) return;
  const isAbove = cell.bottom + 264 > innerHeight && cell.top > 264;
  Object.assign(list.style, {
    left: `${Math.max(8, Math.min(cell.left, innerWidth - 328))}px`,
    top: isAbove ? '' : `${cell.bottom + 2}px`,
    bottom: isAbove ? `${innerHeight - cell.top + 2}px` : '',
    minWidth: `${Math.min(320, Math.max(cell.width, 220))}px`,
    maxWidth: `${Math.min(420, innerWidth - 16)}px`,
  });
}
