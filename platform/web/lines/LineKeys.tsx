import type { ReactNode } from 'react';
import { lineTexts } from '#platform/messages/lines/index.ts';
import { useTexts } from '../texts.ts';

const keys = [
  ['Tab', 'keyTab'],
  ['Enter', 'keyEnter'],
  ['Ctrl D', 'keyCopy'],
  ['Ctrl Enter', 'keyInsert'],
  ['Ctrl ⌫', 'keyRemove'],
  ['Alt ↑ ↓', 'keyMove'],
  ['Ctrl Z', 'keyUndo'],
  ['=', 'keyCounts'],
  ['Esc Tab', 'keyLeave'],
] as const;

/** The keys of the table, in words; not where there is no keyboard. */
export function LineKeys(): ReactNode {
  const t = useTexts(lineTexts);
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-muted pointer-coarse:hidden">
      {keys.map(([key, text]) => (
        <li key={key} className="whitespace-nowrap">
          <kbd className="kbd">{key}</kbd> {t(text)}
        </li>
      ))}
    </ul>
  );
}
