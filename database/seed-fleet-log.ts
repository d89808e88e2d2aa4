import { sql } from 'kysely';
import { addDays, addMonths, defaultTimeZone, todayIn } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database.ts';
import { execution } from '#modules/work/loads/status.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { trailerKinds } from '#modules/parties/vehicles/contract.ts';
import { buildFleetLine, buildSlipFile, buildTripLine } from '#modules/fleet/fleet-log/server/index.ts';

interface LoggedTruck {
  readonly id: string;
  readonly odometer: number;
  readonly norm: number;
  readonly tank: number;
  readonly card: string;
}

interface OwnLoad {
  readonly id: string;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly distance: number;
  readonly destination: string;
}

/** A trip that is to be logged: of a load, or without one. */
type Leg =
  | { readonly kind: 'load'; readonly at: number; readonly load: OwnLoad; readonly km: number }
  | {
      readonly kind: 'other';
      readonly at: number;
      readonly day: string;
      readonly km: number;
      readonly purpose: 'empty' | 'workshop' | 'private';
    };

const towns = ['Durban', 'Estcourt', 'Harrismith', 'Midrand', 'Clayville', 'Polokwane'] as const;
const hour = 3_600_000;

/**
 * The log books of three own trucks since the first of last month, up to what their records say that they have run: trips of
 * their loads, what they drove without, fills, tolls, a hole that nobody has explained, and a slip of a card that nobody knows.
 */
export async function seedFleetLog(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  // Once: a demonstration that is started again has its books.
  const { rows: before } = await sql`select from fleet_log_line where partition = ${partition} limit 1`.execute(db);
  if (before.length > 0) return;
  const today = todayIn(defaultTimeZone, app.clock.now());
  const first = `${addMonths(`${today.slice(0, 7)}-01`, -1)}`;
  const { rows: trucks } = await sql<LoggedTruck>`
    select id, odometer::float8, coalesce(norm_km_per_litre, 2.2)::float8 as norm, coalesce(tank_litres, 700)::float8 as tank, fuel_card_no as card
      from vehicle where partition = ${partition} and ownership <> 'supplier' and odometer is not null and kind <> all (${trailerKinds}::text[])
     order by code limit 3`.execute(db);
  const price = await priceOf(db, partition, today);
  for (const [place, truck] of trucks.entries()) await logTruck(app, partition, { truck, place, first, today, price });
  const [truck] = trucks;
  if (truck) await readSlips(app, partition, { card: truck.card.replaceAll(' ', ''), first, price });
}

interface Book {
  readonly truck: LoggedTruck;
  readonly place: number;
  readonly first: string;
  readonly today: string;
  readonly price: number;
}

async function logTruck(app: App, partition: string, { truck, place, first, today, price }: Book): Promise<void> {
  const db = app.database.writer(partition);
  const legs = legsOf(await ownLoads(db, partition, truck.id, first), { place, first, today });
  const gapKm = place === 0 ? 62 : 0;
  const total = legs.reduce((sum, { km }) => sum + km, gapKm);
  let km = Math.floor(truck.odometer - total - 40);
  let since = 0;
  let town = 0;
  for (const [index, leg] of legs.entries()) {
    if (gapKm > 0 && index === legs.length - 2) km += gapKm;
    const [from, to] = [towns[town % towns.length]!, towns[(town + 1) % towns.length]!];
    const endedAt = leg.kind === 'load' ? leg.load.endedAt : new Date(`${leg.day}T11:00:00+02:00`);
    if (leg.kind === 'load') await logLoad(app, partition, leg, km);
    else {
      await buildFleetLine(app, partition, {
        vehicleId: truck.id,
        kind: 'trip',
        startedAt: `${leg.day}T06:00:00+02:00`,
        endedAt: endedAt.toISOString(),
        purpose: leg.purpose,
        fromPlace: from,
        toPlace: leg.purpose === 'workshop' ? 'Germiston' : to,
        startKm: km,
        endKm: km + leg.km,
      });
      town++;
    }
    km += leg.km;
    since += leg.km;
    if (since > Math.min(600, truck.tank * truck.norm * 0.8)) {
      const litres = (since / truck.norm) * (0.97 + (index % 4) * 0.03);
      await fillUp(app, partition, {
        truck,
        litres,
        km,
        endedAt,
        place: to,
        number: 771_204 + place * 1000 + index * 4,
        price,
      });
      since = 0;
    }
    if (leg.km > 200)
      await buildFleetLine(app, partition, {
        vehicleId: truck.id,
        kind: 'toll',
        endedAt: new Date(endedAt.getTime() - 2 * hour).toISOString(),
        amount: 88 + ((index * 61) % 270) + 0.5,
        place: 'N3 Toll Concession',
      });
  }
}

interface Fills {
  readonly truck: LoggedTruck;
  readonly litres: number;
  readonly km: number;
  readonly endedAt: Date;
  readonly place: string;
  readonly number: number;
  readonly price: number;
}

