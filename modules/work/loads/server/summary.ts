import { is } from '#platform/machine.ts';
import { customerBilling } from '../side-statuses.ts';
import { stopProgress } from '../status.ts';
import { dueAt, graceMinutes, isPassed, minutesLate, plannedTrip } from '../trip.ts';
import type { StoredLoad, StoredStop } from './queries.ts';

type Stop = Pick<
  StoredStop,
  | 'type'
  | 'schedule_type'
  | 'window_start'
  | 'window_end'
  | 'planned_arrival'
  | 'status'
  | 'eta'
  | 'arrived_at'
  | 'departed_at'
  | 'minutes_late'
  | 'stop_country'
  | 'address'
  | 'location_name'
  | 'city'
>;

const placeOf = ({ city, location_name, address }: Stop) => city || location_name || address;

/** Whether something was not in order: at a stop, or by what the proofs of delivery say. */
export function hasException(stops: readonly Pick<Stop, 'status'>[], ofProofs: boolean): boolean {
  return ofProofs || stops.some(({ status }) => is(stopProgress, status, 'missed'));
}

/** When the last delivery ended: its vehicle left, or came as long as it has not left. Null before any of them has times. */
function deliveryEnd(stops: readonly Stop[]): Date | null {
  const ends = stops.flatMap(({ type, departed_at, arrived_at }) =>
    type === 'delivery' ? (departed_at ?? arrived_at ?? []) : [],
  );
  return ends.length === 0 ? null : new Date(Math.max(...ends.map(Number)));
}

/** A load as far as its summary depends on it, besides its stops. */
export type SummarisedLoad = Pick<
  StoredLoad,
  'created_at' | 'has_proof_exception' | 'delivered_at' | 'customer_billing'
>;

/** What the list shows of the stops of a load, so that it need not read them. */
export function summaryOf(stops: readonly Stop[], load: SummarisedLoad) {
  const trip = plannedTrip(stops);
  const ended = deliveryEnd(stops);
  // Corrected times move the day of the delivery too, until an invoice has told it.
  const isMoved = load.delivered_at !== null && is(customerBilling, load.customer_billing, 'free');
  const next = stops.find(({ status, arrived_at }) => !isPassed(status) && arrived_at === null);
  const due = next ? dueAt(next) : null;
  const reached = stops.findLast(({ arrived_at }) => arrived_at !== null);
  const expectedLate = next?.eta && due ? minutesLate(next, next.eta) : 0;
  const late = Math.max(expectedLate, reached?.minutes_late ?? 0);
  return {
    origin: stops[0] ? placeOf(stops[0]) : '',
    destination: stops.length > 1 ? placeOf(stops.at(-1)!) : '',
    countries: [...new Set(stops.map(({ stop_country }) => stop_country).filter((country) => country !== ''))],
    stop_count: stops.length,
    load_at: trip?.from ?? load.created_at,
    trip_until: trip?.until ?? null,
    delivery_ended_at: ended,
    delivered_at: isMoved ? (ended ?? load.delivered_at) : load.delivered_at,
    next_stop: next ? placeOf(next) : '',
    next_due_at: due,
    eta: next?.eta ?? null,
    is_late: late > graceMinutes,
    late_minutes: late > graceMinutes ? late : 0,
    has_exception: hasException(stops, load.has_proof_exception),
  };
}
