import type { ageBands } from './contract.ts';

type AgeBand = (typeof ageBands)[number];

/** The last day of each band, counted from the day on which something was due. */
const ends: readonly (readonly [band: AgeBand, days: number])[] = [
  ['current', 0],
  ['1–30', 30],
  ['31–60', 60],
  ['61–90', 90],
  ['91–120', 120],
];

/** How long something is overdue, by the days since it was due: on the due day itself it is current. */
export function bandOf(days: number): AgeBand {
  return ends.find(([, end]) => days <= end)?.[0] ?? '120+';
}
