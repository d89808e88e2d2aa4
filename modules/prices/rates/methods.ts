/** What a rate is paid for. */
export const rateMethods = [
  'perLoad',
  'perKm',
  'perTon',
  'perM3',
  'perPallet',
  'perStop',
  'perHour',
  'perDay',
  'perContainer',
  'percentOfSell',
] as const;
export type RateMethod = (typeof rateMethods)[number];

/** Units of these are counted: a band from 11 begins with the eleventh. Those of others are measured: it begins at 11. */
const counted: ReadonlySet<RateMethod> = new Set(['perPallet', 'perStop', 'perDay', 'perContainer']);

export function isCounted(method: RateMethod): boolean {
  return counted.has(method);
}

export const bandModes = ['slab', 'stepped'] as const;
export type BandMode = (typeof bandModes)[number];

/** Up to which part of a unit begun units are counted. */
export const unitRoundings = ['none', 'whole', 'half', 'tenth'] as const;
export type UnitRounding = (typeof unitRoundings)[number];

export const rateSides = ['sell', 'buy'] as const;
export type RateSide = (typeof rateSides)[number];

/** How a charge of a load names its unit. */
export const unitNames: Readonly<Record<RateMethod, string>> = {
  perLoad: 'load',
  perKm: 'km',
  perTon: 't',
  perM3: 'm³',
  perPallet: 'pallet',
  perStop: 'stop',
  perHour: 'h',
  perDay: 'day',
  perContainer: 'container',
  percentOfSell: '%',
};
