import type { FieldProblem } from '#platform/failure.ts';
import type { LoadFailureCode } from './messages/failures/index.ts';

/** What is typed of a load, as far as a slip of the hand shows in it. */
export interface Typed {
  readonly massKg: number | null;
  /** Kilograms that the equipment carries; null while none is chosen. */
  readonly payloadKg: number | null;
  readonly stops: readonly {
    readonly window_start: Date | null;
    readonly window_end: Date | null;
    readonly stop_country: string;
  }[];
  readonly charges: readonly { readonly vatCode: string }[];
}

/** A full vehicle carries a thousand times less only where somebody typed tonnes for kilograms. */
const leastShare = 1 / 200;

type Question = FieldProblem & { readonly code: LoadFailureCode };

/** What may be right and is mostly a slip, by field. Nothing of it holds a load up. */
export function questionsOf(
  { massKg, payloadKg, stops, charges }: Typed,
  now: Date,
): Readonly<Record<string, Question>> {
  const questions: Record<string, Question> = {};
  const [pickup] = stops;
  const end = pickup?.window_end ?? pickup?.window_start;
  if (end && end < now) questions['stops.0.windowEnd'] = { code: 'pickupPast' };
  if (massKg !== null && massKg > 0 && payloadKg !== null) {
    const details = { mass: massKg, payload: payloadKg };
    if (massKg > payloadKg) questions['massKg'] = { code: 'massAboveEquipment', details };
    else if (massKg < payloadKg * leastShare) questions['massKg'] = { code: 'massVeryLow', details };
  }
  const countries = new Set(stops.map(({ stop_country }) => stop_country).filter(Boolean));
  // Transport across a border is zero-rated (modules/prices/rates/vat.ts); a local part of it may not be.
  if (countries.size > 1 && charges.some(({ vatCode }) => vatCode === 'standard'))
    questions['charges'] = { code: 'vatAcrossBorder' };
  return questions;
}
