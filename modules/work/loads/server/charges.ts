import { sql } from 'kysely';
import { lineNet, totalsOf } from '#platform/lines/totals.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { vatRateOf } from '#platform/vat-codes.ts';
import type { ChargeInput } from '../fields.ts';
import { chargesOf, type StoredCharge } from './queries.ts';

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
export interface LoadTotals {
  readonly sell_net: number;
  readonly sell_gross: number;
  readonly buy_net: number;
}

export async function loadTotals(context: Context, loadId: string): Promise<LoadTotals> {
  return totalsOfCharges(await chargesOf(context, loadId));
}

/** The same over charges that are known. */
export function totalsOfCharges(charges: readonly Pick<StoredCharge, 'side' | 'net' | 'vat_code'>[]): LoadTotals {
  const linesOf = (side: StoredCharge['side']) =>
    charges
      .filter((charge) => charge.side === side)
      .map(({ net, vat_code }) => ({ net: cents(net), vatCode: vat_code }));
  const [sell, buy] = [totalsOf(linesOf('sell'), vatRateOf), totalsOf(linesOf('buy'), vatRateOf)];
  return { sell_net: Number(sell.net), sell_gross: Number(sell.gross), buy_net: Number(buy.net) };
}

/** Replaces the typed charges of a load; those that come from rates, fuel or standing time stay. */
export async function writeCharges(
  context: Context,
  { id, profitCentreId }: { readonly id: string; readonly profitCentreId: string },
  charges: readonly ChargeInput[],
): Promise<void> {
  const { db, partition } = context;
  const typed = (await chargesOf(context, id)).filter(({ source }) => source === 'typed').map((charge) => charge.id);
  if (typed.length > 0)
    await db.deleteFrom('load_charge').where('partition', '=', partition).where('id', 'in', typed).execute();
  if (charges.length === 0) return;
  const items = await itemNames(context, charges);
  const free = new Set(typed);
  await db
    .insertInto('load_charge')
    .values(
      charges.map((charge, place) => ({
        partition,
        // One that is named twice is kept once.
        ...(charge.id && free.delete(charge.id) && { id: charge.id }),
        load_id: id,
        side: charge.side,
        line_number: place + 1,
        item_master_id: charge.itemMasterId,
        description: charge.description || (items.get(charge.itemMasterId ?? '') ?? ''),
        quantity: String(charge.quantity),
        unit: charge.unit,
        price: String(charge.price),
        net: Number(lineNet(charge)),
        vat_code: charge.vatCode,
        profit_centre_id: charge.profitCentreId ?? profitCentreId,
        source_id: null,
      })),
    )
    .execute();
}

async function itemNames({ db, partition }: Context, charges: readonly ChargeInput[]): Promise<Map<string, string>> {
  const ids = charges.flatMap(({ itemMasterId }) => itemMasterId ?? []);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from item_master where partition = ${partition} and id = any (${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
