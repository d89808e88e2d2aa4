import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents, type Cents, noCents } from '#platform/money.ts';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { vatCodes } from '#platform/vat-codes.ts';
import {
  type BillingGap,
  findLoad,
  seesAsSupplier,
  stopsOf,
  zoneOfStored,
  type StoredLoad,
} from '#modules/work/loads/server/index.ts';
import { type StandingPrice, standingPricesOf } from '#modules/work/load-prices/server/index.ts';
import { standingAmount, standingFrom, standingMinutes } from '../standing.ts';
import type { roadService } from '../contract.ts';

const fail = failures<FailureCode>();
type Answer = z.input<(typeof roadService)['operations']['getLoadStandingTimes']['output']>;
type VatCode = (typeof vatCodes)[number];
type StoredStanding = Selectable<Tables['load_standing']>;

/** Standing time of every pickup and delivery that the vehicle has left. What is free is the rate's, the location's, or the company's. */
export async function standingTimes(context: Context, { id }: { readonly id: string }): Promise<Answer> {
  const load = await findLoad(context, id);
  if (!load) throw fail('notFound', 'notFound');
  const [stood, item, decided, rated] = [
    await standingOf(context, load),
    await standingItem(context, load.supplier_id),
    await decisionsOf(context, id),
    await standingPricesOf(context, id),
  ];
  // What the rates of the load say goes before the usual prices.
  const [sellPerHour, buyPerHour] = [rated.sell?.perHour ?? item.sell, rated.buy?.perHour ?? item.buy];
  const isSupplier = seesAsSupplier(context);
  return stood.map(({ sell, buy, ...stop }) => ({
    ...stop,
    ...(isSupplier ? buy : sell),
    countedFrom: stop.countedFrom.toISOString(),
    countedTo: stop.countedTo.toISOString(),
    ...(!isSupplier && {
      buyFreeMinutes: buy.freeMinutes,
      buyMinutes: buy.minutes,
      usualSellPerHour: sellPerHour,
      usualBuyPerHour: load.supplier_id === null ? noCents : buyPerHour,
    }),
    decided: decidedOf(decided.get(stop.stopId), { sell, buy }, isSupplier),
  }));
}

function decidedOf(
  stored: StoredStanding | undefined,
  now: Pick<Stood, 'sell' | 'buy'>,
  isSupplier: boolean,
): Answer[number]['decided'] {
  if (!stored) return null;
  const [sellPerHour, buyPerHour] = [cents(stored.sell_per_hour), cents(stored.buy_per_hour)];
  return {
    decision: stored.decision,
    minutes: isSupplier ? stored.buy_minutes : stored.minutes,
    ...(!isSupplier && { buyMinutes: stored.buy_minutes }),
    isOutdated: isOutdated(stored, now),
    ...(!isSupplier && { sellPerHour, sell: standingAmount(stored.minutes, { perHour: sellPerHour }) }),
    buyPerHour,
    buy: standingAmount(stored.buy_minutes, { perHour: buyPerHour }),
    reason: stored.reason,
    by: stored.decided_by,
    at: stored.decided_at.toISOString(),
  };
}

/** The times of its stop were corrected since it was decided, so that it would be another time now. */
function isOutdated(
  stored: Pick<StoredStanding, 'minutes' | 'buy_minutes'>,
  { sell, buy }: Pick<Stood, 'sell' | 'buy'>,
): boolean {
  return stored.minutes !== sell.minutes || stored.buy_minutes !== buy.minutes;
}

/** A load is not billed before somebody has decided every standing time of it, by the times that hold (work-and-money.md §4). */
export async function standingNeed(context: Context, load: StoredLoad): Promise<readonly BillingGap[]> {
  const [stood, decided] = [await standingOf(context, load), await decisionsOf(context, load.id)];
  const open = stood.filter((stop) => {
    const stored = decided.get(stop.stopId);
    return stored ? isOutdated(stored, stop) : stop.sell.minutes + stop.buy.minutes > 0;
  });
  return open.map(({ stopName }) => ({ code: 'standingUndecided', details: { stop: stopName } }));
}

/** The time that counts for one side: how long the vehicle may stand, and how long it stood beyond that. */
export interface Counted {
  readonly freeMinutes: number;
  readonly minutes: number;
}

/** How long a vehicle stood at a stop. */
export interface Stood {
  readonly stopId: string;
  readonly sequence: number;
  readonly stopName: string;
  readonly countedFrom: Date;
  readonly countedTo: Date;
  readonly stepMinutes: number;
  readonly sell: Counted;
  /** Nothing for the own fleet: nobody is paid for its standing. */
  readonly buy: Counted;
}

