import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import { odometersAt } from '#modules/fleet/odometers/server/index.ts';
import { figuresOf, type TreadFacts, type TyreFigures, type UseFacts } from '../figures.ts';
import { leastTread, type TyrePosition } from '../status.ts';
import './tables.ts';

/** As the trail names it. */
export const tyreNoun = 'tyre';

/** A tyre with what its vehicle is called. */
export type StoredTyre = Selectable<Tables['tyre']> & { readonly registration_number: string | null };

/** What a row of the list is made of; the table is `t`. */
export const tyreColumns: RawBuilder<unknown> = sql`t.*, t.bought_on::text as bought_on, t.warranty_until::text as warranty_until,
  v.code as registration_number`;
export const tyreVehicle: RawBuilder<unknown> = sql`left join vehicle v on v.partition = t.partition and v.id = t.vehicle_id`;

/** A tyre; undefined where the caller has none with this id. */
export async function findTyre({ db, partition }: Pick<Context, 'db' | 'partition'>, id: string) {
  const { rows } = await sql<StoredTyre>`
    select ${tyreColumns} from tyre t ${tyreVehicle} where t.partition = ${partition} and t.id = ${id}`.execute(db);
  return rows[0];
}

export interface StoredUse extends UseFacts {
  readonly tyreId: string;
  readonly vehicleId: string;
  readonly registrationNumber: string;
  readonly position: TyrePosition;
  readonly onDate: string;
  readonly offReason: string;
}

/** Uses of tyres in the order of time, with what their vehicles have run by now. */
export async function usesOf(context: Context, tyreIds: readonly string[]): Promise<readonly StoredUse[]> {
  const { db, partition, now } = context;
  const { rows } = await sql<Omit<StoredUse, 'vehicleKm'>>`
    select u.id, u.tyre_id as "tyreId", u.vehicle_id as "vehicleId", v.code as "registrationNumber", u.position, u.on_date::text as "onDate",
           u.on_km::float8 as "onKm", u.off_date::text as "offDate", u.off_km::float8 as "offKm", u.off_reason as "offReason"
      from tyre_use u join vehicle v on v.partition = u.partition and v.id = u.vehicle_id
     where u.partition = ${partition} and u.tyre_id = any (${[...tyreIds]}::uuid[]) order by u.on_date, u.id`.execute(
    db,
  );
  const open = rows.filter(({ offKm }) => offKm === null).map(({ vehicleId }) => vehicleId);
  const read = await odometersAt(context, [...new Set(open)], now);
  return rows.map((row) => ({ ...row, vehicleKm: read.get(row.vehicleId)?.km ?? null }));
}

export interface StoredTread extends TreadFacts {
  readonly id: string;
  readonly tyreId: string;
  readonly createdBy: string;
}

/** Treads of tyres in the order of time. */
export async function treadsOf(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  tyreIds: readonly string[],
): Promise<readonly StoredTread[]> {
  const { rows } = await sql<StoredTread>`
    select id, tyre_id as "tyreId", use_id as "useId", measured_on::text as date, mm::float8 as mm, km::float8 as km, created_by as "createdBy"
      from tyre_tread where partition = ${partition} and tyre_id = any (${[...tyreIds]}::uuid[]) order by measured_on, id`.execute(
    db,
  );
  return rows;
}

/** What is kept of tyres, and what follows from it, by their ids. */
export async function factsOf(context: Context, tyres: readonly StoredTyre[]) {
  const ids = tyres.map(({ id }) => id);
  const [uses, treads] = await Promise.all([usesOf(context, ids), treadsOf(context, ids)]);
  return new Map(
    tyres.map((tyre) => {
      const own = {
        uses: uses.filter(({ tyreId }) => tyreId === tyre.id),
        treads: treads.filter(({ tyreId }) => tyreId === tyre.id),
      };
      const figures: TyreFigures = figuresOf({
        ...own,
        boughtTreadMm: Number(tyre.bought_tread_mm),
        leastMm: leastTread(tyre.has_wear_indicator),
        cost: Number(tyre.cost),
      });
      return [tyre.id, { ...own, figures }] as const;
    }),
  );
}
