import crypto from 'node:crypto';
import { lineNet, totalsOf } from '#platform/lines/totals.ts';
import { failures } from '#platform/failure.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { vatRateOf } from '#platform/vat-codes.ts';
import { rateLoads, type Rating } from '#modules/prices/rates/server/index.ts';
import type { LoadInput } from '../fields.ts';
import type { LoadFailureCode } from '../messages/failures/index.ts';
import { problemsOfSubmission } from '../submission.ts';
import { directionOf } from '../trip.ts';
import type { KnownRecords } from './known.ts';
import { columnsOf } from './load-columns.ts';
import { type RatedRow, ratedRows, usualItemsOf } from './load-prices.ts';
import { type RateableLoad, withStops } from './rating-facts.ts';
import { summaryOf } from './summary.ts';
import { stopColumns } from './write-stops.ts';

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
  readonly typed: readonly (RatedRow & { readonly side: 'sell' | 'buy' })[];
}

/** What a booking makes of its records; refused where it is to be ready and lacks something. */
export function newLoad({ now }: Context, booking: Booking, known: KnownRecords): NewLoad {
  const { input } = booking;
  const stops = input.stops.map((stop) => ({ ...stopColumns(stop, known.locations), id: crypto.randomUUIDv7() }));
  if (booking.isReady) refuseUnready(input, known, stops);
  const summary = summaryOf(
    stops.map((stop) => {
      const location = known.locations.get(stop.stop_location_id ?? '');
      const untouched = { status: 'PLANNED', eta: null, arrived_at: null, minutes_late: 0 } as const;
      return { ...stop, ...untouched, city: location?.city ?? null, location_name: location?.name ?? null };
    }),
    { created_at: now, has_proof_exception: false },
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
    typed: input.charges.map((charge, place) => ({
      side: charge.side,
      line_number: place + 1,
      item_master_id: charge.itemMasterId,
      description: charge.description || known.nameOf('item_master', charge.itemMasterId),
      quantity: String(charge.quantity),
      unit: charge.unit,
      price: String(charge.price),
      net: Number(lineNet(charge)),
      vat_code: charge.vatCode,
      profit_centre_id: charge.profitCentreId ?? known.profitCentreId,
      source: 'typed',
      source_id: null,
    })),
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
    isDangerous: input.unNumber !== '',
    emergencyPhone: input.emergencyPhone,
  });
  if (Object.keys(problems).length > 0) throw fail('loadIncomplete', 'invalid', {}, problems);
}

/** A load with its price: what was typed, and what rates say of the side on which nothing was. */
export interface PricedLoad extends NewLoad {
  readonly charges: NewLoad['typed'];
  readonly totals: { readonly sell_net: number; readonly sell_gross: number; readonly buy_net: number };
  /** What the rates say, where they were asked. */
  readonly rating: Rating | undefined;
}

/** Whether somebody typed what the customer pays. */
export const isTyped = ({ typed }: NewLoad) => typed.some(({ side }) => side === 'sell');
const typedNet = ({ typed }: NewLoad) => typed.reduce((sum, { side, net }) => sum + (side === 'sell' ? net : 0), 0);

/**
 * Prices new loads, all together. Nobody carries them yet, so that only the customer's side can have a rate; a price that
 * was typed goes before it, and the rates are asked then only to say why a load that is to be ready has none.
 */
export async function priced(context: Context, loads: readonly NewLoad[]): Promise<readonly PricedLoad[]> {
  const ratings = await ratingsOf(
    context,
    loads.filter((load) => !isTyped(load) || (load.isReady && typedNet(load) <= 0)),
  );
  const ratingOf = (load: NewLoad) => (isTyped(load) ? undefined : ratings.get(load.id));
  const orderTypes = loads.flatMap((load) => (ratingOf(load)?.charges.length ? load.input.orderTypeId : []));
  const items = orderTypes.length > 0 ? await usualItemsOf(context, orderTypes) : noItems;
  return loads.map((load) => {
    const rating = ratingOf(load);
    const rows = rating ? ratedRows({ ...load.columns, order_type_name: load.known.orderTypeName }, rating, items) : [];
    const charges = [...load.typed, ...rows.map((row) => ({ ...row, side: 'sell' as const }))];
    return { ...load, charges, totals: totalsAmong(charges), rating: ratings.get(load.id) };
  });
}

const noItems = { linehaul: new Map(), fuel: undefined };

async function ratingsOf(context: Context, loads: readonly NewLoad[]): Promise<ReadonlyMap<string, Rating>> {
  if (loads.length === 0) return new Map();
  const asked = loads.map(({ id, known, columns, summary }): RateableLoad => ({
    ...columns,
    ...summary,
    id,
    supplier_id: null,
    created_at: context.now,
    time_zone: known.timeZone,
  }));
  const stops = loads.map(({ id, stops: written, known }) => {
    const placed = written.map((stop) => {
      const location = known.locations.get(stop.stop_location_id ?? '');
      return {
        ...stop,
        city: location?.city ?? null,
        region: location?.region ?? null,
        country: location?.country ?? null,
      };
    });
    return [id, placed] as const;
  });
  const rated = await rateLoads(context, await withStops(context, asked, new Map(stops)));
  return new Map(loads.map(({ id }, place) => [id, rated[place]!.sell]));
}

function totalsAmong(charges: NewLoad['typed']): PricedLoad['totals'] {
  const of = (wanted: string) => {
    const lines = charges.filter(({ side }) => side === wanted);
    return totalsOf(
      lines.map(({ net, vat_code }) => ({ net: cents(net), vatCode: vat_code })),
      vatRateOf,
    );
  };
  const [sell, buy] = [of('sell'), of('buy')];
  return { sell_net: Number(sell.net), sell_gross: Number(sell.gross), buy_net: Number(buy.net) };
}
