import { sql } from 'kysely';
import { literal } from './states-in-sql.ts';
import { failures, type Failure } from '../failure.ts';
import type { Language } from '../language.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import type { Context } from './implement.ts';
import type { LinkScope, LinkStatus } from './link-tables.ts';
import { linkUrl } from './link-tokens.ts';
import { newToken } from './sessions.ts';

export type { LinkScope, LinkStatus } from './link-tables.ts';
import { lastInTrail, lockIdOf, refuseStale } from './records.ts';

export interface LinkRow {
  readonly id: string;
  readonly partition: string;
  readonly kind: string;
  readonly status: LinkStatus;
  readonly subject_id: string | null;
  readonly guest_id: string;
  readonly company_id: string;
  readonly recipient_name: string;
  readonly recipient_email: string;
  readonly recipient_mobile: string;
  readonly language: Language;
  readonly scope: LinkScope;
  readonly expires_at: Date;
  readonly opened_at: Date | null;
  readonly locked_at: Date | null;
  readonly percent: number;
  readonly terms_version: string | null;
  /** Who sent it, where it was a person: their address and number were typed by them. */
  readonly created_by: string | null;
  readonly created_by_name: string;
  readonly is_usable: boolean;
}

/** What the mail with a link says, in the recipient's language, besides greeting, signature and until when it is valid. */
export interface LinkLetter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** On the button. */
  readonly action: string;
}

/** How far a record has come, as its applicant may know it. */
export interface LinkRecordStatus {
  readonly state: 'received' | 'checking' | 'asked' | 'decided';
  readonly decision?: 'approved' | 'declined' | 'withdrawn' | undefined;
  readonly decidedAt?: Date | null | undefined;
}

/** A flow that an emailed link opens. Kinds are declared once, in the composition root; a flow supplies what is its own. */
export interface LinkKind {
  /** As in the address: `#/carrierregister/{token}`. */
  readonly name: string;
  /** What the holder learns once the code is accepted. */
  opened(context: Context, link: LinkRow): Promise<Readonly<Record<string, unknown>>>;
  /** The mail that carries the link, in `link.language`; `client` is the trade name of who sends it. Not where `deliver` is. */
  letter?(context: Context, link: LinkRow, client: string): Promise<LinkLetter>;
  /** Brings the address to the recipient in another way than by mail. */
  deliver?(context: Context, link: LinkRow, address: { readonly url: string }): Promise<void>;
  /** Whoever holds one that has ended does not get it again by asking; staff send a new one. */
  readonly staysEnded?: true;
  /** How the record stands that came of a submit; a flow without it has no status page. */
  status?(context: Context, link: LinkRow): Promise<LinkRecordStatus | undefined>;
  /** The recipient chose a language: the record of the link takes it over. */
  speaks?(context: Context, link: LinkRow, language: Language): Promise<void>;
  /** Nothing is kept before the answer: the mail does not promise that one can stop and go on later. */
  readonly keepsNothing?: true;
  /** The flow reminds by a ladder of its own, so the common one leaves its links alone. */
  readonly remindsItself?: true;
  /** Asked before a reminder: where what the link is for was done in another way, the flow ends it, and nobody is reminded. */
  endsUnneeded?(context: Context, link: LinkRow): Promise<boolean>;
}

const fail = failures<FailureCode>();

/** A token that opens nothing. Who holds one that did exist is told what became of it; for the others there are no details. */
export function linkNotUsable(details: Readonly<Record<string, unknown>> = {}): Failure {
  return fail('linkNotUsable', 'refused', details);
}

export const linkColumns = [
  'id',
  'partition',
  'kind',
  'status',
  'subject_id',
  'guest_id',
  'company_id',
  'recipient_name',
  'recipient_email',
  'recipient_mobile',
  'language',
  'scope',
  'expires_at',
  'opened_at',
  'locked_at',
  'percent',
  'terms_version',
  'created_by',
  'created_by_name',
] as const;

/** Expiry is decided by the database's clock alone, so that two servers never disagree. */
export const isUsable = sql<boolean>`status = ${literal<LinkStatus>('pending')} and ended_reason is null and locked_at is null and expires_at > now()`;

/** The link that the guest holds, usable and of one of these kinds; anything else is `linkNotUsable`. */
export async function heldLink(context: Context, kinds: readonly string[], { lock = false } = {}): Promise<LinkRow> {
  const { actor, db } = context;
  if (actor.kind !== 'guest' || !actor.link || actor.link.isFormer) throw linkNotUsable();
  let query = db
    .selectFrom('link')
    .select(linkColumns)
    .select(isUsable.as('is_usable'))
    .where('partition', '=', actor.link.partition)
    .where('id', '=', actor.link.id);
  if (lock) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (!row?.is_usable || !kinds.includes(row.kind)) throw linkNotUsable();
  return row;
}

export interface NewLink {
  readonly kind: string;
  readonly companyId: string;
  readonly subjectId?: string;
  readonly recipient: { readonly name: string; readonly email: string; readonly mobile: string };
  readonly language: Language;
  readonly scope?: LinkScope;
  readonly validDays: number;
}

