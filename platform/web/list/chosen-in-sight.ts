import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a line of buttons that is pushed on a phone: the pressed one comes into sight when `chosen` changes, and when the screen
 * is opened by an address that names one at its end. Once more when the counts beside the words have come, which push it out.
 */
export function useChosenInSight<Line extends HTMLElement>(
  chosen: unknown,
  isCounted: boolean,
): RefObject<Line | null> {
  const line = useRef<Line>(null);
  useEffect(() => {
    const pressed = line.current?.querySelector('[aria-pressed="true"]');
    pressed?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen, isCounted]);
  return line;
}
