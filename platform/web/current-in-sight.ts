import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a line of tabs that is wider than a phone: the current one is moved into the middle of what is seen, and the page stays
 * where it is. `shown` changes whenever another tab is current or a title has another width.
 */
export function useCurrentInSight(shown: string): RefObject<HTMLElement | null> {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = line.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!line.current || !current) return;
    const { left, width } = line.current.getBoundingClientRect();
    const place = current.getBoundingClientRect();
    line.current.scrollLeft += place.left - left - (width - place.width) / 2;
  }, [shown]);
  return line;
}
