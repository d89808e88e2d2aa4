import { type RawBuilder, sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { authorisation } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import type { RecordFilter } from '#platform/server/realtime.ts';
import { ownSuppliers } from '#modules/base/access/server/index.ts';
import { type SubjectType, subjectTypes } from '#modules/base/companies/document-types.ts';
import { keptFromCarriers } from '../types.ts';
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
  load: ['getLoad', 'getLoads'],
  journal: ['getTransactionProposal', 'getTransactionProposals'],
};
export const subjectReads: readonly string[] = Object.values(shownBy).flat();

/** The types of subjects that somebody with these rights may see. */
export function typesShownTo(held: ReadonlySet<string>): SubjectType[] {
  return subjectTypes.filter((type) => shownBy[type].some((each) => held.has(authorisation('tripDirector', each))));
}

/** What of the subjects a caller may see; neither is set for somebody who sees all. */
interface Sight {
  /** Suppliers to which the caller is limited, if any. */
  readonly own?: readonly string[];
  readonly types?: readonly SubjectType[];
}

async function sightOf(context: Caller): Promise<Sight> {
  const own = await ownSuppliers(context);
  // A supplier's own people see its papers by being its people.
  if (own) return { own };
  if (context.actor.kind !== 'user') return {};
  const types = typesShownTo(context.actor.authorisations);
  return types.length === subjectTypes.length ? {} : { types };
}

/** Ids of the suppliers, their drivers and their vehicles: few enough to be read once. */
function ownIds({ partition }: Caller, own: readonly string[]): RawBuilder<unknown> {
  return sql`(select unnest(${own}::uuid[]) union select of_supplier.subject_id from document_subject of_supplier
    where of_supplier.partition = ${partition} and of_supplier.subject_type <> 'load' and of_supplier.supplier_id = any (${own}::uuid[]))`;
}

/** Whether such an id is a load that one of the suppliers carries. Loads are many, so each is looked up when it is met. */
function isOwnLoad({ partition }: Caller, own: readonly string[], id: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from document_subject of_load where of_load.partition = ${partition}
    and of_load.subject_type = 'load' and of_load.subject_id = ${id} and of_load.supplier_id = any (${own}::uuid[]))`;
}

/** The condition by which the caller sees only subjects of theirs; `alias` has the two columns of a subject. */
export async function seenOnly(context: Caller, alias: string): Promise<RawBuilder<boolean> | undefined> {
  const { own, types } = await sightOf(context);
  const id = sql.ref(`${alias}.subject_id`);
  if (own) return sql<boolean>`(${id} in ${ownIds(context, own)} or ${isOwnLoad(context, own, id)})`;
  return types && sql<boolean>`${sql.ref(`${alias}.subject_type`)} = any (${types}::text[])`;
}

/** The same of documents: a load's carrier sees what goes with the goods, and what it brought itself. */
export async function seenDocumentsOnly(context: Caller, alias: string): Promise<RawBuilder<boolean> | undefined> {
  const { own } = await sightOf(context);
  return own ? ownDocuments(context, own, alias) : seenOnly(context, alias);
}

function ownDocuments(context: Caller, own: readonly string[], alias: string): RawBuilder<boolean> {
  const id = sql.ref(`${alias}.subject_id`);
  const by = context.actor.kind === 'user' ? context.actor.id : null;
  return sql<boolean>`(${id} in ${ownIds(context, own)} or ${sql.ref(`${alias}.subject_type`)} = 'load'
    and (${sql.ref(`${alias}.type`)} <> all (${keptFromCarriers}::text[]) or ${sql.ref(`${alias}.uploaded_by_id`)} = ${by}::uuid)
    and ${isOwnLoad(context, own, id)})`;
}

/**
 * The same for a kept file, by what is known of it and of the documents that it is: a file of nobody, such as one that was
 * uploaded a moment ago, is not hidden from somebody who may see only some nouns.
 */
export async function seenFilesOnly(context: Caller): Promise<RawBuilder<boolean> | undefined> {
  const { own, types } = await sightOf(context);
  const documentWith = (condition: RawBuilder<unknown>) =>
    sql`exists (select from document d where d.partition = stored_file.partition and d.blob_name = stored_file.blob_name and ${condition})`;
  if (own)
    return sql<boolean>`(stored_file.subject_id in ${ownIds(context, own)} or ${documentWith(ownDocuments(context, own, 'd'))})`;
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
  const id = sql`${subject.id}::uuid`;
  const { rows } = await sql`select where ${id} in ${ownIds(context, own)} or ${isOwnLoad(context, own, id)}`.execute(
    context.db,
  );
  if (rows.length === 0) throw fail('notFound', 'notFound');
}

/** The same of a document that was filed. */
export async function refuseForeignDocument(context: Caller, documentId: string): Promise<void> {
  const seen = await seenDocumentsOnly(context, 'document');
  if (!seen) return;
  const { rows } =
    await sql`select from document where partition = ${context.partition} and id = ${documentId} and ${seen}`.execute(
      context.db,
    );
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
