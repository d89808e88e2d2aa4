import type { FieldProblem } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { LoadFailureCode } from './messages/failures/index.ts';
import type { PlannedStop } from './trip.ts';

type Problem = FieldProblem & { readonly code: LoadFailureCode | FailureCode };

/** A draft as far as it must be complete before it is planned. */
export interface Submission {
  readonly stops: readonly (PlannedStop & {
    readonly stop_location_id: string | null;
    readonly address: string;
    readonly stop_country: string;
    readonly hasGoods: boolean;
  })[];
  /** Pieces, pallets, mass or volume are stated. */
  readonly hasMeasure: boolean;
  readonly hasOrderNumber: boolean;
  readonly requiresOrderNumber: boolean;
  readonly isDangerous: boolean;
  readonly emergencyPhone: string;
}

/** What a load still lacks before it can be planned, by field; all at once. */
export function problemsOfSubmission(load: Submission): Readonly<Record<string, Problem>> {
  const problems: Record<string, Problem> = {};
  const { stops } = load;
  const last = stops.length - 1;
  if (stops.length < 2) problems['stops'] = { code: 'tooFew', details: { minimum: 2 } };
  for (const [place, stop] of stops.entries()) {
    const path = (field: string) => `stops.${place}.${field}`;
    if (place === 0 && stop.type !== 'pickup') problems[path('type')] = { code: 'firstStopNotPickup' };
    if (place > 0 && place === last && stop.type !== 'delivery')
      problems[path('type')] = { code: 'lastStopNotDelivery' };
    if (stop.stop_location_id === null && stop.address === '') problems[path('stopLocationId')] = { code: 'required' };
    // A location says its country.
    else if (stop.stop_country === '') problems[path('stopCountry')] = { code: 'required' };
    if (stop.type !== 'pickup' && stop.type !== 'delivery') continue;
    if (stop.window_start === null) problems[path('windowStart')] = { code: 'required' };
    if (stop.window_end === null) problems[path('windowEnd')] = { code: 'required' };
    if (stop.window_start && stop.window_end && stop.window_end < stop.window_start)
      problems[path('windowEnd')] = { code: 'rangeReversed' };
    const before = stops[place - 1]?.window_start;
    // The whole window lies before the stop in front of it, so it begins wrongly; its end only follows.
    if (before && stop.window_end && stop.window_end < before)
      problems[path('windowStart')] ??= { code: 'stopsReversed' };
  }
  // The goods are stated for the whole load, or line by line where they are picked up or handed over.
  if (!load.hasMeasure && !stops.some(({ hasGoods }) => hasGoods)) problems['massKg'] = { code: 'required' };
  if (load.requiresOrderNumber && !load.hasOrderNumber) problems['orderNumbers'] = { code: 'required' };
  if (load.isDangerous && load.emergencyPhone === '') problems['emergencyPhone'] = { code: 'required' };
  return problems;
}
