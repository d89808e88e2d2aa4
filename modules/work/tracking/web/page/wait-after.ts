import type { TrackedPhase } from '#modules/work/tracking/phases.ts';

const minute = 60_000;
const longest = 15 * minute;

/** Milliseconds until the page looks again: a minute on the road, five before it, fifteen after the end, doubled by every failure. */
export function waitAfter(failures: number, phase: TrackedPhase | undefined): number {
  if (failures > 0) return Math.min(longest, minute * 2 ** (failures - 1));
  if (phase === 'delivered' || phase === 'failed' || phase === 'cancelled') return longest;
  return phase === 'planned' ? 5 * minute : minute;
}
