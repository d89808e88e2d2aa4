import { sql } from 'kysely';
import { superseding } from '#platform/effective.ts';
import type { Context } from '#platform/server/implement.ts';
import { nextVersion } from '#platform/server/records.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { rateNoun, type StoredRate } from './queries.ts';

/** Columns that a version has for itself; what is left of another one behind it is the same in all others. */
const own = ['partition', 'id', 'revision', 'party_id', 'valid_from', 'version', 'search', 'updated_at', 'created_at'];

/**
 * Makes room for a version that is about to be approved: older ones end the day before it, or are superseded as a whole; what
 * is left of one behind a version that ends is written again as a version of its own (decision 0043).
 */
export async function supersedeOlder(context: Context, approved: StoredRate): Promise<void> {
  const { db, partition } = context;
  const days = { effective_from: approved.valid_from, effective_until: approved.valid_to };
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rate ${partition} ${approved.lineage_id}`}, 0))`.execute(
    db,
  );
  const older = await db
    .selectFrom('rate')
    .select(['id', 'valid_from', 'valid_to', 'version'])
    .where('partition', '=', partition)
    .where('lineage_id', '=', approved.lineage_id)
    .where('status', '=', 'APPROVED')
    .where('id', '!=', approved.id)
    .execute();
  for (const version of older) {
    const change = superseding({ effective_from: version.valid_from, effective_until: version.valid_to }, days);
    if (!change) continue;
    const status = change.keptUntil ? 'APPROVED' : 'SUPERSEDED';
    const validTo = change.keptUntil ?? version.valid_to;
    await updateRow({ db, partition }, 'rate', version.id, {
      status,
      valid_to: validTo,
      ...nextVersion(context.actor.name),
    });
    await context.audit({
      noun: rateNoun,
      recordId: version.id,
      event: change.keptUntil ? 'ended' : 'superseded',
      before: { status: 'APPROVED', validTo: version.valid_to },
      after: { status, validTo },
    });
    await context.publish(['rates'], 'rate.superseded', version.id, String(version.version + 1));
    if (change.rest)
      await writeRest(context, version.id, approved.lineage_id, change.rest.effective_from, version.valid_to);
  }
}

async function writeRest(
  context: Context,
  id: string,
  lineageId: string,
  from: string,
  until: string | null,
): Promise<void> {
  const { db, partition } = context;
  const kept = sql.join(
    (await columnsOf(context))
      .filter((column) => ![...own, 'valid_to', 'status'].includes(column))
      .map((name) => sql.ref(name)),
  );
  await sql`
    insert into rate (partition, revision, valid_from, valid_to, status, ${kept})
    select partition, (select max(m.revision) + 1 from rate m where m.partition = ${partition} and m.lineage_id = ${lineageId}),
           ${from}::date, ${until}::date, 'APPROVED', ${kept}
      from rate where partition = ${partition} and id = ${id}`.execute(db);
}

async function columnsOf({ db }: Context): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
     where attrelid = 'rate'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(db);
  return rows.map(({ name }) => name);
}
