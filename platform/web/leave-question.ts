import { useEffect, useSyncExternalStore } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { askConfirm } from './dialogs/confirm.ts';
import { useTexts } from './texts.ts';

/** Forms on the page that would lose something with it. */
let unsaved = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  unsaved += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something on the page would be lost with it; an update of the app waits for that. */
export function useUnsavedChanges(): boolean {
  return useSyncExternalStore(subscribe, () => unsaved > 0);
}

/**
 * While `dirty`, the browser asks before the page is closed or reloaded. The function that is returned asks the same
 * inside the app, before a button leads away; it answers at once when nothing would be lost.
 */
export function useLeaveQuestion(dirty: boolean): () => Promise<boolean> {
  const t = useTexts(publicTexts);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    count(1);
    return () => {
      removeEventListener('beforeunload', ask);
      count(-1);
    };
  }, [dirty]);
  return async () => !dirty || (await askConfirm({ text: t('leaveQuestion') }));
}

/** Asks the same before something on the page gives way to something else, whichever part of the page would lose what. */
export function useReplaceQuestion(): () => Promise<boolean> {
  const t = useTexts(publicTexts);
  return async () => unsaved === 0 || (await askConfirm({ text: t('leaveQuestion') }));
}
