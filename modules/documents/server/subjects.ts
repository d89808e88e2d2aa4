import { type RawBuilder, sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { authorisation } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import type { RecordFilter } from '#platform/server/realtime.ts';
import { ownSuppliers } from '#modules/access/server/index.ts';
import { type SubjectType, subjectTypes } from '#modules/companies/document-types.ts';
import './tables.ts';

const fail = failures<FailureCode>();

type Caller = Pick<Context, 'actor' | 'db' | 'partition'>;

/** The operations that show a subject itself; whoever may call none of them does not see its documents either. */
const shownBy: Readonly<Record<SubjectType, readonly string[]>> = {
  supplier: ['getCarrier', 'getAllCarriersByClientName'],
  customer: ['getShipper', 'getShippers'],
  contractor: ['getSubcontractors', 'getSubbieApplication'],
  driver: ['getClientDrivers'],
  vehicle: ['getVehicles'],
};
export const subjectReads: readonly string[] = Object.values(shownBy).flat();

/** The types of subjects that somebody with these rights may see. */
export function typesShownTo(held: ReadonlySet<string>): SubjectType[] {
  return subjectTypes.filter((type) => shownBy[type].some((each) => held.has(authorisation('tripDirector', each))));
}

/** What of the subjects a caller may see; neither is set for somebody who sees all. */
interface Sight {
  /** Ids: of a caller who is limited to suppliers those suppliers, their drivers and their vehicles. */
  readonly own?: RawBuilder<unknown>;
  readonly types?: readonly SubjectType[];
}

async function sightOf(context: Caller): Promise<Sight> {
  const own = await ownSuppliers(context);
  // A supplier's own people see its papers by being its people.
  if (own)
    return {
      own: sql`(select unnest(${own}::uuid[]) union select of_supplier.subject_id from document_subject of_supplier
        where of_supplier.partition = ${context.partition} and of_supplier.supplier_id = any (${own}::uuid[]))`,
    };
  if (context.actor.kind !== 'user') return {};
  const types = typesShownTo(context.actor.authorisations);
  return types.length === subjectTypes.length ? {} : { types };
}

/** The condition by which the caller sees only documents and subjects of theirs; `alias` has the two columns of a subject. */
export async function seenOnly(context: Caller, alias: string): Promise<RawBuilder<boolean> | undefined> {
  const { own, types } = await sightOf(context);
  if (own) return sql<boolean>`${sql.ref(`${alias}.subject_id`)} in ${own}`;
  return types && sql<boolean>`${sql.ref(`${alias}.subject_type`)} = any (${types}::text[])`;
}

/**
 * The same for a kept file, by what is known of it and of the documents that it is: a file of nobody, such as one that was
 * uploaded a moment ago, is not hidden from somebody who may see only some nouns.
 */
export async function seenFilesOnly(context: Caller): Promise<RawBuilder<boolean> | undefined> {
  const { own, types } = await sightOf(context);
  const documentWith = (condition: RawBuilder<unknown>) =>
    sql`exists (select from document d where d.partition = stored_file.partition and d.blob_name = stored_file.blob_name and ${condition})`;
  if (own) return sql<boolean>`(stored_file.subject_id in ${own} or ${documentWith(sql`d.subject_id in ${own}`)})`;
  const hidden = types && subjectTypes.filter((type) => !types.includes(type));
  return (
    hidden &&
    sql<boolean>`not (stored_file.subject_type = any (${hidden}::text[]) or ${documentWith(sql`d.subject_type = any (${hidden}::text[])`)})`
  );
}

/** A subject that is not the caller's is answered like one that does not exist. */
export async function refuseForeignSubject(
  context: Caller,
  subject: { readonly type: SubjectType; readonly id: string },
): Promise<void> {
  const { own, types } = await sightOf(context);
  if (types && !types.includes(subject.type)) throw fail('notFound', 'notFound');
  if (!own) return;
  const { rows } = await sql`select where ${subject.id}::uuid in ${own}`.execute(context.db);
  if (rows.length === 0) throw fail('notFound', 'notFound');
}

/** Sockets hear of a document what the list would show. */
export const hearsOfDocument: RecordFilter = async ({ held, db, recordId }) => {
  const types = typesShownTo(held);
  if (types.length === subjectTypes.length) return true;
  const { rows } =
    await sql`select from document where id = ${recordId} and subject_type = any (${types}::text[])`.execute(db);
  return rows.length > 0;
};
