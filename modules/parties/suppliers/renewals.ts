import { addDays, daysBetween, type CalendarDate } from '#platform/dates.ts';
import type { CoverPeriod } from '#platform/insurance.ts';
import { coverPeriodOf, type CertificateFacts } from './compliance.ts';

/** Days before the last day of cover on which a carrier is asked for a new certificate; -1 is the day after it. */
export const reminderOffsets: readonly number[] = [60, 30, 14, 7, 3, 1, 0, -1];

/** The last step is made up for this many days after the end; after that the carrier is in nobody's plans any more. */
export const lateReminderDays = 14;

/** How long a reminder's link works, in days: until the next step has brought another, and never less than the client's own term. */
export function reminderLinkDays(offset: number, clientDays: number): number {
  const next = Math.max(...reminderOffsets.filter((other) => other < offset), -lateReminderDays);
  return Math.max(clientDays, offset - next);
}

/** The last day of the cover that holds on a day, or that ended last before it; certificates that join on are one cover. */
export function coverEndOn(day: CalendarDate, certificates: readonly CertificateFacts[]): CalendarDate | null {
  return certificates
    .map((certificate) => coverPeriodOf(certificate))
    .filter((period) => period !== null)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .reduce<CalendarDate | null>((end, { from, to }) => {
      const joinsOn = end !== null && from <= addDays(end, 1);
      if (from > day && !joinsOn) return end;
      return end !== null && end > to ? end : to;
    }, null);
}

/** The days between the cover of before and that of a renewal, on which nothing is insured; null when it joins on. */
export function gapBefore(from: CalendarDate, certificates: readonly CertificateFacts[]): CoverPeriod | null {
  const end = coverEndOn(from, certificates);
  if (end === null || from <= addDays(end, 1)) return null;
  return { from: addDays(end, 1), to: addDays(from, -1) };
}

/** Days in a period, both ends included. */
export function daysIn({ from, to }: CoverPeriod): number {
  return daysBetween(from, to) + 1;
}
