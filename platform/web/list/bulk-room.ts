/** Between the last row and the bar, in pixels. */
const gap = 8;

/** Of the bar of bulk actions, as its `ref`: tells the list that it stands over how much room its rows need to come out below it. */
export function makeRoom(bar: HTMLElement | null): (() => void) | undefined {
  const around = bar?.parentElement;
  if (!bar || !around) return undefined;
  const tell = () => {
    const end = around.querySelector('table')?.parentElement?.getBoundingClientRect().bottom ?? 0;
    const room = Math.max(0, Math.ceil(end - bar.getBoundingClientRect().top + gap));
    around.style.setProperty('--bulk-room', `${room}px`);
  };
  // Its buttons may take two lines, and a list within a page may be as high as its rows.
  const observer = new ResizeObserver(tell);
  observer.observe(bar);
  observer.observe(around);
  return () => {
    observer.disconnect();
    around.style.removeProperty('--bulk-room');
  };
}
