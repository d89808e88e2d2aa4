export interface TabRoom {
  /** The tabs have a line of their own, because the band has no room for them beside search and tools. */
  readonly isBelow: boolean;
  /** So many of them are in sight; the others stand behind "More". */
  readonly fits: number;
}

/** The least that the search box needs, the edges of the band with its gaps, between two tabs, and "More" with a name, in pixels. */
const searchWidth = 176;
const edge = 28;
const gap = 2;
const moreWidth = 200;

interface Measured {
  readonly band: number;
  readonly tools: number;
  readonly tabs: readonly number[];
}

/** How tabs of these widths stand in a band: beside the search, below it, or below it with the last of them behind "More". */
export function tabRoom({ band, tools, tabs }: Measured): TabRoom {
  const whole = tabs.reduce((sum, tab) => sum + tab + gap, 0);
  const isBelow = whole + searchWidth + tools + 2 * edge > band;
  const line = band - 2 * edge;
  if (whole <= line) return { isBelow, fits: Infinity };
  let [fits, used] = [0, 0];
  for (const tab of tabs) {
    if (used + tab + gap > line - moreWidth) break;
    used += tab + gap;
    fits += 1;
  }
  return { isBelow, fits: Math.max(1, fits) };
}
