import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents, type Cents, noCents } from '#platform/money.ts';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import { findLoad, seesAsSupplier, stopsOf, type StoredLoad } from '#modules/work/loads/server/index.ts';
import { standingPricesOf } from '#modules/work/load-prices/server/index.ts';
import { standingAmount, standingFrom, standingMinutes, usualFreeMinutes, usualStepMinutes } from '../standing.ts';
import type { roadService } from '../contract.ts';

const fail = failures<FailureCode>();
type Answer = z.input<(typeof roadService)['operations']['getLoadStandingTimes']['output']>;
type StoredStanding = Selectable<Tables['load_standing']>;

/** Standing time of every pickup and delivery that the vehicle has left. What is free is the rate's, the location's, or the company's. */
export async function standingTimes(context: Context, { id }: { readonly id: string }): Promise<Answer> {
  const load = await findLoad(context, id);
  if (!load) throw fail('notFound', 'notFound');
  const [stood, item, decided, rated] = [
    await standingOf(context, load),
    await standingItem(context),
    await decisionsOf(context, id),
    await standingPricesOf(context, id),
  ];
  // What the rates of the load say goes before the usual prices.
  const [sellPerHour, buyPerHour] = [rated.sell?.perHour ?? item.sell, rated.buy?.perHour ?? item.buy];
  const isSupplier = seesAsSupplier(context);
  return stood.map((stop) => ({
    ...stop,
    countedFrom: stop.countedFrom.toISOString(),
    countedTo: stop.countedTo.toISOString(),
    ...(!isSupplier && { usualSellPerHour: sellPerHour, usualBuyPerHour: buyPerHour }),
    decided: decidedOf(decided.get(stop.stopId), stop.minutes, isSupplier),
  }));
}

function decidedOf(
  stored: StoredStanding | undefined,
  minutes: number,
  isSupplier: boolean,
): Answer[number]['decided'] {
  if (!stored) return null;
  const [sellPerHour, buyPerHour] = [cents(stored.sell_per_hour), cents(stored.buy_per_hour)];
  return {
    decision: stored.decision,
    minutes: stored.minutes,
    isOutdated: stored.minutes !== minutes,
    ...(!isSupplier && { sellPerHour, sell: standingAmount(stored.minutes, { perHour: sellPerHour }) }),
    buyPerHour,
    buy: standingAmount(stored.minutes, { perHour: buyPerHour }),
    reason: stored.reason,
    by: stored.decided_by,
    at: stored.decided_at.toISOString(),
  };
}

/** How long a vehicle stood at a stop. */
export interface Stood {
  readonly stopId: string;
  readonly sequence: number;
  readonly stopName: string;
  readonly countedFrom: Date;
  readonly countedTo: Date;
  readonly freeMinutes: number;
  readonly stepMinutes: number;
  readonly minutes: number;
}

/** The same, as far as deciding needs it. */
export async function standingOf(context: Context, load: Pick<StoredLoad, 'id'>): Promise<Stood[]> {
  const stops = await stopsOf(context, load.id);
  const free = await freeMinutesAt(
    context,
    stops.flatMap(({ stop_location_id }) => stop_location_id ?? []),
  );
  const { sell } = await standingPricesOf(context, load.id);
  return stops.flatMap((stop) => {
    const { arrived_at, departed_at, window_start, type } = stop;
    if (arrived_at === null || departed_at === null || (type !== 'pickup' && type !== 'delivery')) return [];
    const freeMinutes = sell?.freeMinutes ?? free.get(stop.stop_location_id ?? '') ?? usualFreeMinutes;
    const times = { windowStart: window_start, arrivedAt: arrived_at, departedAt: departed_at };
    return {
      stopId: stop.id,
      sequence: stop.sequence,
      stopName: stop.location_name ?? stop.address,
      countedFrom: standingFrom(times),
      countedTo: departed_at,
      freeMinutes,
      stepMinutes: usualStepMinutes,
      minutes: standingMinutes(times, { freeMinutes, stepMinutes: usualStepMinutes }),
    };
  });
}

async function decisionsOf({ db, partition }: Context, loadId: string): Promise<ReadonlyMap<string, StoredStanding>> {
  const rows = await db
    .selectFrom('load_standing')
    .selectAll()
    .where('partition', '=', partition)
    .where('load_id', '=', loadId)
    .execute();
  return new Map(rows.map((row) => [row.stop_id, row]));
}

interface StandingItem {
  readonly id: string | null;
  readonly sell: Cents;
  readonly buy: Cents;
  readonly sellVat: string;
  readonly buyVat: string;
}

/** The item by which standing time is charged: the first active one of its group that counts hours. */
export async function standingItem({ db, partition }: Context): Promise<StandingItem> {
  const { rows } = await sql<{
    id: string;
    sell: string | null;
    buy: string | null;
    sell_vat: string;
    buy_vat: string;
  }>`
    select id, default_price_sell as sell, default_price_buy as buy, vat_code_sell as sell_vat, vat_code_buy as buy_vat
      from item_master
     where partition = ${partition} and is_active and item_group = 'standingTime' and unit = 'hour' order by code limit 1`.execute(
    db,
  );
  const [item] = rows;
  if (!item) return { id: null, sell: noCents, buy: noCents, sellVat: 'standard', buyVat: 'standard' };
  return {
    id: item.id,
    sell: item.sell === null ? noCents : centsOfColumn(item.sell),
    buy: item.buy === null ? noCents : centsOfColumn(item.buy),
    sellVat: item.sell_vat,
    buyVat: item.buy_vat,
  };
}

async function freeMinutesAt({ db, partition }: Context, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; free: number }>`
    select id, free_minutes as free from location
     where partition = ${partition} and id = any (${ids}::uuid[]) and free_minutes is not null`.execute(db);
  return new Map(rows.map((row) => [row.id, row.free]));
}
