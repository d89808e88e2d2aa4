import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { PayTerms } from '../contract.ts';
import type { PayRateOwner } from './owners.ts';
import { alwaysFrom } from './versions.ts';

/** Says by what a record is paid from a day on, or has always been, as if two people had agreed to it. */
export async function buildPayRate(
  app: App,
  partition: string,
  { owner, id, terms, from = alwaysFrom }: { owner: PayRateOwner; id: string; terms: PayTerms; from?: string },
): Promise<void> {
  await app.database
    .writer(partition)
    .transaction()
    .execute(async (db) => {
      await sql`
      insert into pay_rate_change (partition, owner_kind, owner_id, effective_from, terms, reason, status, decided_by, decided_by_id, created_by, updated_by)
      values (${partition}, ${owner.kind}, ${id}, ${from}, ${JSON.stringify(terms)}::jsonb, '', 'APPROVED', 'builder', ${crypto.randomUUID()}, 'builder', 'builder')`.execute(
        db,
      );
      await sql`
      update pay_rate_version set superseded_at = now()
       where partition = ${partition} and owner_id = ${id} and superseded_at is null and effective_from >= ${from}::date`.execute(
        db,
      );
      await sql`
      update pay_rate_version set effective_until = ${from}::date - 1
       where partition = ${partition} and owner_id = ${id} and superseded_at is null`.execute(db);
      await sql`
      insert into pay_rate_version (partition, owner_kind, owner_id, effective_from, terms, asked_by)
      values (${partition}, ${owner.kind}, ${id}, ${from}, ${JSON.stringify(terms)}::jsonb, 'builder')`.execute(db);
      const set = Object.entries(owner.columns).map(
        ([field, column]) => sql`${sql.ref(column)} = ${terms[field] ?? null}`,
      );
      await sql`
      update ${sql.table(owner.table)} set ${sql.join(set)} where partition = ${partition} and id = ${id}`.execute(db);
    });
}
