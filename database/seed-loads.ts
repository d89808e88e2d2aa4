import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import { inputOf } from '#platform/operation.ts';
import { loadChecked } from '#modules/work/loads/fields.ts';
import { createLoad } from '#modules/work/loads/server/index.ts';
import { loadPricesWith, rateStored } from '#modules/work/load-prices/server/index.ts';
import type { LoadState } from '#modules/work/loads/status.ts';
import { loadCarriageWith } from '#modules/work/carriage/server/index.ts';
import { carried, drive, equipped, type Life, type Settled, tellLife } from './seed-load-events.ts';

const hour = 3_600_000;
const quarter = hour / 4;
const minute = hour / 60;

/** How the demonstration's loads are spread: their state, and where in time loading lies, in hours from now. */
// What moves now comes first, while vehicles and drivers are free.
const spread: readonly {
  readonly status: LoadState;
  readonly count: number;
  readonly from: number;
  readonly step: number;
}[] = [
  { status: 'IN_TRANSIT', count: 8, from: -16, step: 1.5 },
  { status: 'DISPATCHED', count: 4, from: -1, step: 0.8 },
  { status: 'ASSIGNED', count: 6, from: 6, step: 5 },
  { status: 'CLOSED', count: 24, from: -21 * 24, step: 12 },
  { status: 'DELIVERED', count: 26, from: -19 * 24, step: 17 },
  { status: 'CANCELLED', count: 5, from: -6 * 24, step: 30 },
  { status: 'BOOKED', count: 12, from: 20, step: 6 },
  { status: 'READY', count: 22, from: 12, step: 11 },
  { status: 'DRAFT', count: 13, from: 5 * 24, step: 26 },
];

/** Towns between which the demonstration moves goods, with the hours that it takes. */
const lanes = [
  ['GER-DC', 'DBN-PIER2', 9],
  ['GER-DC', 'CPT-COLD', 20],
  ['DBN-PIER2', 'GER-DC', 9],
  ['RUS-SHAFT', 'MPM-QUAY', 14],
  ['CIT-FARM', 'GER-DC', 7],
] as const;
const prices = [18_250, 24_800, 11_400, 31_950, 9_870, 16_500, 21_300];

interface Reference {
  readonly id: string;
  readonly code: string;
}
interface Resource {
  readonly id: string;
  readonly supplier_id: string | null;
}

/** About 120 loads of the last and the next three weeks, once: late ones, held ones, and some that nobody carries yet. */
export async function seedLoads(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const { rows } = await sql`select from load where partition = ${partition} limit 1`.execute(db);
  if (rows.length > 0) return;
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'seedLoads' });
  const actor = { kind: 'stranger', name: 'Anele Dube' } as const;
  await inPartition({ ...system, actor }, partition, async (context) => {
    const known: Known = { ...(await references(context)), used: [] };
    if (known.customers.length === 0 || known.locations.length < 2 || known.orderTypes.length === 0) return;
    let place = 0;
    for (const { status, count, from, step } of spread)
      for (let index = 0; index < count; index++) await seedLoad(context, known, status, from + index * step, place++);
  });
}

type Known = Awaited<ReturnType<typeof references>> & { readonly used: Used[] };

/** A vehicle or a driver on the road, in milliseconds: nothing of the demonstration is in two places at once. */
interface Used {
  readonly id: string;
  readonly from: number;
  readonly until: number;
}

async function references({ db, partition, today }: Context) {
  // A desk sends nobody whose insurance ends on the way.
  const mayDrive = sql`(supplier_id is null or exists (
    select from git_certificate g where g.partition = ${partition} and g.supplier_id = t.supplier_id
       and g.status = 'approved' and g.cover_to > ${today}::date + 5))`;
  const all = async <Row>(query: ReturnType<typeof sql>) => (await sql<Row>`${query}`.execute(db)).rows;
  const active = (table: string) =>
    all<Reference>(
      sql`select id, code from ${sql.table(table)} where partition = ${partition} and is_active order by code`,
    );
  return {
    customers: await all<{ id: string }>(
      sql`select id from customer where partition = ${partition} and standing = 'ACTIVE' order by account_number`,
    ),
    orderTypes: await all<Reference>(
      sql`select id, code from order_type where partition = ${partition} and module = 'load' and default_profit_centre_id is not null order by code`,
    ),
    equipment: await all<Reference>(
      sql`select id, code from equipment_type where partition = ${partition} and is_active order by trailer_count, code`,
    ),
    commodities: await all<Reference>(
      sql`select id, code from commodity_type where partition = ${partition} and is_active and not dangerous_goods order by code`,
    ),
    locations: await active('location'),
    suppliers: await all<{ id: string }>(
      sql`select id from supplier where partition = ${partition} and status = 'approved' and is_transporter order by registered_key`,
    ),
    vehicles: await all<Resource>(
      sql`select id, supplier_id from vehicle t where partition = ${partition} and is_active and availability = 'available' and kind in ('truckTractor', 'rigid', 'ldv')
            and ${mayDrive} order by code`,
    ),
    drivers: await all<Resource>(
      sql`select id, supplier_id from driver t where partition = ${partition} and is_active and availability = 'active' and ${mayDrive}
            and least(licence_expiry, prdp_expiry) > ${today}::date + 5 order by code`,
    ),
  };
}

