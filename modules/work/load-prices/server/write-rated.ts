import { sql } from 'kysely';
import { centsOfWire } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { RateTrace } from '#modules/prices/rates/trace.ts';
import { ratedSources } from '#modules/work/loads/charge-kinds.ts';
import type { ChargeRow, LoadTotals, StoredCharge } from '#modules/work/loads/server/index.ts';
import { type ChargedLoad, writeCharges } from './charge-door.ts';
import type { Side } from './load-prices.ts';

/** The price of one side of a load by its rates. */
export interface RatedSide {
  readonly load: ChargedLoad;
  readonly side: Side;
  readonly charges: readonly ChargeRow[];
  /** Why it is this price; undefined where no rate was asked. */
  readonly trace: RateTrace | undefined;
  readonly rateId: string | null;
}

/**
 * Writes what rates say of sides of loads, and why, in place of what they said before; a statement for each table. Answers what
 * the charges of the loads come to; `known` are those that stand on them now.
 */
export async function writeRated(
  context: Context,
  sides: readonly RatedSide[],
  { reason = '', known }: { readonly reason?: string; readonly known?: readonly StoredCharge[] } = {},
): Promise<ReadonlyMap<string, LoadTotals>> {
  if (sides.length === 0) return new Map();
  const [totals] = await Promise.all([
    writeCharges(
      context,
      sides.map(({ load, side, charges }) => ({
        load,
        side,
        replaces: ({ source }) => ratedSources.includes(source),
        charges,
      })),
      known,
    ),
    keepTraces(context, sides, reason),
  ]);
  return totals;
}

/** Keeps why sides have their prices, unless the newest trace of a side says the same and nobody gives a reason. */
export async function keepTraces(
  { db, partition, actor }: Context,
  sides: readonly (Omit<RatedSide, 'charges' | 'load'> & { readonly load: { readonly id: string } })[],
  reason: string,
): Promise<void> {
  const rows = sides.flatMap(({ load, side, trace, rateId }) =>
    trace
      ? [
          {
            load_id: load.id,
            side,
            outcome: trace.outcome,
            rate_id: rateId,
            trace,
            total: Number(centsOfWire(trace.total)),
          },
        ]
      : [],
  );
  if (rows.length === 0) return;
  await sql`
    insert into load_rating (partition, load_id, side, outcome, rate_id, trace, total, reason, made_by)
    select ${partition}, q.load_id, q.side, q.outcome, q.rate_id, q.trace, q.total, ${reason}, ${actor.name}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as q(load_id uuid, side text, outcome text, rate_id uuid, trace jsonb, total bigint)
     where ${reason} <> '' or q.trace is distinct from (
       select g.trace from load_rating g
        where g.partition = ${partition} and g.load_id = q.load_id and g.side = q.side order by g.id desc limit 1)`.execute(
    db,
  );
}
