import type { CalendarDate } from '#platform/dates.ts';

/** A version of a limit, as far as it matters when it holds. */
export interface LimitVersion {
  readonly effective_from: CalendarDate;
  readonly effective_until: CalendarDate | null;
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
  return versions
    .filter((it) => it.effective_from <= day && (it.effective_until === null || it.effective_until >= day))
    .toSorted(
      (a, b) =>
        b.effective_from.localeCompare(a.effective_from) ||
        new Date(b.approved_at).getTime() - new Date(a.approved_at).getTime(),
    )[0];
}
