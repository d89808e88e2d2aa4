import { useEffect } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { askConfirm } from './dialogs/confirm.ts';
import { useTexts } from './texts.ts';

let unsaved = 0;

/** Whether something on the page would be lost with it; an update of the app waits for that. */
export function hasUnsavedChanges(): boolean {
  return unsaved > 0;
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
    unsaved++;
    return () => {
      removeEventListener('beforeunload', ask);
      unsaved--;
    };
  }, [dirty]);
  return async () => !dirty || (await askConfirm({ text: t('leaveQuestion') }));
}
