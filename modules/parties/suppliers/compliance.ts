import { addDays, type CalendarDate } from '#platform/dates.ts';
import { expiringDays, uncoveredPeriods, type CoverPeriod } from '#platform/insurance.ts';
import type { CertificateState, ComplianceState } from './status.ts';

/** What compliance needs to know of a certificate. */
export interface CertificateFacts {
  readonly status: CertificateState;
  /** Null where neither the applicant nor the document told. */
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
  /** The day of the decision; null before it. */
  readonly decidedOn: CalendarDate | null;
}

/** Codes of the failure texts: why a supplier is not, or not for long, covered. */
export const complianceReasons = [
  'gitMissing',
  'gitAwaitsReview',
  'gitRejected',
  'gitExpired',
  'gitNotStarted',
  'gitExpiring',
  'gitDatesUnknown',
] as const;
type ComplianceReason = (typeof complianceReasons)[number];

export interface Compliance {
  readonly state: ComplianceState;
  readonly reasons: readonly ComplianceReason[];
}

/**
 * The days that an approved certificate covers; null for others. One without dates is taken to cover the thirty days after
 * its approval: not nothing, because it was approved, and not for ever, so that somebody asks for the dates.
 */
export function coverPeriodOf({ status, from, to, decidedOn }: CertificateFacts): CoverPeriod | null {
  if (status !== 'approved') return null;
  const start = from ?? decidedOn;
  if (start === null) return null;
  return { from: start, to: to ?? addDays(decidedOn ?? start, expiringDays) };
}

/** Compliance on a day, from the certificates alone; it is derived whenever it is asked for, since it changes overnight. */
export function complianceOf(
  certificates: readonly CertificateFacts[],
  today: CalendarDate,
  isTrasporter: boolean,
): Compliance {
  if (!isTrasporter) return { state: 'COMPLIANT', reasons: [] };
  const periods = certificates.map(coverPeriodOf).filter((period) => period !== null);
  const inForce = periods.filter(({ from, to }) => from <= today && today <= to);
  if (inForce.length > 0) {
    // A renewal that takes over without a gap makes the end of the old certificate harmless.
    const soon: CoverPeriod = { from: today, to: addDays(today, expiringDays + 1) };
    if (uncoveredPeriods(periods, soon).length === 0) return { state: 'COMPLIANT', reasons: [] };
    const isUndated = certificates.some(({ status, to }) => status === 'approved' && to === null);
    return { state: 'EXPIRING', reasons: isUndated ? ['gitExpiring', 'gitDatesUnknown'] : ['gitExpiring'] };
  }
  const awaitsReview = certificates.some(({ status }) => status === 'submitted' || status === 'pending');
  if (periods.length === 0 && awaitsReview) return { state: 'NOT_CHECKED', reasons: ['gitAwaitsReview'] };
  const reasons: ComplianceReason[] = [uncoveredReason(certificates, periods, today)];
  return { state: 'NON_COMPLIANT', reasons: awaitsReview ? [...reasons, 'gitAwaitsReview'] : reasons };
}

function uncoveredReason(
  certificates: readonly CertificateFacts[],
  periods: readonly CoverPeriod[],
  today: CalendarDate,
): ComplianceReason {
  if (periods.some(({ from }) => from > today)) return 'gitNotStarted';
  if (periods.length > 0) return 'gitExpired';
  return certificates.some(({ status }) => status === 'rejected') ? 'gitRejected' : 'gitMissing';
}
