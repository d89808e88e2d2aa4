import { addDays, type CalendarDate } from './dates.ts';
import { expiringDays } from './insurance.ts';

/**
 * The papers of a driver or a vehicle, gravest last: none has a date, all hold, one ends within thirty days, one that the
 * record calls for has no date, one has ended. A paper that nobody has seen is graver than one that still holds for a month.
 */
export const paperStates = ['none', 'valid', 'expiring', 'incomplete', 'expired'] as const;
export type PaperState = (typeof paperStates)[number];

/** A paper still holds on the day that is printed on it. */
export function paperState(expiry: CalendarDate | null | undefined, today: CalendarDate): PaperState {
  if (!expiry) return 'none';
  if (expiry < today) return 'expired';
  return expiry <= addDays(today, expiringDays) ? 'expiring' : 'valid';
}

/** The gravest of several; `lacksOne` when a paper that the record calls for has no date. */
export function worstPaper(
  expiries: readonly (CalendarDate | null | undefined)[],
  today: CalendarDate,
  lacksOne = false,
): PaperState {
  const found = expiries.map((expiry) => paperStates.indexOf(paperState(expiry, today)));
  return paperStates[Math.max(lacksOne ? paperStates.indexOf('incomplete') : 0, ...found)]!;
}
