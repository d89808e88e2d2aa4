import { useEffect, useSyncExternalStore } from 'react';
import { type Screen, screenAt } from '../screens.ts';
import { useDesk, useTitles } from './desk.ts';

const listeners = new Set<() => void>();
let title: string | undefined;

function set(next: string | undefined): void {
  title = next;
  for (const listener of listeners) listener();
}

/** Names the page after the record it shows, in the breadcrumbs and in the browser's tab: `Supplier: Karoo Freight (KAR001)`. */
export function usePageTitle(text: string | undefined): void {
  useEffect(() => {
    set(text);
    return () => set(undefined);
  }, [text]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the page is called: by the record it shows, or by its place in the list of screens. */
export function useTitleOf(screen: Screen | undefined): string | undefined {
  const own = useSyncExternalStore(subscribe, () => title);
  const titles = useTitles();
  return own ?? (screen && titles(screen.title));
}

/** What the screen at an address is called in the menu. */
export function useTitleAt(url: string): string {
  const screen = screenAt(useDesk().screens, url);
  return useTitles()(screen?.title ?? '');
}

export function useBrowserTitle(screen: Screen | undefined): void {
  const page = useTitleOf(screen);
  const { product } = useDesk();
  useEffect(() => {
    document.title = page === undefined ? product : `${page} · ${product}`;
  }, [page, product]);
}
