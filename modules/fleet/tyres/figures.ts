/** A tyre on a vehicle; kilometres of the vehicle. */
export interface UseFacts {
  readonly id: string;
  readonly onKm: number;
  /** Null while it is mounted. */
  readonly offKm: number | null;
  readonly offDate: string | null;
  /** What the vehicle has run by its last reading; null where nobody knows. */
  readonly vehicleKm: number | null;
}

export interface TreadFacts {
  readonly mm: number;
  readonly date: string;
  /** The use in which it was measured, and what the vehicle had run then. */
  readonly useId: string | null;
  readonly km: number | null;
}

export interface TyreFacts {
  readonly boughtTreadMm: number;
  /** Millimetres to which it may be worn. */
  readonly leastMm: number;
  /** Cents. */
  readonly cost: number;
  /** In the order of time, both. */
  readonly uses: readonly UseFacts[];
  readonly treads: readonly TreadFacts[];
}

export interface TyreFigures {
  /** Kilometres while it was mounted. */
  readonly runKm: number;
  readonly treadMm: number;
  /** Millimetres in 10,000 km; null before anything was worn. */
  readonly wear: number | null;
  /** Kilometres until it is worn, as it wears. */
  readonly leftKm: number | null;
  /** Rand, to four decimals; null before it ran. */
  readonly costPerKm: number | null;
  readonly isWorn: boolean;
}

const round = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places;

/** What a tyre has run, how fast it wears and what a kilometre costs: it runs while it is mounted, and at no other time. */
export function figuresOf({ boughtTreadMm, leastMm, cost, uses, treads }: TyreFacts): TyreFigures {
  const runKm = round(
    uses.reduce((sum, use) => sum + lengthOf(use, treads), 0),
    1,
  );
  const last = treads.at(-1);
  const treadMm = last?.mm ?? boughtTreadMm;
  const worn = boughtTreadMm - treadMm;
  const runThen = last ? runAt(last, uses) : 0;
  const wear = worn > 0 && runThen > 0 ? (worn / runThen) * 10_000 : null;
  return {
    runKm,
    treadMm,
    wear: wear === null ? null : round(wear, 2),
    leftKm: wear === null ? null : Math.max(0, Math.round(((treadMm - leastMm) / wear) * 10_000 - (runKm - runThen))),
    costPerKm: runKm > 0 ? round(cost / 100 / runKm, 4) : null,
    isWorn: treadMm <= leastMm,
  };
}

/** Where nobody reads the odometer, as on a trailer, it ran at least to where its tread was measured last. */
function lengthOf(use: UseFacts, treads: readonly TreadFacts[]): number {
  if (use.offKm !== null) return use.offKm - use.onKm;
  const measured = treads.map((tread) => (tread.useId === use.id ? (tread.km ?? 0) : 0));
  return Math.max(0, (use.vehicleKm ?? 0) - use.onKm, ...measured.map((km) => km - use.onKm));
}

/** What it had run when its tread was measured. */
function runAt({ useId, km, date }: TreadFacts, uses: readonly UseFacts[]): number {
  const place = uses.findIndex(({ id }) => id === useId);
  const before =
    place === -1 ? uses.filter(({ offDate }) => offDate !== null && offDate <= date) : uses.slice(0, place);
  const ended = before.reduce((sum, use) => sum + (use.offKm ?? use.onKm) - use.onKm, 0);
  return place === -1 ? ended : ended + (km ?? 0) - uses[place]!.onKm;
}
