import { sql } from 'kysely';
import { type Cents, decimalOf } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { vatCodeOf } from '#modules/prices/rates/vat.ts';
import { agreedSources, ratedSources } from '#modules/work/loads/charge-kinds.ts';
import type { ChargeRow, LoadTotals, StoredCharge, StoredLoad } from '#modules/work/loads/server/index.ts';
import { type ChargedLoad, writeCharges } from './charge-door.ts';
import type { Side } from './load-prices.ts';

/** A load on which an amount is agreed. */
export type AgreedLoad = ChargedLoad &
  Pick<StoredLoad, 'order_type_id' | 'order_type_name' | 'profit_centre_id' | 'countries'>;

/** An amount in the place of everything that rates, people or offers put on a side. Extras and standing time stay. */
export interface Agreed {
  readonly side: Side;
  readonly amount: Cents;
  /** `free`: nothing is to be paid, by a decision. An amount of 0 from another source takes the price away. */
  readonly source: 'typed' | 'tender' | 'free';
}

/**
 * Agrees one amount for a side of a load: an award, an offer that was accepted, or an override. `load` already has the
 * supplier that gets it.
 */
export async function agreeAmount(
  context: Context,
  load: AgreedLoad,
  { side, amount, source }: Agreed,
): Promise<LoadTotals> {
  const isNothing = amount === 0n && source !== 'free';
  return only(
    await writeCharges(context, [
      {
        load,
        side,
        replaces: (charge) => agreedSources.includes(charge.source) || ratedSources.includes(charge.source),
        charges: isNothing ? [] : [await agreedRow(context, load, { side, amount, source })],
      },
    ]),
  );
}

async function agreedRow(
  { db, partition }: Context,
  load: AgreedLoad,
  { side, amount, source }: Agreed,
): Promise<ChargeRow> {
  const { rows } = await sql<{
    item_id: string | null;
    name: string | null;
    vat: StoredCharge['vat_code'] | null;
    is_vendor: boolean | null;
  }>`
    select i.id as item_id, i.name, ${side === 'sell' ? sql`i.vat_code_sell` : sql`i.vat_code_buy`} as vat,
           (select s.is_vat_registered from supplier s where s.partition = ${partition} and s.id = ${load.supplier_id}) as is_vendor
      from order_type o left join item_master i on i.partition = o.partition and i.id = o.default_item_id
     where o.partition = ${partition} and o.id = ${load.order_type_id}`.execute(db);
  const [item] = rows;
  return {
    line_number: 1,
    item_master_id: item?.item_id ?? null,
    description: item?.name ?? load.order_type_name,
    quantity: '1',
    unit: '',
    price: decimalOf(amount),
    net: Number(amount),
    vat_code: vatCodeOf(item?.vat ?? 'standard', {
      isInternational: load.countries.length > 1,
      isVendor: side === 'sell' || (item?.is_vendor ?? true),
    }),
    profit_centre_id: load.profit_centre_id,
    source,
    source_id: null,
  };
}

/** Whoever carried it does not: nothing is agreed with anybody any more. */
export async function endBuying(context: Context, load: ChargedLoad): Promise<LoadTotals> {
  return only(await writeCharges(context, [{ load, side: 'buy', replaces: () => true, charges: [] }]));
}

/** A charge of the standing time of a stop. */
export interface SourcedCharge extends Pick<
  ChargeRow,
  'item_master_id' | 'description' | 'quantity' | 'unit' | 'vat_code'
> {
  readonly side: Side;
  readonly price: Cents;
  readonly net: Cents;
}

/** After those that are typed. */
const afterTyped = 1000;

/** Replaces the charges that come from one thing, such as the standing time of a stop. */
export async function writeSourced(
  context: Context,
  load: ChargedLoad & Pick<StoredLoad, 'profit_centre_id'>,
  { source, sourceId }: { readonly source: 'standing'; readonly sourceId: string },
  charges: readonly SourcedCharge[],
): Promise<LoadTotals> {
  return only(
    await writeCharges(
      context,
      (['sell', 'buy'] as const).map((side) => ({
        load,
        side,
        replaces: (charge) => charge.source === source && charge.source_id === sourceId,
        charges: charges
          .filter((charge) => charge.side === side)
          .map(({ price, net, ...charge }) => ({
            ...charge,
            line_number: afterTyped,
            price: decimalOf(price),
            net: Number(net),
            profit_centre_id: load.profit_centre_id,
            source,
            source_id: sourceId,
          })),
      })),
    ),
  );
}

const only = (totals: ReadonlyMap<string, LoadTotals>): LoadTotals => [...totals.values()][0]!;