const isAgreed = (place: number) => place % 4 === 3;
const at = <Item>(items: readonly Item[], place: number): Item => items[place % items.length]!;
/** The same items, beginning at a place. */
const turned = <Item>(items: readonly Item[], place: number): Item[] => items.map((_, step) => at(items, place + step));
const isMoving = (status: LoadState) => status === 'IN_TRANSIT' || status === 'DISPATCHED';

async function seedLoad(
  context: Context,
  known: Known,
  status: LoadState,
  startsIn: number,
  place: number,
): Promise<void> {
  const [origin, destination, hours] = at(lanes, place);
  const location = (code: string, other: number) =>
    known.locations.find((each) => each.code === code) ?? at(known.locations, place + other);
  // Nobody books a window that begins at 19:57.
  const start = Math.round((context.now.getTime() + startsIn * hour) / quarter) * quarter;
  const moment = (hoursLater: number) => new Date(start + hoursLater * hour).toISOString();
  const sell = at(prices, place);
  const input = inputOf(loadChecked, {
    orderTypeId: at(known.orderTypes, place).id,
    customerId: at(known.customers, place).id,
    equipmentTypeId: at(known.equipment, place).id,
    commodityTypeId: at(known.commodities, place).id,
    orderNumbers: [{ kind: 'customerOrder', number: `PO-${45_120 + place * 7}` }],
    massKg: 8_000 + (place % 9) * 2_450,
    pallets: 12 + (place % 5) * 4,
    loadValue: place % 6 === 0 ? 0 : 180_000 + (place % 7) * 65_000,
    stops: [
      { type: 'pickup', stopLocationId: location(origin, 0).id, windowStart: moment(0), windowEnd: moment(2) },
      {
        type: 'delivery',
        stopLocationId: location(destination, 3).id,
        windowStart: moment(hours),
        windowEnd: moment(hours + 3),
      },
    ],
    distanceKm: 80 + hours * 62,
    // Most are priced by rates; the others were agreed load by load.
    charges: isAgreed(place)
      ? [
          { side: 'sell', description: 'Linehaul', quantity: 1, price: sell },
          ...(status === 'DRAFT'
            ? []
            : [{ side: 'buy' as const, description: 'Linehaul', quantity: 1, price: Math.round(sell * 0.82) }]),
        ]
      : [],
  });
  // At least six hours before it loads: inspections and the driver's link come in between.
  const bookedAt = new Date(Math.min(start, context.now.getTime()) - (360 + ((place * 53) % 2880)) * minute);
  const { id } = await createLoad({ ...context, now: bookedAt }, input, rooms);
  await settle(context, known, { id, status, place, start, hours, bookedAt });
}

const rooms = { prices: loadPricesWith([]), carriage: loadCarriageWith([]) };

