import { clientZone } from '#platform/client-zone.ts';
import { wallClockIn } from '#platform/wall-clock.ts';

/** The place whose clock the desk shows, where it is not the one of this computer now: `Johannesburg`. */
export function otherClock(
  now = new Date(),
  own = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined {
  const zone = clientZone();
  if (wallClockIn(zone, now) === wallClockIn(own, now)) return undefined;
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
