import { sql } from 'kysely';
import { totalsOf } from '#platform/lines/totals.ts';
import { is } from '#platform/machine.ts';
import { cents, centsOfWire } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { vatRateOf } from '#platform/vat-codes.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import type { RateTrace } from '#modules/prices/rates/trace.ts';
import { execution } from '../status.ts';
import { creditExcess } from './credit.ts';
import { holdForCredit } from './holds.ts';
import { chargesOfMany, type LoadToPrice, type RatedRow, type Side } from './load-prices.ts';
import { findLoad, loadNoun } from './queries.ts';

/** Another price of one side of a load. */
export interface NewPrice {
  readonly load: LoadToPrice;
  readonly side: Side;
  readonly charges: readonly RatedRow[];
  readonly trace: RateTrace;
  readonly rateId: string | null;
}

/**
 * Writes other prices of many loads that are locked: their charges, traces, totals and trail, a statement for each kind. Loads
 * that became dearer are asked for credit again, the customer once where all of them fit. Answers their nets by load.
 */
export async function writePrices(
  context: Context,
  providers: readonly ExposureProvider[],
  prices: readonly NewPrice[],
  reason: string,
): Promise<void> {
  if (prices.length === 0) return;
  await replaceCharges(context, prices);
  await keepTraces(context, prices, reason);
  const loads = [...new Map(prices.map(({ load }) => [load.id, load])).values()];
  const totals = await writeTotals(context, loads);
  await context.audit(
    loads.map((load) => ({
      noun: loadNoun,
      recordId: load.id,
      event: 'changed',
      before: { sell: cents(load.sell_net), buy: cents(load.buy_net) },
      after: { sell: cents(totals.get(load.id)!.sell_net), buy: cents(totals.get(load.id)!.buy_net), reason },
    })),
  );
  for (const { id } of loads) await context.publish(['loads'], 'changed', id, String(totals.get(id)!.version));
  const dearer = loads.filter(
    ({ id, status, sell_gross }) =>
      status !== 'DRAFT' && !is(execution, status, 'delivered') && totals.get(id)!.sell_gross > sell_gross,
  );
  await holdDearer(context, providers, dearer);
}

async function replaceCharges({ db, partition }: Context, prices: readonly NewPrice[]): Promise<void> {
  const sides = JSON.stringify(prices.map(({ load, side }) => ({ load_id: load.id, side })));
  await sql`
    delete from load_charge c using jsonb_to_recordset(${sides}::jsonb) as q(load_id uuid, side text)
     where c.partition = ${partition} and c.load_id = q.load_id and c.side = q.side and c.source in ('rate', 'fuel', 'extra')`.execute(
    db,
  );
  const rows = prices.flatMap(({ load, side, charges }) => charges.map((row) => ({ ...row, load_id: load.id, side })));
  await sql`
    insert into load_charge (partition, load_id, side, line_number, item_master_id, description, quantity, unit, price, net, vat_code, profit_centre_id, source, source_id)
    select ${partition}, load_id, side, line_number, item_master_id, description, quantity, unit, price, net, vat_code, profit_centre_id, source, source_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as q(load_id uuid, side text, line_number int, item_master_id uuid, description text, quantity numeric,
           unit text, price numeric, net bigint, vat_code text, profit_centre_id uuid, source text, source_id uuid)`.execute(
    db,
  );
}

async function keepTraces(
  { db, partition, actor }: Context,
  prices: readonly NewPrice[],
  reason: string,
): Promise<void> {
  const rows = prices.map(({ load, side, trace, rateId }) => ({
    load_id: load.id,
    side,
    outcome: trace.outcome,
    rate_id: rateId,
    trace,
    total: Number(centsOfWire(trace.total)),
  }));
  await sql`
    insert into load_rating (partition, load_id, side, outcome, rate_id, trace, total, reason, made_by)
    select ${partition}, load_id, side, outcome, rate_id, trace, total, ${reason}, ${actor.name}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as q(load_id uuid, side text, outcome text, rate_id uuid, trace jsonb, total bigint)`.execute(
    db,
  );
}

interface Totals {
  readonly id: string;
  readonly sell_net: number;
  readonly sell_gross: number;
  readonly buy_net: number;
}

async function writeTotals(
  context: Context,
  loads: readonly LoadToPrice[],
): Promise<ReadonlyMap<string, Totals & { readonly version: number }>> {
  const { db, partition, actor } = context;
  const charges = Map.groupBy(
    await chargesOfMany(
      context,
      loads.map(({ id }) => id),
    ),
    ({ load_id }) => load_id,
  );
  const totals = loads.map(({ id }): Totals => {
    const of = (side: Side) =>
      totalsOf(
        (charges.get(id) ?? [])
          .filter((charge) => charge.side === side)
          .map(({ net, vat_code }) => ({ net: cents(net), vatCode: vat_code })),
        vatRateOf,
      );
    const [sell, buy] = [of('sell'), of('buy')];
    return { id, sell_net: Number(sell.net), sell_gross: Number(sell.gross), buy_net: Number(buy.net) };
  });
  const { rows } = await sql<Totals & { version: number }>`
    update load l set sell_net = q.sell_net, sell_gross = q.sell_gross, buy_net = q.buy_net,
           version = l.version + 1, updated_by = ${actor.name}, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(totals)}::jsonb) as q(id uuid, sell_net bigint, sell_gross bigint, buy_net bigint)
     where l.partition = ${partition} and l.id = q.id
    returning l.id, l.sell_net, l.sell_gross, l.buy_net, l.version`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A customer whose credit reaches for all is asked once; otherwise each load that became dearer is looked at. */
async function holdDearer(
  context: Context,
  providers: readonly ExposureProvider[],
  dearer: readonly LoadToPrice[],
): Promise<void> {
  const customers = Map.groupBy(dearer, ({ customer_id }) => customer_id);
  for (const id of [...customers.keys()].sort()) {
    const loads = customers.get(id)!;
    const largest = loads.reduce((most, load) => (load.sell_gross > most.sell_gross ? load : most));
    if ((await creditExcess(context, providers, { ...largest, sell_gross: Math.max(1, largest.sell_gross) })) === 0n)
      continue;
    for (const each of loads) {
      const load = await findLoad(context, each.id);
      if (load) await holdForCredit(context, providers, load);
    }
  }
}
