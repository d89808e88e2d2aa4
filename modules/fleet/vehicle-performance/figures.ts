import { cents, wireOf } from '#platform/money.ts';

/** What is added up of a vehicle, or of a fleet. */
export interface PerformanceSums {
  /** Kilometres that lines of the log book have. */
  readonly loggedKm: number;
  readonly loadedKm: number;
  readonly emptyKm: number;
  readonly privateKm: number;
  /** Kilometres between the readings of the odometer; never below those that were logged. */
  readonly km: number;
  readonly litres: number;
  /** Of the spans between full fills with readings. */
  readonly spanKm: number;
  readonly spanLitres: number;
  readonly trips: number;
  readonly tons: number;
  /** Cents. */
  readonly fuelCost: number;
  readonly tollCost: number;
  readonly workshopCost: number;
  readonly driverCost: number;
  readonly revenue: number;
  readonly timedStops: number;
  readonly onTimeStops: number;
  readonly daysUsed: number;
  readonly daysAvailable: number;
  readonly co2eKg: number;
  /** As trackers noticed them. */
  readonly speedings: number;
  readonly harshDrivings: number;
  readonly fuelDrops: number;
}

const fields = [
  'loggedKm',
  'loadedKm',
  'emptyKm',
  'privateKm',
  'km',
  'litres',
  'spanKm',
  'spanLitres',
  'trips',
  'tons',
  'fuelCost',
  'tollCost',
  'workshopCost',
  'driverCost',
  'revenue',
  'timedStops',
  'onTimeStops',
  'daysUsed',
  'daysAvailable',
  'co2eKg',
  'speedings',
  'harshDrivings',
  'fuelDrops',
] as const satisfies readonly (keyof PerformanceSums)[];

/** Adds up sums: ratios of a fleet follow from them, and are never means of ratios. */
export function addedUp(all: readonly PerformanceSums[]): PerformanceSums {
  const sum = (field: (typeof fields)[number]) => all.reduce((total, each) => total + each[field], 0);
  return Object.fromEntries(fields.map((field) => [field, sum(field)])) as unknown as PerformanceSums;
}

export interface PerformanceRatios {
  readonly emptyPercent: number | null;
  readonly litresPer100Km: number | null;
  readonly kmPerLitre: number | null;
  /** Rand. */
  readonly costPerKm: number | null;
  readonly fuelPerKm: number | null;
  readonly revenuePerKm: number | null;
  readonly marginPerKm: number | null;
  readonly onTimePercent: number | null;
  readonly usedPercent: number | null;
  /** Times of speeding and of harsh driving in a hundred kilometres; nothing where no tracker noticed any. */
  readonly drivingPer100Km: number | null;
  /** How much of the kilometres a line explains, in percent. */
  readonly kmComplete: number | null;
  /** How much of the litres lie in a span between full fills with readings. */
  readonly litresComplete: number | null;
}

const perCent = 100;
const rand = (amount: number) => wireOf(cents(amount));

const ratio = (part: number, whole: number, decimals: number): number | null =>
  whole > 0 ? Math.round((part / whole) * 10 ** decimals) / 10 ** decimals : null;

/** The ratios of sums; nothing where there is nothing to divide by, since no data is not nought. */
export function ratiosOf(sums: PerformanceSums): PerformanceRatios {
  const cost = costOf(sums);
  const driving = sums.speedings + sums.harshDrivings;
  const { km, loggedKm, spanKm, spanLitres } = sums;
  return {
    emptyPercent: ratio(sums.emptyKm * perCent, loggedKm, 1),
    litresPer100Km: ratio(spanLitres * perCent, spanKm, 1),
    kmPerLitre: ratio(spanKm, spanLitres, 2),
    costPerKm: ratio(rand(cost), km, 2),
    fuelPerKm: ratio(rand(sums.fuelCost), km, 2),
    revenuePerKm: ratio(rand(sums.revenue), km, 2),
    marginPerKm: ratio(rand(sums.revenue - cost), km, 2),
    onTimePercent: ratio(sums.onTimeStops * perCent, sums.timedStops, 0),
    usedPercent: ratio(sums.daysUsed * perCent, sums.daysAvailable, 0),
    drivingPer100Km: driving === 0 ? null : ratio(driving * perCent, km, 1),
    kmComplete: ratio(Math.min(loggedKm, km) * perCent, km, 0),
    litresComplete: ratio(Math.min(spanLitres, sums.litres) * perCent, sums.litres, 0),
  };
}

/** Cents. */
export function costOf({ fuelCost, tollCost, workshopCost, driverCost }: PerformanceSums): number {
  return fuelCost + tollCost + workshopCost + driverCost;
}
