import { useEffect, useRef, useState } from 'react';
import type { CheckStore } from './check-store.ts';
import { isWarned, type Seen } from './progress.ts';

/** Milliseconds after which what is typed counts as said. */
const typingPause = 2500;

/**
 * The answer to one item as it is pressed and typed. A press is told at once. What is typed is told when the typing has stopped:
 * the 1 of 12 mm must not take a truck out of service.
 */
export function useHeldAnswer(store: CheckStore, item: Seen) {
  const [held, setHeld] = useState<Partial<Pick<Seen, 'result' | 'value' | 'hasProperty' | 'note'>>>({});
  const pending = useRef<{ readonly item: Seen; readonly timer: ReturnType<typeof setTimeout> }>(undefined);
  const answered: Seen = { ...item, ...held };
  const now: Seen = { ...answered, isWarning: isWarned(answered) };

  function hold({ result, value, hasProperty, note }: Seen): void {
    setHeld({ result, value, hasProperty, note });
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  }
  function flush(): void {
    const waiting = pending.current;
    if (!waiting) return;
    clearTimeout(waiting.timer);
    pending.current = undefined;
    void store.answer(waiting.item);
  }
  useEffect(() => {
    const tell = () => {
      const waiting = pending.current;
      clearTimeout(waiting?.timer);
      pending.current = undefined;
      if (waiting) void store.answer(waiting.item);
    };
    // A phone that goes back into the pocket may never show this page again.
    const tellWhenHidden = () => void (document.visibilityState === 'hidden' && tell());
    document.addEventListener('visibilitychange', tellWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', tellWhenHidden);
      tell();
    };
  }, [store]);
  return {
    now,
    press(next: Seen): void {
      hold(next);
      void store.answer(next);
    },
    type(next: Seen): void {
      hold(next);
      pending.current = { item: next, timer: setTimeout(flush, typingPause) };
    },
    flush,
  };
}
