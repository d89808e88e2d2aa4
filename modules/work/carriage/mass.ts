/**
 * What a vehicle and its trailers may weigh together. The rules are those of the National Road Traffic Regulations, 2000
 * (South Africa): 236 and 237 (the least of the limits, at most 56 000 kg), 239 (gross combination mass, 240 kg for each
 * kilowatt, five times the driving axles), 240 (axle units) and 241 (bridges).
 */
export const axleUnitKinds = ['steering', 'single', 'tandem', 'tridem'] as const;
export type AxleUnitKind = (typeof axleUnitKinds)[number];

/** Kilograms, by axle unit and for everything together. */
export type AxleLimits = Readonly<Record<AxleUnitKind | 'combination', number>>;

/** Regulations 237 and 240; axles with twin tyres, as trucks have them. */
const southAfrica: AxleLimits = { steering: 7700, single: 9000, tandem: 18_000, tridem: 24_000, combination: 56_000 };
/** The harmonised axle load limits of COMESA (1993, revised 2009), twin tyres. */
const comesa: AxleLimits = { steering: 8000, single: 10_000, tandem: 18_000, tridem: 24_000, combination: 56_000 };

/** By the names that stops have. A country that is not here counts as South Africa, whose limits are the lowest known. */
const limitsByCountry: Readonly<Record<string, AxleLimits>> = {
  'South Africa': southAfrica,
  Burundi: comesa,
  'Democratic Republic of the Congo': comesa,
  Kenya: comesa,
  Malawi: comesa,
  Rwanda: comesa,
  Uganda: comesa,
  Zambia: comesa,
  Zimbabwe: comesa,
};

/** The limits of a trip: in each line the least of the countries that it touches. */
export function limitsOf(countries: readonly string[]): AxleLimits {
  const all = countries.map((country) => limitsByCountry[country] ?? southAfrica);
  const least = (kind: keyof AxleLimits) => Math.min(...(all.length > 0 ? all : [southAfrica]).map((one) => one[kind]));
  return {
    steering: least('steering'),
    single: least('single'),
    tandem: least('tandem'),
    tridem: least('tridem'),
    combination: least('combination'),
  };
}

const perKilowatt = 240;
const drivenShare = 5;

/** What a group of axles may weigh on a bridge: its length in metres from first to last axle, up to the next tenth (241). */
export function bridgeLimit(lengthM: number): number {
  // Without the rests of binary fractions, by which 14.3 m would become 14.4 m.
  const tenths = Math.ceil(Number((lengthM * 10).toFixed(3)));
  return tenths * 210 + 18_000;
}

export const massRules = ['axleUnits', 'gcm', 'power', 'driveAxles', 'bridge', 'combination'] as const;
export type MassRule = (typeof massRules)[number];

/** Null is what nobody knows; its rule is left out. */
export interface CombinationFacts {
  /** What the axle units may carry, added up. */
  readonly axleUnitsKg: number | null;
  readonly gcmKg: number | null;
  readonly powerKw: number | null;
  /** What the driving axles weigh. */
  readonly driveAxlesKg: number | null;
  /** From the first axle of the combination to the last. */
  readonly lengthM: number | null;
  readonly combinationKg: number;
}

export interface MassLimit {
  readonly rule: MassRule;
  readonly limitKg: number;
}

/** Every limit that is known, the least first: that one decides. */
export function combinationLimits(facts: CombinationFacts): readonly [MassLimit, ...MassLimit[]] {
  const times = (value: number | null, factor: number) => (value === null ? null : value * factor);
  const known: readonly (readonly [MassRule, number | null])[] = [
    ['axleUnits', facts.axleUnitsKg],
    ['gcm', facts.gcmKg],
    ['power', times(facts.powerKw, perKilowatt)],
    ['driveAxles', times(facts.driveAxlesKg, drivenShare)],
    ['bridge', facts.lengthM === null ? null : bridgeLimit(facts.lengthM)],
    ['combination', facts.combinationKg],
  ];
  return known
    .flatMap(([rule, limitKg]) => (limitKg === null ? [] : [{ rule, limitKg }]))
    .toSorted((one, other) => one.limitKg - other.limitKg) as [MassLimit, ...MassLimit[]];
}

/** An axle unit as the weighbridge weighed it, from the front. */
export interface AxleUnit {
  readonly kind: AxleUnitKind;
  readonly massKg: number;
  readonly isDriven: boolean;
  /** Metres from the first axle of the combination to the first and the last of this unit; null where not measured. */
  readonly fromM: number | null;
  readonly toM: number | null;
}

