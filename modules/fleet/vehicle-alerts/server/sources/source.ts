import type { Context } from '#platform/server/implement.ts';
import type { AlertKind, Severity } from '#modules/fleet/vehicle-alerts/kinds.ts';
import type { AlertFacts } from '../tables.ts';

/** Something that is true now of one subject. */
export interface Condition {
  /** What it is about: an id, or an id and more. One kind has one open alert for it. */
  readonly subject: string;
  /** What people call the subject. */
  readonly name: string;
  readonly severity: Severity;
  /** Since when it is so. */
  readonly since: Date;
  /** What its sentence is made of. */
  readonly facts?: AlertFacts;
  /** Whose people it concerns; nobody's: all of the partition. */
  readonly companyId?: string | null;
  readonly vehicleId?: string | null;
  readonly driverId?: string | null;
  readonly loadId?: string | null;
  readonly supplierId?: string | null;
}

/** A kind of alert, and when it is true. What is not answered any more has gone away. */
export interface AlertSource {
  readonly kind: AlertKind;
  /** Does not matter to the minute: it is asked each quarter of an hour. */
  readonly isSlow?: true;
  /** All that is true now in the partition of the context, by its clock. */
  now(context: Context): Promise<readonly Condition[]>;
}
