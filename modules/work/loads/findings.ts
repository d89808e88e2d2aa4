import type { Cents } from '#platform/money.ts';

/** What stands against a load, and what should be known of it; codes of the failure texts. */
export const eligibilityCodes = [
  'supplierNotApproved',
  'coverGap',
  'coverTooLow',
  'territoryOutside',
  'territoryNotStated',
  'goodsExcluded',
  'vehicleUnavailable',
  'vehicleNotChecked',
  'driverNotChecked',
  'vehicleStillOut',
  'vehiclePaperEnds',
  'operatorCardNotDangerous',
  'crossBorderPermitMissing',
  'wrongEquipment',
  'driverUnavailable',
  'driverStillOut',
  'driverPaperEnds',
  'driverPermitMissing',
  'driverDangerousMissing',
  'licenceCodeTooLow',
  'paperEndsSoon',
  'paperDateUnknown',
  'vehicleNotListed',
  'coverEndsSoon',
  'equipmentUnknown',
  'placeNoDangerousGoods',
  'placeMassLimit',
  'placeHours',
  'placeClosed',
  'tripTooShort',
  'dutyTooLong',
  'restTooShort',
  'coverDatesUnknown',
  'loadValueNotStated',
  'bankNotVerified',
  'medicalEnded',
  'passportEnds',
  'massAbovePayload',
  'massAbovePermissible',
  'commodityOftenExcluded',
] as const;
export type EligibilityCode = (typeof eligibilityCodes)[number];
export const eligibilitySubjects = [
  'supplier',
  'vehicle',
  'trailer1',
  'trailer2',
  'driver',
  'coDriver',
  'load',
] as const;
export type EligibilitySubject = (typeof eligibilitySubjects)[number];

export interface Finding {
  readonly code: EligibilityCode;
  readonly level: 'E' | 'W';
  readonly subject: EligibilitySubject;
  readonly details: Readonly<Record<string, string>>;
  /** Where it is mended. */
  readonly path: string;
  /** What is not covered, where money is at stake. */
  readonly stake?: Cents;
}

/** A finding as holds, events and answers keep it. */
export type HeldFinding = Omit<Finding, 'stake'>;