/** Puts a load into its state, with who carries it, what happened on the way, and what keeps it. */
async function settle(
  context: Context,
  known: Known,
  { id, status: wanted, place, start, hours, bookedAt }: Settled & Pick<Life, 'bookedAt'>,
): Promise<void> {
  const { db, partition, now } = context;
  const planned = start + (hours + 3) * hour;
  // What is on the road is busy at least until now, however long ago it should have arrived.
  const until = isMoving(wanted) ? Math.max(planned, now.getTime() + 4 * hour) : planned;
  const crew = equipped.includes(wanted)
    ? crewFor(known, { place, from: start, until, isClosed: wanted === 'CLOSED' })
    : undefined;
  // Where everything is on the road already, the load waits for a vehicle.
  const status = !crew && ['ASSIGNED', 'DISPATCHED', 'IN_TRANSIT'].includes(wanted) ? 'BOOKED' : wanted;
  const { vehicle, driver } = crew ?? {};
  const supplierId = crew
    ? crew.vehicle.supplier_id
    : place % 3 === 0 || known.suppliers.length === 0
      ? null
      : at(known.suppliers, place).id;
  const isCarried = carried.includes(status);
  const isDone = status === 'DELIVERED' || status === 'CLOSED';
  const newsAt = newsOf(now, {
    status: isDone ? 'DELIVERED' : status,
    place,
    end: start + (hours + 2) * hour,
    bookedAt,
  });
  if (isCarried && supplierId !== null && !isAgreed(place)) {
    await sql`update load set supplier_id = ${supplierId} where partition = ${partition} and id = ${id}`.execute(db);
    await rateStored(context, id);
  }
  await sql`
    update load set status = ${status}, supplier_id = ${isCarried ? supplierId : null}, is_own_fleet = ${isCarried && supplierId === null},
           vehicle_id = ${vehicle?.id ?? null}, driver_id = ${driver?.id ?? null},
           last_event_at = ${newsAt}, created_at = ${bookedAt}, former_status = ${status === 'CANCELLED' ? 'READY' : ''},
           cancelled_at = ${status === 'CANCELLED' ? new Date(start) : null},
           delivered_at = ${isDone ? new Date(start + (hours + 2) * hour) : null},
           pod_status = ${status === 'CLOSED' ? 'podAccepted' : status === 'DELIVERED' ? (place % 3 === 0 ? 'podSubmitted' : 'AWAITED') : 'NOT_REQUIRED'},
           customer_billing = ${status === 'CLOSED' ? 'INVOICED' : status === 'DELIVERED' && place % 3 === 0 ? 'READY' : 'NOT_READY'},
           supplier_billing = ${status === 'CLOSED' ? 'PAID' : status === 'DELIVERED' ? 'EXPECTED' : 'NOT_READY'}
     where partition = ${partition} and id = ${id}`.execute(db);
  await tellLife(context, id, {
    status,
    bookedAt,
    leaves: Math.min(start - hour / 2, now.getTime()),
    ends: start + (hours + 2) * hour,
  });
  if (isDone || status === 'IN_TRANSIT') await drive(context, { id, status, place, start, hours });
  if (vehicle && driver)
    await sql`insert into resource_use (partition, kind, resource_id, during, load_id, reserved_by, released_at)
      select ${partition}, u.kind, u.id::uuid, tstzrange(l.load_at, l.trip_until), l.id, 'Anele Dube', l.delivered_at
        from load l, (values ('vehicle', ${vehicle.id}), ('driver', ${driver.id})) u (kind, id)
       where l.partition = ${partition} and l.id = ${id}`.execute(db);
  if (status === 'READY' && place % 12 === 1) await hold(context, id, place);
}

interface News {
  readonly status: LoadState;
  readonly place: number;
  readonly end: number;
  readonly bookedAt: Date;
}

/** When one last heard of a load: lately of what is on the road, at its end of what arrived, else since it was booked. */
function newsOf(now: Date, { status, place, end, bookedAt }: News): Date {
  if (isMoving(status)) return new Date(now.getTime() - (3 + ((place * 23) % 180)) * minute);
  return status === 'DELIVERED' ? new Date(Math.min(end, now.getTime())) : new Date(bookedAt.getTime() + 8 * minute);
}

/** A vehicle and a driver of the same supplier that are both free for the whole trip. */
function crewFor(
  { vehicles, drivers, used }: Known,
  { place, isClosed, ...during }: Pick<Settled, 'place'> & Omit<Used, 'id'> & { readonly isClosed: boolean },
): { readonly vehicle: Resource; readonly driver: Resource } | undefined {
  // Two of three closed loads were the own fleet's, so that its drivers have something to be paid for.
  const own = isClosed && place % 3 !== 2 ? vehicles.filter(({ supplier_id }) => supplier_id === null) : [];
  const offered = [...turned(own, place), ...turned(vehicles, place)];
  const isFree = ({ id }: Resource) =>
    !used.some((each) => each.id === id && each.from < during.until && each.until > during.from);
  for (const vehicle of offered) {
    const free = drivers.filter((driver) => driver.supplier_id === vehicle.supplier_id && isFree(driver));
    if (!isFree(vehicle) || free.length === 0) continue;
    const driver = at(free, place);
    used.push({ id: vehicle.id, ...during }, { id: driver.id, ...during });
    return { vehicle, driver };
  }
  return undefined;
}

async function hold({ db, partition }: Context, id: string, place: number): Promise<void> {
  const type = place % 24 === 1 ? 'CREDIT' : 'DOCUMENT';
  const reason = type === 'CREDIT' ? '' : 'The customer still owes the customs papers.';
  await sql`insert into load_hold (partition, load_id, type, blocks_dispatch, blocks_delivery, blocks_billing, reason, source, excess, placed_by)
    values (${partition}, ${id}, ${type}, true, false, false, ${reason}, ${type === 'CREDIT' ? 'rule' : 'person'}, ${type === 'CREDIT' ? 1_248_000 : 0}, 'Anele Dube')`.execute(
    db,
  );
  await sql`update load set hold_types = array[${type}] where partition = ${partition} and id = ${id}`.execute(db);
}