/** The same, as far as deciding needs it. */
export async function standingOf(
  context: Context,
  load: Pick<StoredLoad, 'id' | 'supplier_id' | 'company_id' | 'time_zone'>,
): Promise<Stood[]> {
  const stops = await stopsOf(context, load.id);
  const free = await freeMinutesAt(
    context,
    stops.flatMap(({ stop_location_id }) => stop_location_id ?? []),
  );
  const [prices, terms] = [await standingPricesOf(context, load.id), await termsOf(context, load)];
  return stops.flatMap((stop) => {
    const { arrived_at, departed_at, window_start, type } = stop;
    if (arrived_at === null || departed_at === null || (type !== 'pickup' && type !== 'delivery')) return [];
    const times = { windowStart: window_start, arrivedAt: arrived_at, departedAt: departed_at };
    // Each side by what its own price says.
    const counted = (price: StandingPrice | null): Counted => {
      const freeMinutes = price?.freeMinutes ?? free.get(stop.stop_location_id ?? '') ?? terms.freeMinutes;
      // A day of standing is one of the place.
      const cap = terms.cap && { ...terms.cap, timeZone: zoneOfStored(stop, load) };
      return { freeMinutes, minutes: standingMinutes(times, { ...terms, ...(cap && { cap }), freeMinutes }) };
    };
    return {
      stopId: stop.id,
      sequence: stop.sequence,
      stopName: stop.location_name ?? stop.address,
      countedFrom: standingFrom(times),
      countedTo: departed_at,
      stepMinutes: terms.stepMinutes,
      sell: counted(prices.sell),
      buy: load.supplier_id === null ? { freeMinutes: 0, minutes: 0 } : counted(prices.buy),
    };
  });
}

/** The terms of the load's company. */
async function termsOf(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  { company_id, time_zone }: Pick<StoredLoad, 'company_id' | 'time_zone'>,
) {
  const company = await db
    .selectFrom('company')
    .select(['standing_free_minutes', 'standing_step_minutes', 'standing_cap_hours'])
    .where('partition', '=', partition)
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow();
  return {
    freeMinutes: company.standing_free_minutes,
    stepMinutes: company.standing_step_minutes,
    // 24 hours of a day are all of it.
    ...(company.standing_cap_hours < 24 && {
      cap: { minutes: company.standing_cap_hours * 60, timeZone: time_zone },
    }),
  };
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

/** Finds what was decided on the standing time of a stop. */
export function decisionOf(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  stopId: string,
): Promise<StoredStanding | undefined> {
  return db
    .selectFrom('load_standing')
    .selectAll()
    .where('partition', '=', partition)
    .where('stop_id', '=', stopId)
    .executeTakeFirst();
}

interface StandingItem {
  readonly id: string | null;
  readonly sell: Cents;
  readonly buy: Cents;
  readonly sellVat: VatCode;
  readonly buyVat: VatCode;
  /** The supplier is registered for VAT. */
  readonly isVendor: boolean;
}

/** The item by which standing time is charged: the first active one of its group that counts hours. */
export async function standingItem({ db, partition }: Context, supplierId: string | null): Promise<StandingItem> {
  const { rows } = await sql<{
    id: string;
    sell: string | null;
    buy: string | null;
    sell_vat: VatCode;
    buy_vat: VatCode;
    is_vendor: boolean | null;
  }>`
    select id, default_price_sell as sell, default_price_buy as buy, vat_code_sell as sell_vat, vat_code_buy as buy_vat,
           (select s.is_vat_registered from supplier s where s.partition = ${partition} and s.id = ${supplierId}) as is_vendor
      from item_master
     where partition = ${partition} and is_active and item_group = 'standingTime' and unit = 'hour' order by code limit 1`.execute(
    db,
  );
  const [item] = rows;
  if (!item) return { id: null, sell: noCents, buy: noCents, sellVat: 'standard', buyVat: 'standard', isVendor: true };
  return {
    id: item.id,
    sell: item.sell === null ? noCents : centsOfColumn(item.sell),
    buy: item.buy === null ? noCents : centsOfColumn(item.buy),
    sellVat: item.sell_vat,
    buyVat: item.buy_vat,
    isVendor: item.is_vendor ?? true,
  };
}

async function freeMinutesAt({ db, partition }: Context, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; free: number }>`
    select id, free_minutes as free from location
     where partition = ${partition} and id = any (${ids}::uuid[]) and free_minutes is not null`.execute(db);
  return new Map(rows.map((row) => [row.id, row.free]));
}
