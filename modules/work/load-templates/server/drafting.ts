import { addDays, type CalendarDate, daysBetween } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { dayOfClock, instantAt, wallClockIn } from '#platform/wall-clock.ts';
import { loadChecked } from '#modules/work/loads/fields.ts';
import { type BookingRooms, createLoad, type wireInput } from '#modules/work/loads/server/index.ts';
import type { StoredTemplate } from './records.ts';

type Wire = ReturnType<typeof wireInput>;

/** A template, and the day for which it makes a draft. */
export interface Draft {
  readonly template: StoredTemplate;
  readonly day: CalendarDate;
}

/** A draft of the template's load for a day: the same times by the company's clock, so many days later. */
export async function draftFor(
  context: Context,
  rooms: BookingRooms,
  { template, day }: Draft,
): ReturnType<typeof createLoad> {
  const days = daysBetween(template.base_day, day);
  return createLoad(context, loadChecked.parse(onAnotherDay(template.input as Wire, template.time_zone, days)), rooms);
}

/** Eight o'clock stays eight o'clock where summer time lies in between. */
export function onAnotherDay(input: Wire, timeZone: string, days: number): Wire {
  const moved = (moment: string | null) => {
    if (moment === null) return null;
    const clock = wallClockIn(timeZone, moment);
    return instantAt(`${addDays(dayOfClock(clock), days)}${clock.slice(10)}`, timeZone).toISOString();
  };
  return {
    ...input,
    stops: input.stops.map((stop) => ({
      ...stop,
      windowStart: moved(stop.windowStart),
      windowEnd: moved(stop.windowEnd),
      plannedArrival: moved(stop.plannedArrival),
    })),
  };
}
