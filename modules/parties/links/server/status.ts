import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { linkNotUsable } from '#platform/server/links.ts';
import { companyById, supportOf } from '#modules/base/companies/server/index.ts';
import type { linkService } from '../contract.ts';
import { anyLink, type AnyLink } from './held.ts';

type Status = z.input<(typeof linkService)['operations']['getLinkStatus']['output']>;

/** The link of a guest whose application is under way or decided; a new code opens its status page. */
export async function submittedLink(context: Context): Promise<AnyLink | undefined> {
  const { app, actor } = context;
  const link = await anyLink(context);
  const isFormer = actor.kind === 'guest' && actor.link?.isFormer;
  if (!link || isFormer || link.status !== 'submitted' || link.locked_at) return undefined;
  return app.linkKinds.get(link.kind)?.status ? link : undefined;
}

/** How the application stands, for whoever sent it. */
export async function linkStatus(context: Context): Promise<Status> {
  const { db, app } = context;
  const link = await submittedLink(context);
  const status = link && (await app.linkKinds.get(link.kind)?.status?.(context, link));
  if (!link || !status) throw linkNotUsable();
  const company = await companyById(db, link.partition, link.company_id);
  const asked = status.state === 'asked' ? await askedIn(context, link) : undefined;
  return {
    partition: link.partition,
    clientTradeName: company.trade_name,
    clientLogo: company.logo_url,
    clientColour: company.brand_colour,
    support: supportOf(company, app.config.SUPPORT_CONTACT),
    reference: link.reference,
    state: status.state,
    submittedAt: link.submitted_at?.toISOString() ?? null,
    decision: status.decision ?? null,
    decidedAt: (status.state === 'decided' && status.decidedAt?.toISOString()) || null,
    question: asked?.scope.question ?? '',
    askedAt: asked?.sent_at.toISOString() ?? null,
    copy: link.copy_blob_name ? await copyOf(context, link, link.copy_blob_name) : null,
  };
}

/** The newest question that staff sent about the record. */
async function askedIn({ db }: Context, link: AnyLink) {
  return db
    .selectFrom('link')
    .select(['scope', 'sent_at'])
    .where('partition', '=', link.partition)
    .where('kind', '=', link.kind)
    .where('subject_id', '=', link.subject_id)
    .where('status', '=', 'pending')
    .orderBy('sent_at', 'desc')
    .executeTakeFirst();
}

async function copyOf({ db }: Context, link: AnyLink, blobName: string) {
  const file = await db
    .selectFrom('stored_file')
    .select(['blob_name', 'file_name'])
    .where('partition', '=', link.partition)
    .where('blob_name', '=', blobName)
    .executeTakeFirst();
  return file ? { blobName: file.blob_name, fileName: file.file_name } : null;
}
