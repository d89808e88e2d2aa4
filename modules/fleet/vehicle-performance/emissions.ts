import type { CalendarDate } from '#platform/dates.ts';

export const emissionMethods = ['pumpWellToWheel', 'mineralTankToWheel'] as const;
export type EmissionMethod = (typeof emissionMethods)[number];

/** Kilograms of carbon dioxide equivalent that a litre of diesel counts as, from a day on. */
export interface EmissionFactor {
  readonly method: EmissionMethod;
  readonly edition: string;
  readonly scope: 'wellToWheel' | 'tankToWheel';
  readonly kgPerLitre: number;
  readonly validFrom: CalendarDate;
}

/**
 * The government of the United Kingdom, DESNZ/DEFRA 2025: diesel of the pump (B7) 2.57082 kg burnt and 0.62665 kg upstream; mineral
 * diesel 2.66155 kg burnt. A new edition is another line with its own first day: what was burnt before keeps its factor.
 */
export const emissionFactors: readonly EmissionFactor[] = [
  {
    method: 'pumpWellToWheel',
    edition: 'DEFRA 2025',
    scope: 'wellToWheel',
    kgPerLitre: 3.19747,
    validFrom: '2000-01-01',
  },
  {
    method: 'mineralTankToWheel',
    edition: 'DEFRA 2025',
    scope: 'tankToWheel',
    kgPerLitre: 2.66155,
    validFrom: '2000-01-01',
  },
];

/** The factor of a method on a day; undefined before its first. */
export function factorOn(
  method: EmissionMethod,
  day: CalendarDate,
  factors: readonly EmissionFactor[] = emissionFactors,
): EmissionFactor | undefined {
  return factors
    .filter((factor) => factor.method === method && factor.validFrom <= day)
    .toSorted((one, other) => one.validFrom.localeCompare(other.validFrom))
    .at(-1);
}

/** The days from which the factors of a method hold, the first one first. */
export function factorStarts(method: EmissionMethod): readonly CalendarDate[] {
  return emissionFactors
    .filter((factor) => factor.method === method)
    .map(({ validFrom }) => validFrom)
    .toSorted();
}

/** Kilograms for litres of their days, each by the factor of its day. */
export function emissionsOf(
  method: EmissionMethod,
  litres: readonly { readonly day: CalendarDate; readonly litres: number }[],
  factors: readonly EmissionFactor[] = emissionFactors,
): number {
  return litres.reduce((sum, each) => sum + each.litres * (factorOn(method, each.day, factors)?.kgPerLitre ?? 0), 0);
}
