import { type RefObject, useEffect } from 'react';

/** Sets `data-wide` on a frame while its table is wider than itself, so that it can be scrolled sideways. */
export function useWideMark(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    const table = element?.querySelector('table');
    if (!element || !table) return;
    const observer = new ResizeObserver(() =>
      element.toggleAttribute('data-wide', table.offsetWidth > element.clientWidth),
    );
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, [frame]);
}
