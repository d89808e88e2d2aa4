import { todayIn } from '#platform/dates.ts';
import { lineNet, sumOf } from '#platform/lines/totals.ts';
import { vatTotals } from '#platform/lines/vat-totals.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { VatPlace } from '#platform/vat-rates.ts';
import { converted, readRate } from '#modules/prices/exchange-rates/convert.ts';
import { sourceOfTyped } from '../charge-kinds.ts';
import type { ChargeInput } from '../fields.ts';
import type { KnownRecords } from './booking/known.ts';
import type { StoredCharge } from './queries.ts';

/** A charge as it is stored, without its load and its side. */
export type ChargeRow = Pick<
  StoredCharge,
  | 'line_number'
  | 'item_master_id'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'net'
  | 'vat_code'
  | 'profit_centre_id'
  | 'source'
  | 'source_id'
>;

/** What the charges of a load come to; kept on the load, so that lists and credit need not add them up. */
export type LoadTotals = {
  readonly sell_net: number;
  readonly sell_gross: number;
  readonly buy_net: number;
  /** Somebody decided that the side costs nothing; 0 alone means that nothing is agreed. */
  readonly sell_is_free: boolean;
  readonly buy_is_free: boolean;
};

/** A load as far as its VAT goes. */
export interface TaxedLoad {
  readonly load_at: Date;
  readonly time_zone: string;
  /** As the address of its company names it; null where it names none. */
  readonly vat_country: string | null;
  /** What its customer's currency is worth in the books; null where it is the same. */
  readonly sell_rate: string | null;
}

/** A load is taxed by the country of its company, on its loading day. */
export function vatPlaceOf({ load_at, time_zone, vat_country }: TaxedLoad): VatPlace {
  return { country: vat_country ?? '', day: todayIn(time_zone, load_at) };
}

/** What the customer pays in the currency of the books, by which lists, margins and credit are reckoned. */
export function sellInBooks(amount: Cents, { sell_rate }: Pick<TaxedLoad, 'sell_rate'>): Cents {
  return sell_rate === null ? amount : converted(amount, readRate(sell_rate)!);
}

/** Adds up charges of both sides, with the customer's VAT counted once for each code. */
export function totalsOfCharges(
  charges: readonly Pick<StoredCharge, 'side' | 'net' | 'vat_code' | 'source'>[],
  load: TaxedLoad,
): LoadTotals {
  const linesOf = (side: StoredCharge['side']) =>
    charges
      .filter((charge) => charge.side === side)
      .map(({ net, vat_code }) => ({ net: cents(net), vatCode: vat_code }));
  const sell = vatTotals(linesOf('sell'), vatPlaceOf(load));
  const inBooks = (amount: Cents) => Number(sellInBooks(amount, load));
  const isFree = (side: StoredCharge['side']) => charges.some((each) => each.side === side && each.source === 'free');
  return {
    sell_net: inBooks(sell.net),
    sell_gross: inBooks(sell.gross),
    buy_net: Number(sumOf(linesOf('buy').map(({ net }) => net))),
    sell_is_free: isFree('sell'),
    buy_is_free: isFree('buy'),
  };
}

/** A line that somebody typed, as it is stored at its place; without an item it is of the order type's usual one. */
export function typedRow(
  charge: ChargeInput,
  place: number,
  known: Pick<KnownRecords, 'profitCentreId' | 'itemOf'>,
): ChargeRow & { readonly side: StoredCharge['side'] } {
  const item = known.itemOf(charge.itemMasterId);
  return {
    side: charge.side,
    line_number: place + 1,
    item_master_id: item.id,
    description: charge.description || item.name,
    quantity: String(charge.quantity),
    unit: charge.unit,
    price: String(charge.price),
    net: Number(lineNet(charge)),
    vat_code: charge.vatCode,
    profit_centre_id: charge.profitCentreId ?? known.profitCentreId,
    source: sourceOfTyped(item.group),
    source_id: null,
  };
}
