import { type Cents, decimalOf } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { StoredCharge } from '#modules/work/loads/server/index.ts';

/** Agrees one amount with the supplier: the typed charges of the buying side become one line. */
export async function writeBuyAmount(context: Context, load: ChargedLoad, amount: Cents): Promise<void> {
  await replaceBuy(context, load, amount, ['typed'], 'typed');
}

/**
 * The amount that a supplier accepted: it takes the place of what was typed and of what rates had said, and is nobody's to
 * type over afterwards.
 */
export async function lockBuyAmount(context: Context, load: ChargedLoad, amount: Cents): Promise<void> {
  await replaceBuy(context, load, amount, ['typed', 'rate', 'fuel', 'tender'], 'tender');
}

type ChargedLoad = { readonly id: string; readonly profit_centre_id: string; readonly order_type_name: string };

async function replaceBuy(
  { db, partition }: Context,
  load: ChargedLoad,
  amount: Cents,
  replaced: readonly StoredCharge['source'][],
  source: StoredCharge['source'],
): Promise<void> {
  await db
    .deleteFrom('load_charge')
    .where('partition', '=', partition)
    .where('load_id', '=', load.id)
    .where('side', '=', 'buy')
    .where('source', 'in', replaced)
    .execute();
  if (amount === 0n) return;
  await db
    .insertInto('load_charge')
    .values({
      partition,
      load_id: load.id,
      side: 'buy',
      line_number: 1,
      item_master_id: null,
      description: load.order_type_name,
      quantity: '1',
      unit: '',
      price: decimalOf(amount),
      net: Number(amount),
      vat_code: 'standard',
      profit_centre_id: load.profit_centre_id,
      source,
      source_id: null,
    })
    .execute();
}

/** Replaces the charges that come from one thing, such as the standing time of a stop. */
export async function writeSourced(
  { db, partition }: Context,
  load: { readonly id: string; readonly profit_centre_id: string },
  from: { readonly source: 'standing' | 'extra'; readonly sourceId: string },
  charges: readonly {
    readonly side: StoredCharge['side'];
    readonly itemMasterId: string | null;
    readonly description: string;
    readonly quantity: string;
    readonly unit: string;
    readonly price: Cents;
    readonly net: Cents;
    readonly vatCode: StoredCharge['vat_code'];
  }[],
): Promise<void> {
  await db
    .deleteFrom('load_charge')
    .where('partition', '=', partition)
    .where('load_id', '=', load.id)
    .where('source', '=', from.source)
    .where('source_id', '=', from.sourceId)
    .execute();
  if (charges.length === 0) return;
  await db
    .insertInto('load_charge')
    .values(
      charges.map((charge) => ({
        partition,
        load_id: load.id,
        side: charge.side,
        // After those that are typed.
        line_number: afterTyped,
        item_master_id: charge.itemMasterId,
        description: charge.description,
        quantity: charge.quantity,
        unit: charge.unit,
        price: decimalOf(charge.price),
        net: Number(charge.net),
        vat_code: charge.vatCode,
        profit_centre_id: load.profit_centre_id,
        source: from.source,
        source_id: from.sourceId,
      })),
    )
    .execute();
}
const afterTyped = 1000;