/** Something that is heavier than it may be. */
export type MassExcess =
  | { readonly what: 'axleUnit'; readonly place: number; readonly massKg: number; readonly limitKg: number }
  | {
      readonly what: 'group';
      readonly place: number;
      readonly last: number;
      readonly massKg: number;
      readonly limitKg: number;
    }
  | { readonly what: 'combination'; readonly rule: MassRule; readonly massKg: number; readonly limitKg: number };

export interface Weighed {
  readonly units: readonly AxleUnit[];
  /** What the slip says of the whole; the sum of the units where it says nothing. */
  readonly totalKg: number | null;
  readonly gcmKg: number | null;
  readonly powerKw: number | null;
  readonly limits: AxleLimits;
}

const sumOfUnits = (units: readonly AxleUnit[]) => units.reduce((sum, { massKg }) => sum + massKg, 0);

/** The whole test with a weighbridge's figures: each axle unit, each group of them on a bridge, and the combination. */
export function excessesOf({ units, totalKg, gcmKg, powerKw, limits }: Weighed): MassExcess[] {
  const excesses: MassExcess[] = units.flatMap(({ kind, massKg }, place) =>
    massKg > limits[kind] ? [{ what: 'axleUnit' as const, place, massKg, limitKg: limits[kind] }] : [],
  );
  excesses.push(...groupExcesses(units));
  const massKg = totalKg ?? sumOfUnits(units);
  if (massKg === 0) return excesses;
  const driven = units.filter(({ isDriven }) => isDriven);
  const [{ rule, limitKg }] = combinationLimits({
    axleUnitsKg: units.length > 0 ? units.reduce((sum, { kind }) => sum + limits[kind], 0) : null,
    gcmKg,
    powerKw,
    driveAxlesKg: driven.length > 0 ? sumOfUnits(driven) : null,
    lengthM: spanOf(units),
    combinationKg: limits.combination,
  });
  if (massKg > limitKg) excesses.push({ what: 'combination', rule, massKg, limitKg });
  return excesses;
}

/** Units are not divided; the group of all of them is the combination's own rule. */
function groupExcesses(units: readonly AxleUnit[]): MassExcess[] {
  const excesses: MassExcess[] = [];
  for (let place = 0; place < units.length; place++)
    for (let last = place + 1; last < units.length; last++) {
      const group = units.slice(place, last + 1);
      const lengthM = group.length === units.length ? null : spanOf(group);
      if (lengthM === null) continue;
      const [massKg, limitKg] = [sumOfUnits(group), bridgeLimit(lengthM)];
      if (massKg > limitKg) excesses.push({ what: 'group', place, last, massKg, limitKg });
    }
  return excesses;
}

function spanOf(units: readonly AxleUnit[]): number | null {
  const [from, to] = [units[0]?.fromM ?? null, units.at(-1)?.toM ?? null];
  return units.length < 2 || from === null || to === null || to <= from ? null : to - from;
}

interface Planned {
  /** Of the vehicle and its trailers; null where one is not known. */
  readonly taresKg: number | null;
  readonly loadKg: number;
  readonly gcmKg: number | null;
  readonly limits: AxleLimits;
}

/** The test before anything is weighed: tares and load within the combination. Undefined where it fits, or nobody can know. */
export function plannedExcess({
  taresKg,
  loadKg,
  gcmKg,
  limits,
}: Planned): (Omit<MassLimit, 'rule'> & { massKg: number }) | undefined {
  if (taresKg === null || loadKg === 0) return undefined;
  const massKg = taresKg + loadKg;
  const limitKg = Math.min(limits.combination, gcmKg ?? limits.combination);
  return massKg > limitKg ? { massKg, limitKg } : undefined;
}

/** The axle units that a vehicle or trailer with so many axles has, the usual ones: a driver only types what they weigh. */
export function usualUnits(axles: number | null, isTrailer: boolean): readonly Pick<AxleUnit, 'kind' | 'isDriven'>[] {
  if (axles === null || axles < 1) return [];
  const unit = (count: number, isDriven: boolean) => ({
    kind: ([undefined, 'single', 'tandem', 'tridem'] as const)[Math.min(3, count)]!,
    isDriven,
  });
  if (!isTrailer) return [{ kind: 'steering', isDriven: false }, ...(axles > 1 ? [unit(axles - 1, true)] : [])];
  const units = [];
  // Four axles are two pairs, five a three and a two.
  for (let left = axles; left > 0; left -= units.at(-1)!.count) {
    const count = left === 4 ? 2 : Math.min(3, left);
    units.push({ ...unit(count, false), count });
  }
  return units.map(({ kind, isDriven }) => ({ kind, isDriven }));
}
