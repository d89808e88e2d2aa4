/** Units in which odometers and trackers count. */
export const odometerUnits = ['km', 'm', 'mi'] as const;
export type OdometerUnit = (typeof odometerUnits)[number];

const kmEach: Readonly<Record<OdometerUnit, number>> = { km: 1, m: 0.001, mi: 1.609344 };

/** Converts what a source counts into kilometres. */
export function kilometresOf(value: number, unit: OdometerUnit): number {
  return value * kmEach[unit];
}
