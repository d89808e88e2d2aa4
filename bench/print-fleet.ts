import type { Disturbed } from './drivers.ts';
import { type FleetMeasured, oldPositions, trucks } from './fleet.ts';

export function printFleet(measured: FleetMeasured | undefined): void {
  if (!measured) return;
  const { phones: told, forgetting } = measured;
  const row = (what: string, value: string, goal: string, holds: boolean) => ({
    what,
    value,
    goal,
    holds: holds ? 'yes' : 'NO',
  });
  const ratio = ({ idle, meanwhile }: Disturbed) =>
    `${(meanwhile / idle).toFixed(2)} (${idle.toFixed(1)} → ${meanwhile.toFixed(1)} ms)`;
  const isQuiet = ({ idle, meanwhile }: Disturbed) => meanwhile <= 2 * idle;
  console.table([
    row(
      `p99 of others while ${told.finished} phones finish`,
      ratio(told),
      '≤ 2',
      isQuiet(told) && told.firstRefusal === undefined,
    ),
    row(`alerts of ${trucks} vehicles, all new, s`, measured.opening.toFixed(1), '≤ 10', measured.opening <= 10),
    row(`alerts reckoned anew, ${measured.open} open, s`, measured.anew.toFixed(1), '≤ 10', measured.anew <= 10),
    row(
      `performance of ${measured.vehicles} vehicles over a year, s`,
      measured.performance.toFixed(2),
      '≤ 1',
      measured.performance <= 1,
    ),
    row('positions of each minute, a second', measured.minute.toFixed(0), '≥ 500', measured.minute >= 500),
    row('positions of an hour at once, a second', measured.backlog.toFixed(0), '≥ 500', measured.backlog >= 500),
    row(
      `p99 of others while ${oldPositions} positions are thrown away (${forgetting.seconds.toFixed(0)} s)`,
      ratio(forgetting),
      '≤ 2',
      isQuiet(forgetting) && forgetting.left === 0,
    ),
  ]);
  if (told.firstRefusal) console.log(`phones: ${told.firstRefusal}`);
}
