/** Of a bar at the foot of the window, as its `ref`: says how much of the window it and what lies below it take, for what floats above. */
export function tellFooterHeight(footer: HTMLElement | null): (() => void) | undefined {
  if (!footer) return undefined;
  const { style } = document.documentElement;
  // At the end of the page the bar stands higher, above the line of help.
  const tell = () => {
    const { top } = footer.getBoundingClientRect();
    style.setProperty('--footer-height', `${Math.max(0, Math.round(innerHeight - top))}px`);
  };
  const observer = new ResizeObserver(tell);
  observer.observe(footer);
  addEventListener('scroll', tell, { passive: true });
  return () => {
    observer.disconnect();
    removeEventListener('scroll', tell);
    style.removeProperty('--footer-height');
  };
}