/** Fills replace the fuel that was burnt since the last one, in as many slips as the tank asks for; the last one fills it up, with the odometer. */
async function fillUp(
  app: App,
  partition: string,
  { truck, litres, km, endedAt, place, number, price }: Fills,
): Promise<void> {
  const parts = Math.ceil(litres / (truck.tank * 0.95));
  for (let part = 1; part <= parts; part++)
    await buildFleetLine(app, partition, {
      vehicleId: truck.id,
      kind: 'fuel',
      endedAt: new Date(endedAt.getTime() + hour / 3 - (parts - part) * 4 * hour).toISOString(),
      litres: Math.round((litres / parts) * 10) / 10,
      unitPrice: Math.round(price * 1.004 * 10_000) / 10_000,
      isFull: part === parts,
      odometerKm: part === parts ? km : null,
      place,
      provider: 'Standard Bank',
      slipNumber: String(number + part),
      card: truck.card,
    });
}

/** Readings at the stops of a load keep its line from being reckoned by distance alone. */
async function logLoad(
  app: App,
  partition: string,
  { load, km: driven }: Extract<Leg, { kind: 'load' }>,
  km: number,
): Promise<void> {
  const db = app.database.writer(partition);
  for (const [side, value] of [
    ['asc', km],
    ['desc', km + driven],
  ] as const)
    await sql`
      update stop set odometer = ${value} where partition = ${partition}
         and id = (select s.id from stop s where s.partition = ${partition} and s.load_id = ${load.id} order by s.sequence ${sql.raw(side)} limit 1)`.execute(
      db,
    );
  await buildTripLine(app, partition, load.id);
}

/** The loads of a truck in their order, and what it drove on days between them. */
function legsOf(
  loads: readonly OwnLoad[],
  { place, first, today }: Pick<Book, 'place' | 'first' | 'today'>,
): readonly Leg[] {
  const legs: Leg[] = [];
  let until = 0;
  for (const load of loads) {
    const at = load.startedAt.getTime();
    // Two loads at once would have one truck in two places.
    if (at < until) continue;
    until = load.endedAt.getTime();
    const hours = Math.max(1, (until - at) / hour);
    legs.push({ kind: 'load', at, load, km: Math.round(Math.min(load.distance || 420, hours * 75)) });
  }
  const isBusy = (at: number) =>
    legs.some((leg) => leg.kind === 'load' && at + 8 * hour > leg.at - hour && at < leg.load.endedAt.getTime() + hour);
  const others: Leg[] = [];
  for (let day = addDays(first, place), index = 0; day < today; day = addDays(day, 2 + (index % 2)), index++) {
    const at = new Date(`${day}T06:00:00+02:00`).getTime();
    if (isBusy(at)) continue;
    const purpose = index % 7 === 3 ? 'workshop' : 'empty';
    others.push({ kind: 'other', at, day, km: purpose === 'workshop' ? 22 : 180 + ((index * 67) % 240), purpose });
  }
  return [...legs, ...others].toSorted((one, other) => one.at - other.at);
}

async function ownLoads(db: Db, partition: string, vehicleId: string, first: string): Promise<readonly OwnLoad[]> {
  const { rows } = await sql<OwnLoad>`
    select l.id, coalesce(l.distance_km, 0)::float8 as distance, l.destination,
           coalesce(f.departed_at, f.work_started_at, f.arrived_at) as "startedAt",
           coalesce(e.work_ended_at, e.departed_at, e.arrived_at, l.delivered_at) as "endedAt"
      from load l
      join lateral (select * from stop s where s.partition = l.partition and s.load_id = l.id order by s.sequence limit 1) f on true
      join lateral (select * from stop s where s.partition = l.partition and s.load_id = l.id order by s.sequence desc limit 1) e on true
     where l.partition = ${partition} and l.vehicle_id = ${vehicleId} and l.is_own_fleet and l.status in ${setOf(execution, 'delivered')}
       and l.delivered_at >= ${first}::date and coalesce(f.departed_at, f.work_started_at, f.arrived_at) is not null
     order by 4`.execute(db);
  return rows;
}

async function priceOf(db: Db, partition: string, today: string): Promise<number> {
  const { rows } = await sql<{ price: number }>`
    select price_per_litre::float8 as price from fuel_price
     where partition = ${partition} and is_active and fuel_type = 'diesel50' and region = 'inland' and effective_from <= ${today}::date
     order by effective_from desc, array_position(array['retail', 'own', 'wholesale'], kind) limit 1`.execute(db);
  return rows[0]?.price ?? 22.5;
}

async function readSlips(
  app: App,
  partition: string,
  { card, first, price }: { readonly card: string; readonly first: string; readonly price: number },
): Promise<void> {
  const said = price.toFixed(4).replace('.', ',');
  await buildSlipFile(app, partition, {
    layout: {
      name: 'Nedfleet, monthly',
      provider: 'Nedfleet',
      decimalMark: ',',
      dateForm: 'DMY',
      columns: {
        date: 'Date',
        time: 'Time',
        card: 'Card number',
        number: 'Transaction',
        product: 'Product',
        litres: 'Litres',
        unitPrice: 'Price',
        place: 'Merchant',
      },
    },
    text: [
      'Date;Time;Card number;Transaction;Product;Litres;Price;Merchant',
      `${written(addDays(first, 3))};14:10;7008441099990144;TX-90114;Diesel 50;212,40;${said};Harrismith Truck Stop`,
      `${written(addDays(first, 9))};07:45;7008441099990144;TX-90131;Diesel 50;188,00;${said};Estcourt Truck Stop`,
      ...(card === ''
        ? []
        : [`${written(addDays(first, 5))};16:30;${card};TX-90120;Diesel 50;120,00;${said};Mooi River Plaza`]),
    ].join('\n'),
  });
}

const written = (day: string) => day.split('-').toReversed().join('/');
