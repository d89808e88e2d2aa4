import { amountFor, divideRounded, minus } from '#platform/calculations.ts';
import { addDays, type CalendarDate, daysBetween, isWeekend } from '#platform/dates.ts';
import { type Cents, noCents } from '#platform/money.ts';
import { type Percent, type Quantity, readQuantity, type UnitPrice } from '#platform/scaled.ts';
import { standingMinutes, type StandingTimes } from '#modules/work/road/standing.ts';
import { type PayComponent, payComponents, tripPay } from '#modules/prices/driver-rates/pay.ts';

/** What a load says of the work of its drivers. */
export interface TripFacts {
  /** The loading day: rates of this day hold. */
  readonly day: CalendarDate;
  readonly firstDay: CalendarDate;
  readonly lastDay: CalendarDate;
  /** Kilometres as a decimal; null where nobody said. */
  readonly distanceKm: string | null;
  /** From the first arrival to the last departure; null where one of them is not known. */
  readonly minutes: number | null;
  /** Pickups and deliveries that were driven to. */
  readonly stops: number;
  readonly borders: number;
  readonly isDangerous: boolean;
  /** Times of each stop at which it stood, where arrival and departure are known. */
  readonly standing: readonly StandingTimes[];
  readonly routeType: RouteType;
  /** Everything that a rate may call its vehicle class, in small letters. */
  readonly classes: readonly string[];
  readonly driverId: string;
  readonly coDriverId: string | null;
}
type RouteType = 'local' | 'lineHaul' | 'crossBorder';

/** A trip is local up to as many kilometres as its company says, and where it ends on the day on which it began. */
export function routeTypeOf(
  { borders, distanceKm, firstDay, lastDay }: Pick<TripFacts, 'borders' | 'distanceKm' | 'firstDay' | 'lastDay'>,
  localKm: number,
): RouteType {
  if (borders > 0) return 'crossBorder';
  return firstDay === lastDay && distanceKm !== null && Number(distanceKm) <= localKm ? 'local' : 'lineHaul';
}

/** A driver rate, as far as it decides and pays. */
export interface RateOfDriver {
  readonly id: string;
  readonly code: string;
  readonly categoryId: string | null;
  readonly driverId: string | null;
  readonly component: PayComponent;
  readonly rate: UnitPrice;
  readonly freeMinutes: number;
  /** In small letters; empty for all. */
  readonly vehicleClass: string;
  readonly routeType: RouteType | 'any';
  readonly validFrom: CalendarDate;
  readonly validTo: CalendarDate | null;
}

export interface Terms {
  readonly category: {
    readonly id: string;
    readonly minimumPerTrip: Cents;
    readonly coDriverShare: Percent;
  } | null;
}

/** Why a trip cannot be paid, or what somebody should look at. */
export const findingCodes = [
  'noRate',
  'rateMissing',
  'distanceMissing',
  'timesMissing',
  'coDriverShareMissing',
  'proofMissing',
  'rateEnded',
] as const;
export type FindingCode = (typeof findingCodes)[number];
export interface Finding {
  readonly code: FindingCode;
  /** Empty where it concerns the whole trip. */
  readonly component: PayComponent | '';
}
/** Only this one says what was, and keeps nothing from being paid. */
export const onlyWarns: FindingCode = 'rateEnded';

export interface PricedLine {
  readonly driverId: string;
  readonly component: LineComponent;
  readonly units: Quantity;
  readonly rate: UnitPrice;
  readonly rateCode: string;
  readonly amount: Cents;
  readonly isTyped: boolean;
}
/** Besides what is counted: what fills up to the least of a trip, and the co-driver's share. */
export const lineComponents = [...payComponents, 'minimum', 'coDriver'] as const;
export type LineComponent = (typeof lineComponents)[number];

export interface PricedTrip {
  readonly lines: readonly PricedLine[];
  readonly total: Cents;
  readonly findings: readonly Finding[];
  readonly isComplete: boolean;
}

const whole = (count: number) => readQuantity(String(count))!;
const hours = (minutes: number) => divideRounded(BigInt(minutes) * 1000n, 60n) as Quantity;
const holdsOn = ({ validFrom, validTo }: RateOfDriver, day: CalendarDate) =>
  validFrom <= day && (validTo === null || day <= validTo);

/**
 * What a trip is worth: of each component the most exact rate that holds on its day, its units as they were counted or
 * typed, the least of the category, and the co-driver's share. Nothing is zero without being said.
 */
