import { type RawBuilder, sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { ownSuppliers } from '#modules/access/server/index.ts';
import './tables.ts';

const fail = failures<FailureCode>();

type Caller = Pick<Context, 'actor' | 'db' | 'partition'>;

/**
 * The ids of the subjects that a caller who is limited to suppliers may see: those suppliers, their drivers and their
 * vehicles. Undefined for no limit.
 */
export async function ownSubjects(context: Caller): Promise<RawBuilder<unknown> | undefined> {
  const own = await ownSuppliers(context);
  return (
    own &&
    sql`(select unnest(${own}::uuid[]) union select of_supplier.subject_id from document_subject of_supplier
      where of_supplier.partition = ${context.partition} and of_supplier.supplier_id = any (${own}::uuid[]))`
  );
}

/** Conditions of the same on a column. */
export async function ownSubjectsOnly(context: Caller, column: string): Promise<RawBuilder<boolean> | undefined> {
  const own = await ownSubjects(context);
  return own && sql<boolean>`${sql.ref(column)} in ${own}`;
}

/** A subject that is not the caller's is answered like one that does not exist. */
export async function refuseForeignSubject(context: Caller, subjectId: string): Promise<void> {
  const own = await ownSubjects(context);
  if (!own) return;
  const { rows } = await sql`select where ${subjectId}::uuid in ${own}`.execute(context.db);
  if (rows.length === 0) throw fail('notFound', 'notFound');
}
