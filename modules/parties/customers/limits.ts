import type { CalendarDate } from '#platform/dates.ts';
import { type Effective, inForceOn } from '#platform/effective.ts';

/** A version of a limit, as far as it matters when it holds. */
export interface LimitVersion extends Effective {
  readonly approved_at: Date | string;
}

/**
 * The version in force on a day: the newest that has begun and not ended. A later decision goes before a temporary limit; of
 * two from the same moment the first in the list does.
 */
export function limitInForce<Version extends LimitVersion>(
  versions: readonly Version[],
  day: CalendarDate,
): Version | undefined {
  return inForceOn(versions, day, (a, b) => new Date(b.approved_at).getTime() - new Date(a.approved_at).getTime());
}
