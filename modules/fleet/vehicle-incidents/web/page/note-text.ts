import { addDays } from '#platform/dates.ts';
import { dayOfClock, instantAt, wallClockIn } from '#platform/wall-clock.ts';

const timeFirst = /^(\d{1,2})[:.hH](\d{2})\s+(\S.*)$/su;

/**
 * A line as it is typed: `14:10 crew left` happened at ten past two, today, or yesterday where that is still to come. Without
 * a time it happens now.
 */
export function readNote(typed: string, timeZone: string, now: Date): { readonly text: string; readonly at?: string } {
  const line = typed.trim();
  const found = timeFirst.exec(line);
  const [hours, minutes] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || hours > 23 || minutes > 59) return { text: line };
  const clock = `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
  const today = dayOfClock(wallClockIn(timeZone, now));
  const at = instantAt(`${today}T${clock}`, timeZone);
  const past = at > now ? instantAt(`${addDays(today, -1)}T${clock}`, timeZone) : at;
  return { text: found[3]!, at: past.toISOString() };
}
