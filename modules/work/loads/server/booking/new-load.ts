import crypto from 'node:crypto';
import { failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Rating } from '#modules/prices/rates/server/index.ts';
import type { LoadInput } from '#modules/work/loads/fields.ts';
import { agreedSources } from '#modules/work/loads/charge-kinds.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import { problemsOfSubmission } from '#modules/work/loads/submission.ts';
import { directionOf } from '#modules/work/loads/trip.ts';
import type { KnownRecords } from './known.ts';
import { columnsOf } from './load-columns.ts';
import { summaryOf } from '../summary.ts';
import { stopColumns } from './write-stops.ts';
import { type ChargeRow, type LoadTotals, type TaxedLoad, typedRow } from '../charges.ts';

const fail = failures<LoadFailureCode>();

/** A load that is about to be booked. */
export interface Booking {
  readonly input: LoadInput;
  /** What another system calls it. */
  readonly externalReference?: string;
  /** Planned at once, if it has everything that submitting asks for. */
  readonly isReady?: boolean;
}

/** A load with its parts as they will be written, worked out without the database. */
export interface NewLoad extends Booking {
  readonly id: string;
  readonly known: KnownRecords;
  readonly stops: readonly (ReturnType<typeof stopColumns> & { readonly id: string })[];
  readonly summary: ReturnType<typeof summaryOf>;
  readonly columns: Omit<ReturnType<typeof columnsOf>, 'direction'> & { readonly direction: string };
  readonly typed: readonly (ChargeRow & { readonly side: 'sell' | 'buy' })[];
}

/** What a booking makes of its records; refused where it is to be ready and lacks something. */
export function newLoad({ now }: Context, booking: Booking, known: KnownRecords): NewLoad {
  const { input } = booking;
  const stops = input.stops.map((stop) => ({ ...stopColumns(stop, known.locations), id: crypto.randomUUIDv7() }));
  if (booking.isReady) refuseUnready(input, known, stops);
  const summary = summaryOf(
    stops.map((stop) => {
      const location = known.locations.get(stop.stop_location_id ?? '');
      const untouched = { status: 'PLANNED', eta: null, arrived_at: null, departed_at: null, minutes_late: 0 } as const;
      return { ...stop, ...untouched, city: location?.city ?? null, location_name: location?.name ?? null };
    }),
    { created_at: now, has_proof_exception: false, delivered_at: null, customer_billing: 'NOT_READY' },
  );
  return {
    ...booking,
    id: crypto.randomUUIDv7(),
    known,
    stops,
    summary,
    columns: {
      ...columnsOf(input, known),
      direction: input.direction ?? directionOf(known.homeCountry, summary.countries),
    },
    typed: input.charges.map((charge, place) => typedRow(charge, place, known)),
  };
}

/** What submitting would refuse of a load as it is typed. */
export function refuseUnready(
  input: LoadInput,
  known: KnownRecords,
  stops: readonly ReturnType<typeof stopColumns>[],
): void {
  if (known.customerStanding !== 'ACTIVE') throw fail('customerNotActive', 'rule');
  const problems = problemsOfSubmission({
    stops: stops.map((stop, place) => ({ ...stop, hasGoods: input.stops[place]!.goodsLines.length > 0 })),
    hasMeasure: [input.pieces, input.pallets, input.massKg, input.volumeM3].some((value) => (value ?? 0) > 0),
    hasOrderNumber: input.orderNumbers.length > 0,
    requiresOrderNumber: known.requiresOrderNumber,
    isDangerous: known.danger !== null,
    emergencyPhone: input.emergencyPhone,
  });
  if (Object.keys(problems).length > 0) throw fail('loadIncomplete', 'invalid', {}, problems);
}

/** A load with its price: what was typed, and what rates say of the side on which nothing was. */
export interface PricedLoad extends NewLoad {
  readonly charges: NewLoad['typed'];
  readonly totals: LoadTotals;
  /** What the rates say, where they were asked. */
  readonly rating: Rating | undefined;
}

/** Says that somebody typed the price that the customer pays, and not extras alone. */
export const isTyped = ({ typed }: NewLoad) =>
  typed.some(({ side, source }) => side === 'sell' && agreedSources.includes(source));

/** A new load as far as its VAT goes. */
export function taxedOf({ known, summary }: Pick<NewLoad, 'known' | 'summary'>): TaxedLoad {
  return {
    load_at: summary.load_at,
    time_zone: known.timeZone,
    vat_country: known.vatCountry,
    sell_rate: known.sellRate,
  };
}
