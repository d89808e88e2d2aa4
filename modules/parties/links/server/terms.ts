import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { termsInForce } from '#modules/base/companies/server/index.ts';
import { linkKinds } from '../contract.ts';
import { heldLink } from './held.ts';

const fail = failures<FailureCode>();

/** The terms of the client for this flow, in the reader's language. */
export async function readTerms(
  context: Context,
): Promise<{ version: string; language: string; body: string; isAccepted: boolean; privacyNotice: string }> {
  const { db, language } = context;
  const link = await heldLink(context, linkKinds);
  const terms = await termsInForce(db, link.partition, link.company_id, link.kind, language);
  const privacy = await termsInForce(db, link.partition, link.company_id, link.kind, language, 'privacy');
  const privacyNotice = privacy?.body ?? '';
  // A company without terms of its own asks for no agreement.
  if (!terms) return { version: '', language, body: '', isAccepted: true, privacyNotice };
  return { ...terms, isAccepted: link.terms_version === terms.version, privacyNotice };
}

/** Stores which version was agreed to, when and from where; the proof stays with the link. */
export async function acceptTerms(
  context: Context,
  { version, language }: { version: string; language: string },
): Promise<{ acceptedAt: string }> {
  const { db, ip } = context;
  const link = await heldLink(context, linkKinds);
  const terms = await termsInForce(db, link.partition, link.company_id, link.kind, context.language);
  if (terms && terms.version !== version) throw fail('termsNotAccepted', 'rule');
  const privacy = await termsInForce(db, link.partition, link.company_id, link.kind, context.language, 'privacy');
  const { accepted_at } = await db
    .updateTable('link')
    .set({
      terms_version: version,
      terms_accepted_at: sql<Date>`now()`,
      terms_accepted_from: ip,
      privacy_version: privacy?.version ?? null,
    })
    .where('partition', '=', link.partition)
    .where('id', '=', link.id)
    .returning(sql<Date>`terms_accepted_at`.as('accepted_at'))
    .executeTakeFirstOrThrow();
  await context.audit({
    noun: 'link',
    recordId: link.id,
    event: 'termsAccepted',
    after: { version, language, ...(privacy && { privacyVersion: privacy.version }) },
  });
  return { acceptedAt: accepted_at.toISOString() };
}
