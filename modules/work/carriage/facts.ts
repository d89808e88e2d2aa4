import type { CalendarDate } from '#platform/dates.ts';
import type { CoverPeriod } from '#platform/insurance.ts';
import type { Cents } from '#platform/money.ts';
import type { HoursException, OperatingHours } from '#modules/parties/locations/hours.ts';

export interface LoadFacts {
  readonly id: string;
  /** The company's days from the first planned arrival to the last departure, and one to come back. */
  readonly days: { readonly from: CalendarDate; readonly to: CalendarDate };
  /** The first planned moment of a load that has not left; of one that is on its way nothing stands in its way any more. */
  readonly startsAt: Date | null;
  readonly isAbroad: boolean;
  readonly loadValue: Cents;
  readonly customerValue: Cents;
  readonly commodityCover: Cents;
  readonly isCommodityExcluded: boolean;
  readonly commodityName: string;
  /** By what was typed, or by a commodity that it carries. */
  readonly isDangerous: boolean;
  readonly equipmentTypeId: string;
  readonly licenceCode: string;
  readonly massKg: number;
  /** Everything that is carried: of the load, and of its lines of goods. */
  readonly commodities: readonly { readonly id: string; readonly name: string }[];
  /** Countries of its stops: their limits of mass apply, and the policy must cover them. */
  readonly countries: readonly string[];
  readonly stops: readonly StopFacts[];
  /** From the first planned moment to the last one; null where no stop has a time. */
  readonly plan: Span | null;
  /** As it was typed; null: as far as the places are apart in a straight line. */
  readonly distanceKm: number | null;
}
export interface Span {
  readonly from: Date;
  readonly until: Date;
}
/** A stop as far as its place may refuse the load. */
export interface StopFacts {
  readonly isAppointment: boolean;
  readonly windowStart: Date | null;
  readonly windowEnd: Date | null;
  readonly timeZone: string;
  /** Null where the stop is an address alone. */
  readonly place: PlaceFacts | null;
}
export interface PlaceFacts {
  readonly id: string;
  readonly name: string;
  readonly allowsDangerousGoods: boolean;
  /** The vehicle with its trailers and the load; null where nobody has said. */
  readonly maxMassKg: number | null;
  readonly week: OperatingHours;
  readonly exceptions: readonly HoursException[];
  readonly serviceMinutes: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}
export interface SupplierFacts {
  readonly id: string;
  readonly isApproved: boolean;
  readonly isBankVerified: boolean;
  readonly certificates: readonly CertificateFacts[];
}
export interface CertificateFacts extends CoverPeriod {
  readonly cover: Cents;
  readonly isUndated: boolean;
  /** Countries in which the policy holds; none: nobody has said. */
  readonly territory: readonly string[];
  /** Commodity types that it does not insure. */
  readonly excluded: readonly string[];
  /** Registrations of the vehicles on which it insures goods; none: on every vehicle. */
  readonly vehicles: readonly string[];
}
/** A load that has left with a vehicle or a driver, and has not come to its end though that was planned by now. */
export interface StillOut {
  readonly loadId: string;
  readonly loadNumber: string;
  /** By the plan, or by the newest estimate where that is later; as people of its company write it. */
  readonly due: string;
  /** Not before the estimate, nor before now. */
  readonly freeAt: Date;
}
export interface VehicleFacts {
  readonly id: string;
  readonly out: StillOut | null;
  /** Its registration. */
  readonly code: string;
  readonly kind: string;
  readonly availability: string;
  /** The load that may have it before it is checked. */
  readonly namedFor: string | null;
  readonly equipmentTypeId: string | null;
  readonly payloadKg: number | null;
  readonly tareKg: number | null;
  readonly gcmKg: number | null;
  readonly licenceExpiry: CalendarDate | null;
  readonly roadworthyExpiry: CalendarDate | null;
  readonly operatorCardExpiry: CalendarDate | null;
  readonly operatorCardCategory: string;
  readonly crossBorderPermitExpiry: CalendarDate | null;
}
export interface DriverFacts {
  readonly id: string;
  /** The load that may have the driver before the papers are checked. */
  readonly namedFor: string | null;
  readonly out: StillOut | null;
  readonly availability: string;
  readonly licenceCode: string;
  readonly licenceExpiry: CalendarDate | null;
  readonly hasGoodsPermit: boolean;
  readonly hasDangerousPermit: boolean;
  readonly permitExpiry: CalendarDate | null;
  readonly medicalExpiry: CalendarDate | null;
  readonly dangerousTrainingExpiry: CalendarDate | null;
  readonly passportExpiry: CalendarDate | null;
  /** Other loads that the driver is planned on in the days around. */
  readonly duties: readonly Duty[];
}
/** The time that a driver is planned on a load. */
export interface Duty extends Span {
  readonly loadId: string;
  readonly loadNumber: string;
}