export function priceTrip(
  facts: TripFacts,
  terms: Terms,
  rates: readonly RateOfDriver[],
  typed: ReadonlyMap<PayComponent, Quantity>,
): PricedTrip {
  const findings: Finding[] = [];
  const { category } = terms;
  const own = rates.filter((rate) => concerns(rate, facts, category?.id ?? null));
  const counted = payComponents.flatMap((component) => {
    const rate = chosen(own, component, facts.day);
    const units = typed.get(component) ?? unitsOf(component, facts, rate, findings);
    if (units === undefined || units === 0n) return [];
    if (rate) return [{ component, units, rate: rate.rate, rateCode: rate.code, isTyped: typed.has(component) }];
    if (typed.has(component)) findings.push({ code: 'rateMissing', component });
    else if (own.some((each) => each.component === component)) findings.push({ code: 'rateEnded', component });
    return [];
  });
  if (counted.length === 0 && findings.every(({ code }) => code === onlyWarns))
    findings.push({ code: 'noRate', component: '' });
  if (facts.coDriverId !== null && !category?.coDriverShare)
    findings.push({ code: 'coDriverShareMissing', component: '' });
  const pay = tripPay(counted, {
    minimum: counted.length > 0 && category ? category.minimumPerTrip : noCents,
    coDriverShare: facts.coDriverId === null ? undefined : category?.coDriverShare,
  });
  return {
    lines: linesOf(facts, counted, pay),
    total: pay.total,
    findings,
    isComplete: findings.every(({ code }) => code === onlyWarns),
  };
}

function linesOf(
  { driverId, coDriverId }: TripFacts,
  counted: readonly Pick<PricedLine, 'component' | 'units' | 'rate' | 'rateCode' | 'isTyped'>[],
  { lines, total, coDriver }: ReturnType<typeof tripPay>,
): PricedLine[] {
  const one = { units: whole(1), rate: 0n as UnitPrice, rateCode: '', isTyped: false };
  const sum = lines.reduce((all, { amount }) => all + amount, 0n) as Cents;
  const made: PricedLine[] = counted.map((line) => ({
    ...line,
    driverId,
    amount: amountFor(line.units, line.rate),
  }));
  if (total > sum) made.push({ ...one, driverId, component: 'minimum', amount: minus(total, sum) });
  if (coDriverId === null || coDriver === 0n) return made;
  made.push({ ...one, driverId, component: 'coDriver', amount: minus(noCents, coDriver) });
  made.push({ ...one, driverId: coDriverId, component: 'coDriver', amount: coDriver });
  return made;
}

function concerns(rate: RateOfDriver, { driverId, classes, routeType }: TripFacts, categoryId: string | null): boolean {
  const isOwn =
    rate.driverId === null ? rate.categoryId === null || rate.categoryId === categoryId : rate.driverId === driverId;
  return (
    isOwn &&
    (rate.vehicleClass === '' || classes.includes(rate.vehicleClass)) &&
    (rate.routeType === 'any' || rate.routeType === routeType)
  );
}

/** The driver's own rate before the category's, that before everybody's; then the class, then the route. */
function chosen(rates: readonly RateOfDriver[], component: PayComponent, day: CalendarDate): RateOfDriver | undefined {
  const rank = (rate: RateOfDriver) =>
    (rate.driverId ? 8 : rate.categoryId ? 4 : 0) +
    (rate.vehicleClass === '' ? 0 : 2) +
    (rate.routeType === 'any' ? 0 : 1);
  return rates
    .filter((rate) => rate.component === component && holdsOn(rate, day))
    .toSorted((one, other) => rank(other) - rank(one))[0];
}

/** Minutes at all stops beyond those that are free at each; drivers are paid by the minute. */
function stoodFor(stops: readonly StandingTimes[], freeMinutes: number): number {
  return stops.reduce((sum, times) => sum + standingMinutes(times, { freeMinutes, stepMinutes: 1 }), 0);
}

/** The units that follow from the load; undefined where somebody has to type them, or where they are not known. */
function unitsOf(
  component: PayComponent,
  facts: TripFacts,
  rate: RateOfDriver | undefined,
  findings: Finding[],
): Quantity | undefined {
  const days = daysBetween(facts.firstDay, facts.lastDay) + 1;
  switch (component) {
    case 'trip':
      return whole(1);
    case 'kmLoaded':
      if (facts.distanceKm !== null) return readQuantity(facts.distanceKm);
      if (rate) findings.push({ code: 'distanceMissing', component });
      return undefined;
    case 'hour':
      if (facts.minutes !== null) return hours(facts.minutes);
      if (rate) findings.push({ code: 'timesMissing', component });
      return undefined;
    case 'stop':
      return whole(facts.stops);
    case 'day':
      return whole(days);
    case 'nightOut':
      return whole(days - 1);
    case 'crossBorder':
      return whole(facts.borders);
    case 'dangerousGoods':
      return whole(facts.isDangerous ? 1 : 0);
    case 'weekend':
      return whole(weekendDays(facts.firstDay, days));
    case 'waiting':
      return hours(stoodFor(facts.standing, rate?.freeMinutes ?? 0));
    case 'kmEmpty':
    case 'overtime':
    case 'tarp':
    case 'bonus':
    case 'breakdown':
      return undefined;
  }
}

/** Public holidays are typed, since the product keeps no list of them. */
function weekendDays(first: CalendarDate, days: number): number {
  return Array.from({ length: days }, (_, place) => addDays(first, place)).filter(isWeekend).length;
}
