import { useEffect, useEffectEvent } from 'react';

/** What Escape means already where it is pressed: a field, an open menu, a dialog. */
function isTaken(target: EventTarget | null): boolean {
  return (
    (target instanceof HTMLElement && target.matches('input, textarea, select, [role=menu] *')) ||
    document.querySelector('dialog[open], [role=menu]:popover-open, [role=dialog]:popover-open') !== null
  );
}

/** Calls `run` when Escape is pressed on the page itself. It is left to the browser besides, which closes what floats. */
export function useEscape(run: (() => void) | undefined): void {
  const onPress = useEffectEvent(() => run?.());
  const isUsed = run !== undefined;
  useEffect(() => {
    if (!isUsed) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isTaken(event.target)) onPress();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isUsed]);
}
