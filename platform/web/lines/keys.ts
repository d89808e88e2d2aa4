import type { Act } from './view.ts';

/** The parts of a key press that matter here. */
export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** What a key means anywhere in the grid, also while a cell is open. Ctrl is the command key on a Mac. */
export function lineAct({ key, ctrlKey, metaKey, altKey }: Press): Act | undefined {
  if (altKey && !ctrlKey && !metaKey)
    return key === 'ArrowUp' ? { do: 'move', by: -1 } : key === 'ArrowDown' ? { do: 'move', by: 1 } : undefined;
  if (!ctrlKey && !metaKey) return undefined;
  switch (key.toLowerCase()) {
    case 'd':
      return { do: 'duplicate' };
    case 'enter':
      return { do: 'insert' };
    case 'backspace':
      return { do: 'remove' };
    default:
      return undefined;
  }
}

/** What a key means while no cell is open. */
export function restingAct(press: Press): Act | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase();
    return letter === 'y' || (letter === 'z' && shiftKey)
      ? { do: 'redo' }
      : letter === 'z'
        ? { do: 'undo' }
        : lineAct(press);
  }
  if (altKey) return lineAct(press);
  if (key === 'Enter') return { do: 'step', step: shiftKey ? 'up' : 'down' };
  if (key === 'Delete' || key === 'Backspace') return { do: 'clear' };
  return key.length === 1 && key !== ' ' ? { do: 'begin', text: key, selected: false } : undefined;
}
