import { useEffect, useEffectEvent } from 'react';

const offKey = 'singleKeysOff';

/** Shortcuts of one key can be turned off, for those whose speech input or hands press keys by accident (WCAG 2.1.4). */
export function singleKeysAreOn(): boolean {
  return localStorage.getItem(offKey) === null;
}

export function turnSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(offKey);
  else localStorage.setItem(offKey, '1');
}

interface Shortcut {
  readonly key: string;
  /** With Ctrl, or Command on a Mac; then it also works while somebody types. */
  readonly control?: true;
}

/** Whether keys are text where the focus is. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Calls `run` for a key, except while somebody types or a dialog is open. Without `run` the key is left to others. */
export function useShortcut({ key, control }: Shortcut, run: (() => void) | undefined): void {
  const onPress = useEffectEvent(() => run?.());
  const isUsed = run !== undefined;
  useEffect(() => {
    if (!isUsed) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key.toLowerCase() || event.altKey || event.defaultPrevented || event.isComposing)
        return;
      if ((event.ctrlKey || event.metaKey) !== (control === true)) return;
      if (!control && (isTyping(event.target) || !singleKeysAreOn())) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onPress();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [key, control, isUsed]);
}
