import { z } from 'zod';
import { clientZone } from '#platform/client-zone.ts';
import { requiredText, text } from '#platform/operation.ts';
import { isWallClock, wallClockIn } from '#platform/wall-clock.ts';
import { instantOf } from '#modules/work/loads/web/desk.ts';
import type { FleetLogLine } from '../contract.ts';
import { type LineKind, purposes } from '../fields.ts';

const moment = requiredText(30).refine((value) => value === '' || isWallClock(value), { error: 'momentFormat' });
const km = z.number().min(0).max(9_999_999).nullable();

/** A line as its form holds it; times are those of the client's clock. */
export const lineForm = z.strictObject({
  startedAt: z.string().refine((value) => value === '' || isWallClock(value), { error: 'momentFormat' }),
  endedAt: moment,
  fromPlace: text(80),
  toPlace: text(80),
  purpose: z.enum(['', ...purposes]),
  startKm: km,
  endKm: km,
  overnight: z.boolean(),
  litres: z.number().min(0.01).max(9999).nullable(),
  unitPrice: z.number().min(0.0001).max(99_999).nullable(),
  amount: z.number().min(0).nullable(),
  isFull: z.boolean(),
  odometerKm: km,
  place: text(80),
  provider: text(60),
  slipNumber: text(60),
  card: text(40),
  remarks: text(500),
});
export type LineFormValues = z.output<typeof lineForm>;
export type LineStart = Partial<
  Pick<FleetLogLine, 'startedAt' | 'endedAt' | 'fromPlace' | 'toPlace' | 'purpose' | 'startKm' | 'endKm'>
>;

/** What the form begins with: the line that is changed, or what is known of a new one. */
export function initialOf(line: FleetLogLine | undefined, start: LineStart, now: Date): LineFormValues {
  const zone = clientZone();
  const clock = (at: string | null | undefined) => (at ? wallClockIn(zone, at) : '');
  const endedAt = start.endedAt ?? line?.endedAt ?? now.toISOString();
  return {
    startedAt: clock(start.startedAt ?? line?.startedAt),
    endedAt: clock(endedAt),
    fromPlace: start.fromPlace ?? line?.fromPlace ?? '',
    toPlace: start.toPlace ?? line?.toPlace ?? '',
    purpose: start.purpose ?? line?.purpose ?? '',
    startKm: start.startKm ?? line?.startKm ?? null,
    endKm: start.endKm ?? line?.endKm ?? null,
    overnight: line?.overnight ?? false,
    litres: line?.litres ?? null,
    unitPrice: line?.unitPrice ?? null,
    amount: line && line.kind !== 'trip' ? line.amount : null,
    isFull: line?.isFull ?? true,
    odometerKm: line?.odometerKm ?? null,
    place: line?.place ?? '',
    provider: line?.provider ?? '',
    slipNumber: line?.slipNumber ?? '',
    card: line?.card ?? '',
    remarks: line?.remarks ?? '',
  };
}

/** What is sent of a line of a kind. */
export function sentOf(kind: LineKind, values: LineFormValues) {
  const zone = clientZone();
  const { startedAt, endedAt, purpose, isFull, ...rest } = values;
  const common = { endedAt: instantOf(endedAt, zone)!, remarks: rest.remarks };
  if (kind === 'trip') {
    const { fromPlace, toPlace, startKm, endKm, overnight } = rest;
    return {
      ...common,
      startedAt: instantOf(startedAt, zone),
      purpose: purpose === '' || purpose === 'load' ? null : purpose,
      fromPlace,
      toPlace,
      startKm,
      endKm,
      overnight,
    };
  }
  const { litres, unitPrice, amount, odometerKm, place, provider, slipNumber, card } = rest;
  const slip = { ...common, amount, odometerKm, place, provider, slipNumber, card };
  return kind === 'fuel' ? { ...slip, litres, unitPrice, isFull } : slip;
}

/** What a line would send again as it is: the ground of a change that names little. */
export function sentAgain(line: FleetLogLine) {
  return sentOf(line.kind, initialOf(line, {}, new Date(line.endedAt)));
}
