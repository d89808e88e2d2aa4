import { addDays, type CalendarDate } from './dates.ts';
import { expiringDays } from './insurance.ts';

/** The papers of a driver or a vehicle, gravest last: none has a date, all hold, one ends within thirty days, one has ended. */
export const paperStates = ['none', 'valid', 'expiring', 'expired'] as const;
export type PaperState = (typeof paperStates)[number];

/** A paper still holds on the day that is printed on it. */
export function paperState(expiry: CalendarDate | null | undefined, today: CalendarDate): PaperState {
  if (!expiry) return 'none';
  if (expiry < today) return 'expired';
  return expiry <= addDays(today, expiringDays) ? 'expiring' : 'valid';
}

/** The gravest of several. */
export function worstPaper(expiries: readonly (CalendarDate | null | undefined)[], today: CalendarDate): PaperState {
  const found = expiries.map((expiry) => paperStates.indexOf(paperState(expiry, today)));
  return paperStates[Math.max(0, ...found)]!;
}
