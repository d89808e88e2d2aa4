import { sql } from 'kysely';
import { superseding } from '#platform/effective.ts';
import type { Context } from '#platform/server/implement.ts';
import { ratesByIds, type StoredRate } from './queries.ts';

/** Columns that a version has for itself; what is left of another one behind it is the same in all others. */
const own = ['partition', 'id', 'revision', 'party_id', 'valid_from', 'version', 'search', 'updated_at', 'created_at'];

/** Approved versions that cannot stay as they are beside another one, and what becomes of their days. */
export async function olderThan(context: Context, approved: StoredRate) {
  const { db, partition } = context;
  const days = { effective_from: approved.valid_from, effective_until: approved.valid_to };
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rate ${partition} ${approved.lineage_id}`}, 0))`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`
    select id from rate where partition = ${partition} and lineage_id = ${approved.lineage_id}
       and status = 'APPROVED' and id <> ${approved.id} order by id for update`.execute(db);
  const older = await ratesByIds(
    context,
    rows.map(({ id }) => id),
  );
  return older.flatMap((stored) => {
    const change = superseding({ effective_from: stored.valid_from, effective_until: stored.valid_to }, days);
    return change ? [{ stored, change }] : [];
  });
}

/** Writes what is left of a version behind another one, from a day on, as a version of its own. */
export async function writeRest(
  context: Context,
  { id, lineage_id: lineageId, valid_to: until }: StoredRate,
  from: string,
): Promise<void> {
  const { partition } = context;
  const kept = sql.join(
    (await columnsOf(context))
      .filter((column) => ![...own, 'valid_to', 'status'].includes(column))
      .map((name) => sql.ref(name)),
  );
  await sql`
    insert into rate (partition, revision, valid_from, valid_to, status, ${kept})
    select partition, (select max(m.revision) + 1 from rate m where m.partition = ${partition} and m.lineage_id = ${lineageId}),
           ${from}::date, ${until}::date, 'APPROVED', ${kept}
      from rate where partition = ${partition} and id = ${id}`.execute(context.db);
}

async function columnsOf({ db }: Context): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
     where attrelid = 'rate'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(db);
  return rows.map(({ name }) => name);
}
