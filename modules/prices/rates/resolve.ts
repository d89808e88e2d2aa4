import type { CalendarDate } from '#platform/dates.ts';
import type { Quantity } from '#platform/scaled.ts';
import { keyOfEnd, keysOfPlace, type LaneEnd, lanePoints, type Place } from './lanes.ts';
import type { RateSide } from './methods.ts';

/** A rate as far as it decides which one holds. */
export interface Matched {
  readonly id: string;
  readonly side: RateSide;
  readonly partyKind: 'general' | 'customer' | 'billTo' | 'supplier';
  readonly partyId: string | null;
  readonly origin: LaneEnd;
  readonly destination: LaneEnd;
  readonly bothWays: boolean;
  readonly orderTypeIds: readonly string[];
  readonly equipmentTypeIds: readonly string[];
  readonly commodityTypeIds: readonly string[];
  /** Tonnes; the end is not in it. */
  readonly massFrom: Quantity | null;
  readonly massTo: Quantity | null;
  readonly priority: number;
  readonly validFrom: CalendarDate;
  readonly validTo: CalendarDate | null;
  /** Taken to hold on every day, as a simulation asks what it would have done. */
  readonly isSupposed?: boolean;
}

/** What a load says about itself, as far as it decides which rate holds. */
export interface Asked {
  readonly side: RateSide;
  /** The day that rates are compared with. */
  readonly day: CalendarDate;
  readonly customerId: string;
  readonly billToPartyId: string | null;
  readonly supplierId: string | null;
  readonly origin: Place;
  readonly destination: Place;
  readonly orderTypeId: string;
  readonly equipmentTypeId: string;
  readonly commodityTypeId: string;
  readonly tons: Quantity | null;
}

/** What rates are compared by, in this order; the higher one wins. */
export const resolutionColumns = ['party', 'lane', 'conditions', 'priority', 'validFrom'] as const;
export type ResolutionColumn = (typeof resolutionColumns)[number];

/** How specific a rate is for a load. */
export type Points = Readonly<Record<ResolutionColumn, number>>;

export interface Candidate<Rate extends Matched = Matched> {
  readonly rate: Rate;
  readonly points: Points;
}

/** What was found: one rate, several that nothing tells apart, or none. Candidates come in their order. */
export type Resolution<Rate extends Matched = Matched> =
  | {
      readonly outcome: 'found';
      readonly winner: Candidate<Rate>;
      readonly candidates: readonly Candidate<Rate>[];
      /** What told the winner from the next one; undefined where it was the only one. */
      readonly decidedBy: ResolutionColumn | undefined;
    }
  | {
      readonly outcome: 'ambiguous';
      readonly tied: readonly Candidate<Rate>[];
      readonly candidates: readonly Candidate<Rate>[];
    }
  | { readonly outcome: 'missing'; readonly candidates: readonly [] };

/** The ids of parties whose rates a load may have; null stands for the rates of everybody. */
export function partiesOf({ side, customerId, billToPartyId, supplierId }: Asked): readonly (string | null)[] {
  const own = side === 'sell' ? [customerId, billToPartyId] : [supplierId];
  return [null, ...own.filter((id) => id !== null)];
}

const partyPoints = { billTo: 3, customer: 2, supplier: 2, general: 1 } as const;

/** The points of a rate for a load; undefined where the rate does not fit it. */
export function pointsFor(rate: Matched, asked: Asked, ends: AskedEnds = endsOf(asked)): Points | undefined {
  if (rate.side !== asked.side || !partiesOf(asked).includes(rate.partyId)) return undefined;
  const holds = rate.validFrom <= asked.day && (rate.validTo === null || rate.validTo >= asked.day);
  if (!holds && !rate.isSupposed) return undefined;
  if (!fitsLane(rate, ends)) return undefined;
  const conditions = conditionPoints(rate, asked);
  if (conditions === undefined) return undefined;
  return {
    party: partyPoints[rate.partyKind],
    lane: lanePoints(rate.origin, rate.destination),
    conditions,
    priority: rate.priority,
    validFrom: Date.parse(rate.validFrom),
  };
}

/** The keys of the places between which a load moves: found once for all rates that it is compared with. */
interface AskedEnds {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

function endsOf({ origin, destination }: Asked): AskedEnds {
  return { from: keysOfPlace(origin), to: keysOfPlace(destination) };
}

function fitsLane({ origin, destination, bothWays }: Matched, { from, to }: AskedEnds): boolean {
  const [begins, ends] = [keyOfEnd(origin), keyOfEnd(destination)];
  return (from.includes(begins) && to.includes(ends)) || (bothWays && from.includes(ends) && to.includes(begins));
}

/** Commodity 8, equipment 4, order type 2, band of mass 1; undefined where one of them is another. */
function conditionPoints(rate: Matched, asked: Asked): number | undefined {
  const chosen: readonly (readonly [readonly string[], string, number])[] = [
    [rate.commodityTypeIds, asked.commodityTypeId, 8],
    [rate.equipmentTypeIds, asked.equipmentTypeId, 4],
    [rate.orderTypeIds, asked.orderTypeId, 2],
  ];
  let points = 0;
  for (const [ids, id, worth] of chosen) {
    if (ids.length === 0) continue;
    if (!ids.includes(id)) return undefined;
    points += worth;
  }
  if (rate.massFrom === null && rate.massTo === null) return points;
  if (asked.tons === null) return undefined;
  if (rate.massFrom !== null && asked.tons < rate.massFrom) return undefined;
  return rate.massTo !== null && asked.tons >= rate.massTo ? undefined : points + 1;
}

function compare(a: Points, b: Points): number {
  for (const column of resolutionColumns) if (a[column] !== b[column]) return b[column] - a[column];
  return 0;
}

/**
 * The rate that holds for a load. The most specific wins: party, lane, conditions, priority, first day, in this order. Rates
 * that are equal in all of them are never guessed between.
 */
export function resolve<Rate extends Matched>(rates: readonly Rate[], asked: Asked): Resolution<Rate> {
  const ends = endsOf(asked);
  const candidates = rates
    .flatMap((rate) => {
      const points = pointsFor(rate, asked, ends);
      return points ? [{ rate, points }] : [];
    })
    .toSorted((a, b) => compare(a.points, b.points) || a.rate.id.localeCompare(b.rate.id));
  const [winner, next] = candidates;
  if (winner === undefined) return { outcome: 'missing', candidates: [] };
  const tied = candidates.filter(({ points }) => compare(points, winner.points) === 0);
  if (tied.length > 1) return { outcome: 'ambiguous', tied, candidates };
  const decidedBy = next && resolutionColumns.find((column) => winner.points[column] !== next.points[column]);
  return { outcome: 'found', winner, candidates, decidedBy };
}
