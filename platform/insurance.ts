import { addDays, daysBetween, isCalendarDate, type CalendarDate } from './dates.ts';
import { verdict, type Finding, type Verdict } from './identifiers/finding.ts';
import { highest, lowest } from './calculations.ts';
import { type Cents, noCents } from './money.ts';
import { areSimilarNames } from './names.ts';

/** The days on which a certificate covers, both included, in the company's time zone. */
export interface CoverPeriod {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export type Validity = 'notStarted' | 'valid' | 'expiring' | 'expired';

/** So many days before its end a certificate counts as expiring. */
export const expiringDays = 30;

export function validityOn(date: CalendarDate, { from, to }: CoverPeriod): Validity {
  if (date < from) return 'notStarted';
  if (date > to) return 'expired';
  return daysBetween(date, to) <= expiringDays ? 'expiring' : 'valid';
}

/** Rand. No insurer covers a load for less; below it zeros were forgotten. */
const leastLikelyCover = 10_000;

/** Whether an amount of cover is so small that it is asked back. */
export function isUnlikelyCover(cover: number): boolean {
  return cover > 0 && cover < leastLikelyCover;
}

/** `renewal`: cover that is to begin or go on, so that an ended one is refused; `history`: cover that is only recorded. */
export function checkCoverPeriod(
  { from, to }: CoverPeriod,
  { today, purpose }: { today: CalendarDate; purpose: 'renewal' | 'history' },
): Verdict<Validity> {
  if (!isCalendarDate(from) || !isCalendarDate(to))
    return verdict<Validity>('', null, [{ level: 'E', code: 'invalidDate' }]);
  const findings: Finding[] = [];
  if (from >= to) findings.push({ level: 'E', code: 'coverPeriodReversed' });
  else if (to < today)
    findings.push({ level: purpose === 'renewal' ? 'E' : 'W', code: 'coverExpired', details: { to } });
  return verdict<Validity>(`${from}/${to}`, validityOn(today, { from, to }), findings);
}

/** The insured must be the company that carries: a policy of another one pays nothing. */
export function checkInsuredName(insuredName: string, registeredName: string): Finding[] {
  return areSimilarNames(insuredName, registeredName)
    ? []
    : [{ level: 'W', code: 'insuredNameDiffers', details: { insuredName, registeredName } }];
}

/** What a load needs: the highest of what its customer, its goods and its commodity ask for. */
export function requiredCover(...demands: readonly (Cents | undefined)[]): Cents {
  return highest(noCents, ...demands.map((demand) => demand ?? noCents));
}

/** The days from `first` to `last` on which no certificate covers, as periods; overlapping certificates are one cover. */
export function uncoveredPeriods(
  certificates: readonly CoverPeriod[],
  { from: first, to: last }: CoverPeriod,
): CoverPeriod[] {
  const gaps: CoverPeriod[] = [];
  let next = first;
  for (const { from, to } of certificates.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (from > last) break;
    if (from > next) gaps.push({ from: next, to: addDays(from, -1) });
    if (to >= next) next = addDays(to, 1);
  }
  if (next <= last) gaps.push({ from: next, to: last });
  return gaps;
}

/**
 * The cover of the day from `first` to `last` that has the least; null where no day has any. A day has that of the best
 * certificate in force: covers for one load do not add up. Days without a certificate are `uncoveredPeriods`.
 */
export function leastCover(
  certificates: readonly (CoverPeriod & { readonly cover: Cents })[],
  { from: first, to: last }: CoverPeriod,
): Cents | null {
  // Between these days nothing changes.
  const turns = [first, ...certificates.flatMap(({ from, to }) => [from, addDays(to, 1)])];
  const ofDays = turns
    .filter((day) => first <= day && day <= last)
    .map((day) => certificates.filter(({ from, to }) => from <= day && day <= to).map(({ cover }) => cover))
    .flatMap(([some, ...others]) => (some === undefined ? [] : highest(some, ...others)));
  const [some, ...others] = ofDays;
  return some === undefined ? null : lowest(some, ...others);
}

/** The countries of a trip (ISO codes) in which the policy does not hold. */
export function countriesOutside(territory: readonly string[], tripCountries: readonly string[]): string[] {
  return [...new Set(tripCountries)].filter((country) => !territory.includes(country));
}

/**
 * The reminder that is due, as days before the last day of cover: the newest offset that was reached; those before it that
 * were missed stay so. Once cover has ended only offsets after the end (negative ones) count.
 */
export function dueReminder(
  { to }: Pick<CoverPeriod, 'to'>,
  today: CalendarDate,
  offsets: readonly number[],
): number | undefined {
  const daysLeft = daysBetween(today, to);
  return offsets
    .filter((offset) => daysLeft >= 0 || offset < 0)
    .toSorted((a, b) => a - b)
    .find((offset) => daysLeft <= offset);
}
