import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import type { Tables } from '#platform/server/tables.ts';
import { rateLife, type RateState } from '../status.ts';
import './tables.ts';

/** As the trail names it. */
export const rateNoun = 'rate';

interface Names {
  readonly customer_name: string | null;
  readonly bill_to_name: string | null;
  readonly supplier_name: string | null;
  readonly origin_name: string | null;
  readonly destination_name: string | null;
  readonly fuel_clause_code: string | null;
}
/** A version of a rate with the names of what it refers to. */
export type StoredRate = Selectable<Tables['rate']> & Names;

const nameOf = (table: string, column: string, id: string) =>
  sql`(select n.${sql.ref(column)} from ${sql.table(table)} n where n.partition = t.partition and n.id = t.${sql.ref(id)})`;

/** What people call an end of a lane that is a record; the others are their own names. */
const endName = (scope: string, value: string) => sql`case t.${sql.ref(scope)}
  when 'location' then (select n.name from location n where n.partition = t.partition and n.id = t.${sql.ref(value)}::uuid)
  when 'zone' then (select n.name from rate_zone n where n.partition = t.partition and n.id = t.${sql.ref(value)}::uuid) end`;

/** Names the party of a rate and both ends of its lane; the table is `t`. */
export const partyAndEndNames: RawBuilder<unknown> = sql`
  ${nameOf('customer', 'registered_name', 'customer_id')} as customer_name,
  ${nameOf('bill_to_party', 'business_unit_name', 'bill_to_party_id')} as bill_to_name,
  ${nameOf('supplier', 'registered_name', 'supplier_id')} as supplier_name,
  ${endName('origin_scope', 'origin_value')} as origin_name,
  ${endName('destination_scope', 'destination_value')} as destination_name`;

/** Columns of a row of the list; the table is `t`. */
export const rateColumns: RawBuilder<unknown> = sql`t.*, ${partyAndEndNames},
  ${nameOf('fuel_clause', 'code', 'fuel_clause_id')} as fuel_clause_code`;

type Reader = Pick<Context, 'db' | 'partition'>;

/** A version with its names; undefined where the caller has none with this id. */
export async function findRate({ db, partition }: Reader, id: string): Promise<StoredRate | undefined> {
  const { rows } = await sql<StoredRate>`
    select ${rateColumns} from rate t where t.partition = ${partition} and t.id = ${id}`.execute(db);
  return rows[0];
}

/** Versions with their names, as far as the caller has them; in the order of their codes. */
export async function ratesByIds({ db, partition }: Reader, ids: readonly string[]): Promise<StoredRate[]> {
  const { rows } = await sql<StoredRate>`
    select ${rateColumns} from rate t where t.partition = ${partition} and t.id = any (${ids}::uuid[])
     order by t.code, t.revision`.execute(db);
  return rows;
}

/** All versions of a rate, the newest first. */
export function versionsOf({ db, partition }: Reader, lineageId: string) {
  return db
    .selectFrom('rate')
    .select(['id', 'revision', 'status', 'valid_from', 'valid_to', 'rate', 'decided_by'])
    .where('partition', '=', partition)
    .where('lineage_id', '=', lineageId)
    .orderBy('revision', 'desc')
    .limit(50)
    .execute();
}

/** The lanes of two rates `o` and `t` are one: both there, or one of them the way back of the other that holds both ways. */
const sameLane = {
  there: sql`o.origin_key = t.origin_key and o.destination_key = t.destination_key`,
  back: sql`o.origin_key = t.destination_key and o.destination_key = t.origin_key and (o.both_ways or t.both_ways)`,
} as const;

/**
 * Two rates that no load could choose between: the same in party, lane, conditions, priority and first day, at one time. The
 * lane stands outside of every OR, so that the index of lanes finds the few that may be twins.
 */
const twin = (way: keyof typeof sameLane): RawBuilder<unknown> => sql`
  o.partition = t.partition and o.side = t.side and o.party_id = t.party_id and ${sameLane[way]}
  and o.status = ${literal<RateState>('APPROVED')} and o.lineage_id <> t.lineage_id and o.priority = t.priority and o.valid_from = t.valid_from
  and (o.order_type_ids && t.order_type_ids or o.order_type_ids = '{}' and t.order_type_ids = '{}')
  and (o.equipment_type_ids && t.equipment_type_ids or o.equipment_type_ids = '{}' and t.equipment_type_ids = '{}')
  and (o.commodity_type_ids && t.commodity_type_ids or o.commodity_type_ids = '{}' and t.commodity_type_ids = '{}')
  and (o.mass_from is null and o.mass_to is null and t.mass_from is null and t.mass_to is null
    or num_nonnulls(o.mass_from, o.mass_to) > 0 and num_nonnulls(t.mass_from, t.mass_to) > 0
      and numrange(o.mass_from, o.mass_to) && numrange(t.mass_from, t.mass_to))`;

/**
 * Whether another rate ties with the rate `t` of a list of all. Every live rate is joined with its twins once, by the equalities
 * of each way: asked of each rate by itself, sixty thousand took longer than a call may.
 */
export function isTied(partition: string): RawBuilder<unknown> {
  const tied = (way: keyof typeof sameLane) => sql`
    select t.id from rate t join rate o on ${twin(way)} where t.partition = ${partition} and t.status in ${setOf(rateLife, 'live')}`;
  return sql`t.id in (${tied('there')} union ${tied('back')})`;
}

/** Approved rates of other codes that tie with one. */
export async function twinsOf({ db, partition }: Reader, id: string): Promise<StoredRate[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from rate t join rate o on ${twin('there')} where t.partition = ${partition} and t.id = ${id}
    union select o.id from rate t join rate o on ${twin('back')} where t.partition = ${partition} and t.id = ${id}
     limit 5`.execute(db);
  return ratesByIds(
    { db, partition },
    rows.map((row) => row.id),
  );
}
