import { sql } from 'kysely';
import { Failure } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { heldLink as usableLink, isUsable, linkColumns, linkNotUsable, type LinkRow } from '#platform/server/links.ts';
import { companyById, supportOf } from '#modules/base/companies/server/index.ts';
import { linkEndReasons, type LinkEnd } from '../contract.ts';

type EndReason = (typeof linkEndReasons)[number];

/** A link with what is needed to say how it ended. */
export type AnyLink = LinkRow & {
  readonly ended_reason: 'revoked' | 'superseded' | null;
  readonly submitted_at: Date | null;
  readonly reference: string;
  readonly copy_blob_name: string | null;
};

/**
 * The link that the guest holds, usable and of one of these kinds. Who holds one that has ended is told what became of it;
 * a token that never existed gets one answer without details (wire.md §4).
 */
export async function heldLink(
  context: Context,
  kinds: readonly string[],
  options: { readonly lock?: boolean } = {},
): Promise<LinkRow> {
  try {
    return await usableLink(context, kinds, options);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'linkNotUsable') throw error;
    const link = await anyLink(context);
    throw link ? linkNotUsable({ ...(await endOf(context, link, kinds)) }) : error;
  }
}

/** The link behind the guest's token, in whatever state. */
export async function anyLink({ actor, db }: Context): Promise<AnyLink | undefined> {
  if (actor.kind !== 'guest' || !actor.link) return undefined;
  return db
    .selectFrom('link')
    .select([...linkColumns, 'ended_reason', 'submitted_at', 'reference', 'copy_blob_name'])
    .select(isUsable.as('is_usable'))
    .where('partition', '=', actor.link.partition)
    .where('id', '=', actor.link.id)
    .executeTakeFirst();
}

/** How the client of a link is reached; of a link in whatever state. */
export async function linkContact(context: Context): Promise<{ contact: string }> {
  const link = await anyLink(context);
  if (!link) throw linkNotUsable();
  const company = await companyById(context.db, link.partition, link.company_id);
  return { contact: supportOf(company, context.app.config.SUPPORT_CONTACT) };
}

/** What became of a link that is refused. Nothing of the record behind it. */
export async function endOf(context: Context, link: AnyLink, kinds: readonly string[]): Promise<LinkEnd> {
  const { db, app } = context;
  const reason = reasonOf(context, link, kinds);
  const company = await companyById(db, link.partition, link.company_id);
  const at = await timeOf(context, link, reason);
  return {
    reason,
    at: at?.toISOString() ?? null,
    ...(reason === 'answered' && { answer: link.status as 'accept' | 'decline' }),
    reference: reason === 'submitted' ? link.reference : '',
    clientTradeName: company.trade_name,
    timeZone: company.time_zone,
    contact: supportOf(company, app.config.SUPPORT_CONTACT),
    hasStatus: reason === 'submitted' && app.linkKinds.get(link.kind)?.status !== undefined,
    maySendAgain: (reason === 'expired' || reason === 'replaced') && !app.linkKinds.get(link.kind)?.staysEnded,
  };
}

function reasonOf({ actor }: Context, link: AnyLink, kinds: readonly string[]): EndReason {
  if (!kinds.includes(link.kind)) return 'otherFlow';
  if (link.status === 'submitted') return 'submitted';
  if (link.status === 'accept' || link.status === 'decline') return 'answered';
  if (link.ended_reason === 'superseded' || (actor.kind === 'guest' && actor.link?.isFormer)) return 'replaced';
  if (link.ended_reason === 'revoked' || link.status === 'deleted') return 'revoked';
  return link.locked_at ? 'locked' : 'expired';
}

async function timeOf(context: Context, link: AnyLink, reason: EndReason): Promise<Date | null | undefined> {
  switch (reason) {
    case 'submitted':
    case 'answered':
      return link.submitted_at;
    case 'expired':
      return link.expires_at;
    case 'locked':
      return link.locked_at;
    case 'replaced':
      return (await newestFor(context, link))?.sent_at;
    case 'revoked':
    case 'otherFlow':
      return null;
  }
}

/** The newest link that was sent in place of this one; the link itself, where it only got another address. */
export async function newestFor(
  { db }: Pick<Context, 'db'>,
  link: AnyLink,
): Promise<{ readonly id: string; readonly sent_at: Date } | undefined> {
  return db
    .selectFrom('link')
    .select(['id', 'sent_at'])
    .where('partition', '=', link.partition)
    .where('kind', '=', link.kind)
    .where('company_id', '=', link.company_id)
    .where((where) =>
      where.or([
        where('id', '=', link.id),
        link.subject_id
          ? where('subject_id', '=', link.subject_id)
          : where.and([where('subject_id', 'is', null), where('recipient_email', '=', link.recipient_email)]),
      ]),
    )
    .where(sql<boolean>`ended_reason is null`)
    .orderBy('sent_at', 'desc')
    .executeTakeFirst();
}