/** Makes a link and ends the older ones for the same subject (or the same address, for a new one). The token is returned once. */
export async function createLink(
  context: Context,
  link: NewLink,
): Promise<{ id: string; url: string; expiresAt: Date; row: LinkRow }> {
  const { db, partition, actor, app } = context;
  let older = db
    .updateTable('link')
    .set({ ended_reason: 'superseded', status: 'deleted' })
    .where('partition', '=', partition)
    .where('kind', '=', link.kind)
    .where('company_id', '=', link.companyId)
    .where('status', '=', 'pending');
  older = link.subjectId
    ? older.where('subject_id', '=', link.subjectId)
    : older.where('subject_id', 'is', null).where('recipient_email', '=', link.recipient.email);
  for (const { id } of await older.returning('id').execute()) await context.happened('link.ended', { linkId: id });

  const { token, hash } = newToken();
  const row = await db
    .insertInto('link')
    .values({
      partition,
      kind: link.kind,
      token_hash: hash,
      subject_id: link.subjectId ?? null,
      company_id: link.companyId,
      recipient_name: link.recipient.name,
      recipient_email: link.recipient.email,
      recipient_mobile: link.recipient.mobile,
      language: link.language,
      scope: JSON.stringify(link.scope ?? {}),
      expires_at: sql`now() + make_interval(days => ${link.validDays})`,
      created_by: actor.kind === 'user' ? actor.id : null,
      created_by_name: actor.name,
    } as never)
    .returning(linkColumns)
    .returning(isUsable.as('is_usable'))
    .executeTakeFirstOrThrow();
  return { id: row.id, url: linkUrl(app.config.baseUrl, link.kind, token), expiresAt: row.expires_at, row };
}

/** What an applicant keeps of a submit. */
export interface Receipt {
  /** The number to name when asking about it. */
  readonly reference?: string;
  readonly copyBlobName?: string | null;
}

/** Uses the link up: of many submits at once exactly one gets past this line. */
export async function useLink(
  context: Context,
  link: LinkRow,
  status: Exclude<LinkStatus, 'pending' | 'deleted'>,
  subjectId: string,
  { reference = '', copyBlobName = null }: Receipt = {},
): Promise<void> {
  const { db } = context;
  const used = await db
    .updateTable('link')
    .set({
      status,
      subject_id: subjectId,
      reference,
      copy_blob_name: copyBlobName,
      submitted_at: sql`now()`,
      percent: 100,
      version: sql`version + 1`,
    } as never)
    .where('partition', '=', link.partition)
    .where('id', '=', link.id)
    .where(isUsable)
    .executeTakeFirst();
  if (used.numUpdatedRows !== 1n) throw linkNotUsable();
  await forgetDraft(context, link);
  await context.happened('link.ended', { linkId: link.id });
}

/** Begins a link that stays open anew: what was sent of its form is no draft any more. */
export async function beginAnew(context: Context, link: LinkRow): Promise<void> {
  const { db } = context;
  await forgetDraft(context, link);
  await db
    .updateTable('link')
    .set({ percent: 0 } as never)
    .where('partition', '=', link.partition)
    .where('id', '=', link.id)
    .execute();
}

async function forgetDraft({ db }: Context, { partition, id }: LinkRow): Promise<void> {
  await db.deleteFrom('link_draft').where('partition', '=', partition).where('link_id', '=', id).execute();
}

/** A link as staff change it: locked until the transaction ends, still pending, and as they had read it. */
export async function lockLink(context: Context, kind: string, id: string): Promise<LinkRow> {
  const { db, partition } = context;
  const row = await db
    .selectFrom('link')
    .select([...linkColumns, 'version'])
    .select(isUsable.as('is_usable'))
    .where('partition', '=', partition)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw fail('notFound', 'notFound');
  await refuseStale(context, lockIdOf(row), async () => ({
    ...(await lastInTrail(context, 'link', id)),
    show: () => ({ linkId: id, lockId: lockIdOf(row), status: row.status, expiresAt: row.expires_at.toISOString() }),
  }));
  if (row.status !== 'pending') throw fail('notAllowedInState', 'rule', { state: row.status });
  return row;
}

/** A link in whatever state, locked until the transaction ends. */
export async function lockAnyLink({ db, partition }: Context, id: string): Promise<LinkRow> {
  return db
    .selectFrom('link')
    .select(linkColumns)
    .select(isUsable.as('is_usable'))
    .where('partition', '=', partition)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The effect of a decision: the links of a kind that the record still has open end with it. */
export function endsLinks(kind: string): (context: Context, record: { readonly id: string }) => Promise<void> {
  return (context, { id }) => revokeLinks(context, { kind, subjectId: id });
}

/** Ends pending links: one by its id, or all of a record. */
export async function revokeLinks(
  context: Context,
  which: { readonly id: string } | { readonly kind: string; readonly subjectId: string },
): Promise<void> {
  const { db, partition } = context;
  let update = db
    .updateTable('link')
    .set({ status: 'deleted', ended_reason: 'revoked', version: sql<number>`version + 1` })
    .where('partition', '=', partition)
    .where('status', '=', 'pending');
  update =
    'id' in which
      ? update.where('id', '=', which.id)
      : update.where('kind', '=', which.kind).where('subject_id', '=', which.subjectId);
  for (const { id } of await update.returning('id').execute()) await context.happened('link.ended', { linkId: id });
}
