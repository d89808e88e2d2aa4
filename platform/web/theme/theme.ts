import { useSyncExternalStore } from 'react';

/** What the person chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';
export type Theme = 'light' | 'dark';

/** Also read by the inline lines of the root document, before the first paint. */
const themeKey = 'theme';

const listeners = new Set<() => void>();
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

/** What could not be kept, on a device without space: it holds until the page is closed. */
let unkept: ThemeChoice | undefined;

function themeChoice(): ThemeChoice {
  if (unkept) return unkept;
  const stored = localStorage.getItem(themeKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function chooseTheme(choice: ThemeChoice): void {
  unkept = undefined;
  try {
    if (choice === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, choice);
  } catch {
    unkept = choice;
  }
  show();
}

/** The theme on the page. */
let shown: Theme;

/**
 * Only here is the device asked. Chromium tells nobody of a change that somebody has read before it told: whoever drew the
 * page in that moment would leave it half in one theme and half in the other.
 */
function show(): void {
  const choice = themeChoice();
  shown = choice === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : choice;
  document.documentElement.dataset['theme'] = shown;
  for (const listener of listeners) listener();
}

// The root document has done it already; in development nothing has.
show();
// The system, or another tab, can change it while the page is open.
systemIsDark.addEventListener('change', show);
addEventListener('storage', ({ key }) => {
  if (key === themeKey || key === null) show();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme that is shown, and the choice behind it. */
export function useTheme(): { theme: Theme; choice: ThemeChoice } {
  return { theme: useSyncExternalStore(subscribe, () => shown), choice: useSyncExternalStore(subscribe, themeChoice) };
}
