import { addDays, type CalendarDate } from './dates.ts';

/** When a version holds: both days belong to it. */
export interface Effective {
  readonly effective_from: CalendarDate;
  /** Null while no end is known. */
  readonly effective_until: CalendarDate | null;
}

export function isInForce({ effective_from, effective_until }: Effective, day: CalendarDate): boolean {
  return effective_from <= day && (effective_until === null || effective_until >= day);
}

/**
 * The version in force on a day. Where versions may overlap, the one that began last goes before, and of two from the same
 * day the one that `goesBefore` puts first, as `toSorted` takes it; without it, the first in the list.
 */
export function inForceOn<Version extends Effective>(
  versions: readonly Version[],
  day: CalendarDate,
  goesBefore: (a: Version, b: Version) => number = () => 0,
): Version | undefined {
  return versions
    .filter((version) => isInForce(version, day))
    .toSorted((a, b) => b.effective_from.localeCompare(a.effective_from) || goesBefore(a, b))[0];
}

/** The version that begins next after a day. */
export function nextAfter<Version extends Effective>(
  versions: readonly Version[],
  day: CalendarDate,
): Version | undefined {
  return versions
    .filter(({ effective_from }) => effective_from > day)
    .toSorted((a, b) => a.effective_from.localeCompare(b.effective_from))[0];
}

/** What a new version does to one whose days it takes. */
export interface Superseding {
  /** The last day that is left of it before the new one; undefined when it loses its beginning. */
  readonly keptUntil: CalendarDate | undefined;
  /** What is left of it after the new one: days for a version of their own, with the same content. */
  readonly rest: Effective | undefined;
}

/** How `version` makes room for `taken`; undefined when they share no day. */
export function superseding(version: Effective, taken: Effective): Superseding | undefined {
  const endsBefore = version.effective_until !== null && version.effective_until < taken.effective_from;
  const beginsAfter = taken.effective_until !== null && version.effective_from > taken.effective_until;
  if (endsBefore || beginsAfter) return undefined;
  const goesOn =
    taken.effective_until !== null &&
    (version.effective_until === null || version.effective_until > taken.effective_until);
  return {
    keptUntil: version.effective_from < taken.effective_from ? addDays(taken.effective_from, -1) : undefined,
    rest: goesOn
      ? { effective_from: addDays(taken.effective_until, 1), effective_until: version.effective_until }
      : undefined,
  };
}
