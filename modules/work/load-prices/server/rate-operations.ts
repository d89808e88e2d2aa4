import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import { cents, type Cents, wireOf } from '#platform/money.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { Rating } from '#modules/prices/rates/server/index.ts';
import type { RateTrace } from '#modules/prices/rates/trace.ts';
import type { chargeSides } from '#modules/work/loads/fields.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import {
  findLoad,
  loads,
  type LoadTotals,
  type Moved,
  sellInBooks,
  movedOf,
  type StoredLoad,
  tellDearer,
  tellGaps,
} from '#modules/work/loads/server/index.ts';
import type { loadPriceService } from '../contract.ts';
import { isFixed } from './charge-door.ts';
import { refuseThinMargin } from './margin-floor.ts';
import { applyRatings, ratingsOf, typedSides } from './rating.ts';
import { pricesOf } from './load-prices.ts';
import { agreeAmount } from './write-charges.ts';
import { keepTraces } from './write-rated.ts';

const fail = failures<FailureCode | LoadFailureCode>();
type Side = (typeof chargeSides)[number];
type Operations = (typeof loadPriceService)['operations'];

async function found(context: Context, id: string): Promise<StoredLoad> {
  refuseWhenLimited(context);
  const load = await findLoad(context, id);
  if (!load) throw fail('notFound', 'notFound');
  return load;
}

/** How the price of each side came about: the newest trace, and those before it. */
export async function rateTraces(
  context: Context,
  { id }: { readonly id: string },
): Promise<z.input<Operations['getLoadRateTrace']['output']>> {
  await found(context, id);
  const { db, partition } = context;
  const { rows } = await sql<{ side: Side; trace: RateTrace; reason: string; made_by: string; made_at: Date }>`
    select side, trace, reason, made_by, made_at from load_rating
     where partition = ${partition} and load_id = ${id} order by id desc limit 40`.execute(db);
  return rows.map(({ side, trace, reason, made_by, made_at }) => ({
    side,
    trace,
    reason,
    madeBy: made_by,
    madeAt: made_at.toISOString(),
  }));
}

/** What the rates would say now beside what the load has; nothing changes. */
export async function rateDifference(
  context: Context,
  { id }: { readonly id: string },
): Promise<z.input<Operations['getLoadRateDifference']['output']>> {
  const load = await found(context, id);
  const [rated, typed] = [await ratingsOf(context, load), await typedSides(context, id)];
  return (['sell', 'buy'] as const).flatMap((side) => {
    const rating = rated[side];
    if (!rating) return [];
    const before = cents(side === 'sell' ? load.sell_net : load.buy_net);
    return {
      side,
      before,
      after: side === 'sell' ? sellInBooks(rating.total, load) : rating.total,
      trace: rating.trace,
      leftOut: isFixed(load, side) ? ('rateFixed' as const) : typed.has(side) ? ('priceTyped' as const) : null,
    };
  });
}

/** Rates a load again on request. What was invoiced stays; a dearer load is asked for credit again. */
export async function rateAgain(context: Context, { id }: { readonly id: string }): Promise<Moved> {
  refuseWhenLimited(context);
  const load = await loads.toChange(context, id);
  refuseEnded(load);
  if (isFixed(load, 'sell') && isFixed(load, 'buy')) throw fail('rateFixed', 'rule');
  const { totals } = await applyRatings(context, load);
  return settled(context, load, totals);
}

function refuseEnded({ status }: StoredLoad): void {
  if (status === 'CLOSED' || status === 'CANCELLED') throw fail('notAllowedInState', 'rule', { state: status });
}

async function settled(context: Context, before: StoredLoad, totals: LoadTotals, reason = ''): Promise<Moved> {
  const facts = ({ sell_net, buy_net }: { sell_net: number; buy_net: number }) => ({
    sell: cents(sell_net),
    buy: cents(buy_net),
  });
  const changed = await loads.change(context, before, {
    columns: totals,
    event: 'changed',
    before: facts(before),
    after: { ...facts(totals), ...(reason && { reason }) },
  });
  await tellGaps(context, changed);
  const isCounted = changed.status !== 'DRAFT' && changed.status !== 'DELIVERED';
  if (isCounted && changed.sell_gross > before.sell_gross) return movedOf(await tellDearer(context, changed));
  return movedOf(changed);
}

/** The supplier is paid a share of what the customer pays, as its newest rating says. */
async function isShare(context: Context, id: string): Promise<boolean> {
  const { buy } = (await pricesOf(context, [id])).get(id)!;
  return !buy.isTyped && (buy.rated?.trace.outcome === 'payable' || buy.rated?.trace.method === 'percentOfSell');
}

/** The share of a price that changed, in the place of the share of the one before (work-and-money.md §8). */
async function shareAgain(context: Context, load: StoredLoad): Promise<LoadTotals> {
  return (await applyRatings(context, load, { only: 'buy' })).totals;
}

interface Override {
  readonly id: string;
  readonly side: Side;
  readonly amount: Cents;
  readonly reason: string;
}

/** Puts an amount in the place of what the rates say, with its reason; below the floor of the margin only by a right. */
export async function overrideRate(
  context: Context,
  { id, side, amount, reason }: Override,
  { mayGoBelow }: { readonly mayGoBelow: boolean },
): Promise<Moved> {
  refuseWhenLimited(context);
  const load = await loads.toChange(context, id);
  refuseEnded(load);
  if (isFixed(load, side)) throw fail('rateFixed', 'rule');
  const agreed = await agreeAmount(context, load, { side, amount, source: amount === 0n ? 'free' : 'typed' });
  const totals = side === 'sell' && (await isShare(context, id)) ? await shareAgain(context, load) : agreed;
  if (!mayGoBelow) await refuseThinMargin(context, load, totals, 'amount');
  const rated: Rating | undefined = (await ratingsOf(context, load))[side];
  if (rated) {
    const trace = { ...rated.trace, outcome: 'typed' as const, linehaul: wireOf(amount), total: wireOf(amount) };
    await keepTraces(context, [{ load, side, trace, rateId: null }], reason);
  }
  return settled(context, load, totals, reason);
}
