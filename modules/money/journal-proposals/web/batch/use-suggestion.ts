import { useMemo } from 'react';
import { type Cents, centsOfWire, decimalOf } from '#platform/money.ts';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';
import type { BatchGroup } from './lines.ts';
import type { Editor } from './use-editor.ts';
import type { LiveCheck } from './use-check.ts';

export interface Suggestion {
  /** The first journal that is out of balance; undefined where none is. */
  readonly off: BatchGroup | undefined;
  /** The likeliest line of it. */
  readonly found: LiveCheck['suggestion'];
  readonly amount: Cents | undefined;
  readonly apply: () => void;
  /** Goes to the likeliest line, or else to the first one of the journal. */
  readonly find: () => void;
}

/** The line that most likely puts a journal out of balance; key 1 mends it. */
export function useSuggestion({ batch, groups, check, go }: Editor): Suggestion {
  const off = groups.find(({ difference }) => difference !== 0n);
  const { suggestion } = check;
  const found = useMemo(() => {
    if (!off || !suggestion || check.isStale) return null;
    return batch.rows[suggestion.place]?.line.group === off.group ? suggestion : null;
  }, [off, suggestion, check.isStale, batch.rows]);
  const amount = found ? centsOfWire(found.amount) : undefined;
  function apply(): void {
    if (!found || amount === undefined) return;
    const columnOf = (field: string) => batch.kind.shown.findIndex((column) => column.field === field);
    const row = found.place;
    const other = found.field === 'debit' ? 'credit' : 'debit';
    batch.dispatch({
      do: 'all',
      acts: [
        { do: 'focus', at: { row, column: columnOf(other) } },
        { do: 'clear' },
        { do: 'focus', at: { row, column: columnOf(found.field) } },
        { do: 'commit', text: decimalOf(amount), step: 'stay' },
      ],
    });
    go(row, found.field);
  }
  useShortcut({ key: '1' }, found ? apply : undefined);
  return {
    off,
    found,
    amount,
    apply,
    find: () => {
      if (!off) return;
      const place = found?.place ?? batch.rows.findIndex(({ line }) => line.group === off.group);
      const line = batch.rows[place]?.line;
      go(place, line?.debit === null ? 'credit' : 'debit');
    },
  };
}
