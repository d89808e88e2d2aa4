import { z } from 'zod';
import { type CalendarDate, calendarDate } from '#platform/dates.ts';
import { optionalDate } from '#platform/master-data.ts';
import { text } from '#platform/operation.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const time = '([01]\\d|2[0-3]):[0-5]\\d';
const span = `${time}-(${time}|24:00)`;
const openingTimes = new RegExp(`^(${span}(, ?${span})*)?$`);
/** `06:00-12:00, 13:00-17:00`; empty when it is closed or nobody knows. */
const hours = text(60)
  .refine((times) => openingTimes.test(times), { error: 'openingHours' })
  .default('');

export const operatingHours = z
  .strictObject({
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
    sunday: hours,
    /** What was said of them in words: `Gate closes for lunch`. */
    note: text(300).default(''),
  })
  .prefault({});
export type OperatingHours = z.output<typeof operatingHours>;

/** The same as callers may send it: a text is a note on the hours, since nothing else can be read from it for certain. */
export const hoursOrNote = z.preprocess(
  (value) => (typeof value === 'string' ? { note: value } : value),
  operatingHours,
);

const exception = z
  .strictObject({
    from: calendarDate,
    /** The last day, where it is not the first. */
    until: optionalDate(),
    /** As public holidays that fall on the same day each year. */
    everyYear: z.boolean().default(false),
    /** Empty: closed. */
    hours,
    note: text(60).default(''),
  })
  .refine(({ from, until }) => until === null || from <= until, { path: ['until'], error: 'rangeReversed' })
  .refine(({ from, until, everyYear }) => !everyYear || until === null || until < sameDayNextYear(from), {
    path: ['until'],
    error: 'longerThanYear',
  });
export type HoursException = z.output<typeof exception>;

const exceptionsAtMost = 60;

/** Days that are not as the week, by their first day; no two begin on the same one. */
export const hoursExceptions = z
  .array(exception)
  .max(exceptionsAtMost)
  .superRefine((exceptions, checked) => {
    exceptions.forEach(({ from }, place) => {
      if (exceptions.findIndex((each) => each.from === from) < place)
        checked.addIssue({ code: 'custom', path: [place, 'from'], message: 'exceptionTwice' });
    });
  })
  .transform((exceptions) => exceptions.toSorted((a, b) => a.from.localeCompare(b.from)))
  .default([]);

/** An exception as one value of the audit trail, always written alike; `auditedDay` reads it. */
export function auditOf({ until, everyYear, hours, note }: HoursException): string {
  return JSON.stringify({ until, everyYear, hours, note });
}

export function auditedDay(from: CalendarDate, written: string): HoursException {
  return exception.parse({ ...(JSON.parse(written) as object), from });
}

function sameDayNextYear(date: CalendarDate): CalendarDate {
  return `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
}

export interface DayHours {
  /** Empty: closed, or nobody knows. */
  readonly hours: string;
  /** Why the day is not as the week. */
  readonly exception?: HoursException;
}

/** When a place is open on a day: of the exceptions that hold the one of a single day, then the one of this year. */
export function hoursOn(week: OperatingHours, exceptions: readonly HoursException[], date: CalendarDate): DayHours {
  const found = exceptions
    .filter((each) => holdsOn(each, date))
    .toSorted(
      (a, b) =>
        Number(a.until !== null && a.until !== a.from) - Number(b.until !== null && b.until !== b.from) ||
        Number(a.everyYear) - Number(b.everyYear),
    )[0];
  if (found) return { hours: found.hours, exception: found };
  const weekday = weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7]!;
  return { hours: week[weekday] };
}

function holdsOn({ from, until, everyYear }: HoursException, date: CalendarDate): boolean {
  const last = until ?? from;
  if (!everyYear) return from <= date && date <= last;
  const [first, end, day] = [from.slice(5), last.slice(5), date.slice(5)];
  if (date < from) return false;
  // From December into January.
  return first <= end ? first <= day && day <= end : first <= day || day <= end;
}
