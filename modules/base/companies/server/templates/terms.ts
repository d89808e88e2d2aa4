import { sql, type Selectable } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { stateAfter } from '#platform/server/life.ts';
import { refuseStale } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { TemplateFailureCode } from '#modules/base/companies/messages/template-failures/index.ts';
import type { templateService, TermsRow } from '#modules/base/companies/templates.ts';
import { termsVersion, type TermsStatus } from '#modules/base/companies/terms.ts';
import { clientOf } from './client.ts';

const fail = failures<FailureCode | TemplateFailureCode>();

type Operations = (typeof templateService)['operations'];
type Input<Name extends keyof Operations> = z.output<Operations[Name]['input']>;
type Stored = Selectable<Tables['company_terms']>;

export async function listTerms(
  context: Context,
  { companyName, kind, purpose, termsId }: Input<'getCompanyTerms'>,
): Promise<TermsRow[]> {
  const { id } = await clientOf(context, companyName);
  let versions = versionsOf(context, id).orderBy('created_at', 'desc');
  if (kind) versions = versions.where('kind', '=', kind);
  if (purpose) versions = versions.where('purpose', '=', purpose);
  if (termsId) versions = versions.where('id', '=', termsId);
  return (await versions.execute()).map(rowOf);
}

function versionsOf({ db, partition }: Context, companyId: string) {
  return db
    .selectFrom('company_terms')
    .selectAll()
    .where('partition', '=', partition)
    .where('company_id', '=', companyId);
}

export async function draftTerms(context: Context, input: Input<'postCompanyTerms'>): Promise<TermsRow> {
  const { db, partition, actor } = context;
  const company = await clientOf(context, input.companyName);
  const copied =
    input.copyOf && (await versionsOf(context, company.id).where('id', '=', input.copyOf).executeTakeFirst());
  if (input.copyOf && !copied) throw fail('notFound', 'notFound');
  const row = await db
    .insertInto('company_terms')
    .values({
      partition,
      company_id: company.id,
      kind: input.kind,
      purpose: input.purpose,
      version: input.version,
      bodies: JSON.stringify(copied ? copied.bodies : {}),
      created_by: actor.name,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(refuseTwice);
  return settled(context, row, 'drafted');
}

export async function changeTerms(context: Context, input: Input<'putCompanyTerms'>): Promise<TermsRow> {
  const stored = await toChange(context, input);
  if (stored.status !== 'draft') throw fail('termsPublished', 'rule');
  const bodies = Object.fromEntries(Object.entries(input.bodies).filter(([, body]) => body !== ''));
  const row = await update(context, stored.id, { version: input.version, bodies: JSON.stringify(bodies) }).catch(
    refuseTwice,
  );
  return settled(context, row, 'changed', stored);
}

export async function removeTerms(context: Context, input: Input<'deleteCompanyTerms'>): Promise<{ termsId: string }> {
  const { db, partition } = context;
  const stored = await toChange(context, input);
  if (stored.status !== 'draft') throw fail('termsPublished', 'rule');
  await db.deleteFrom('company_terms').where('partition', '=', partition).where('id', '=', stored.id).execute();
  await context.audit({ noun: 'companyTerms', recordId: stored.id, event: 'deleted', before: factsOf(stored) });
  await context.publish('companies', 'termsDeleted', stored.company_id);
  return { termsId: stored.id };
}

/** Puts a version in force. It needs English, to which every language falls back. */
export async function publishTerms(context: Context, input: Input<'publishCompanyTerms'>): Promise<TermsRow> {
  const { db, partition, actor } = context;
  const stored = await toChange(context, input);
  const status = statusAfter(stored, 'publish');
  if (!stored.bodies.en) throw fail('termsNeedEnglish', 'rule');
  const inForce = await versionsOf(context, stored.company_id)
    .where('kind', '=', stored.kind)
    .where('purpose', '=', stored.purpose)
    .where('status', '=', 'published')
    .forUpdate()
    .executeTakeFirst();
  if (inForce) await retire(context, inForce);
  const row = await db
    .updateTable('company_terms')
    .set({ status, published_by: actor.name, published_at: sql<Date>`now()`, ...nextVersion })
    .where('partition', '=', partition)
    .where('id', '=', stored.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return settled(context, row, 'published', stored);
}

export async function retireTerms(context: Context, input: Input<'retireCompanyTerms'>): Promise<TermsRow> {
  return retire(context, await toChange(context, input));
}

async function retire(context: Context, stored: Stored): Promise<TermsRow> {
  const row = await update(context, stored.id, { status: statusAfter(stored, 'retire'), retired_at: context.now });
  return settled(context, row, 'retired', stored);
}

function statusAfter(stored: Stored, event: 'publish' | 'retire'): TermsStatus {
  return stateAfter(termsVersion, stored.status, event);
}

const nextVersion = { lock_version: sql<number>`lock_version + 1`, updated_at: sql<Date>`now()` };

function update(
  { db, partition }: Context,
  id: string,
  change: { version?: string; bodies?: string; status?: TermsStatus; retired_at?: Date },
): Promise<Stored> {
  return db
    .updateTable('company_terms')
    .set({ ...change, ...nextVersion })
    .where('partition', '=', partition)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function toChange(
  context: Context,
  { companyName, termsId }: { companyName: string; termsId: string },
): Promise<Stored> {
  const { id } = await clientOf(context, companyName);
  const stored = await versionsOf(context, id).where('id', '=', termsId).forUpdate().executeTakeFirst();
  if (!stored) throw fail('notFound', 'notFound');
  await refuseStale(context, String(stored.lock_version), () => ({
    by: stored.published_by ?? stored.created_by,
    at: stored.updated_at,
    show: () => rowOf(stored),
  }));
  return stored;
}

function refuseTwice(error: unknown): never {
  if ((error as { code?: unknown }).code === '23505')
    throw fail('termsVersionTaken', 'rule', {}, { version: { code: 'termsVersionTaken' } });
  throw error;
}

async function settled(context: Context, row: Stored, event: string, before?: Stored): Promise<TermsRow> {
  await context.audit({
    noun: 'companyTerms',
    recordId: row.id,
    event,
    ...(before && { before: factsOf(before) }),
    after: factsOf(row),
  });
  await context.publish('companies', `terms-${event}`, row.company_id);
  return rowOf(row);
}

function factsOf({ kind, purpose, version, status, bodies }: Stored) {
  return { kind, purpose, version, status, bodies };
}

function rowOf(row: Stored): TermsRow {
  return {
    termsId: row.id,
    lockId: String(row.lock_version),
    kind: row.kind,
    purpose: row.purpose,
    version: row.version,
    status: row.status,
    bodies: row.bodies,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    publishedBy: row.published_by,
    publishedAt: row.published_at?.toISOString() ?? null,
    retiredAt: row.retired_at?.toISOString() ?? null,
  };
}
