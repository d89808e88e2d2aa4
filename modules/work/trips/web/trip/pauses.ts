const minute = 60_000;

/**
 * Milliseconds until the next look at the desk's changes, while somebody looks at the page: a minute, and up to eight where
 * nothing changes or nothing answers. Data costs money, and a look on a poor network holds up what the driver sends.
 */
export function pauseOf(quiet: number): number {
  return minute * Math.min(8, 2 ** Math.max(0, quiet - 1));
}
