import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkKind, LinkRecordStatus } from '#platform/server/links.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { contractorLinkKind } from './link-kind-name.ts';
import { readLink } from '#modules/parties/links/server/index.ts';
import { withoutNumbers } from '#modules/parties/parties/numbers.ts';
import { speakTo } from '#modules/parties/parties/server/index.ts';
import type { contractorService } from '../contract.ts';
import { applicationOf } from './application-details.ts';
import { contractorDirectorNames } from '../rules.ts';
import type { ContractorState } from '../status.ts';
import { linkLetter } from './mails.ts';
import { findContractor, getContractor } from './queries.ts';

const fail = failures<FailureCode>();
type Operations = (typeof contractorService)['operations'];

const stateOf: Readonly<Record<ContractorState, LinkRecordStatus>> = {
  invited: { state: 'received' },
  pending: { state: 'received' },
  infoRequested: { state: 'asked' },
  approved: { state: 'decided', decision: 'approved' },
  rejected: { state: 'decided', decision: 'declined' },
  deleted: { state: 'decided', decision: 'withdrawn' },
};

/** What the holder of a contractor's link learns with the accepted code, besides what every flow learns. */
export const creditorApplicationLink: LinkKind = {
  name: contractorLinkKind,
  async opened({ db }, link) {
    const contractor = link.subject_id ? await findContractor(db, link.partition, link.subject_id) : undefined;
    if (!contractor) return {};
    return {
      carrierName: contractor.registered_name,
      tradingName: contractor.trade_name,
      keyIdentifier: contractor.id,
      lockId: lockIdOf(contractor),
      isEdit: contractor.submitted_at !== null,
    };
  },
  async status({ db }, link) {
    const contractor = link.subject_id ? await findContractor(db, link.partition, link.subject_id) : undefined;
    if (!contractor) return undefined;
    // Once somebody has assessed it, it is being checked.
    if (contractor.status === 'pending' && contractor.assessed_by) return { state: 'checking' };
    return { ...stateOf[contractor.status], decidedAt: contractor.decided_at };
  },
  speaks: (context, link, language) => speakTo(context, 'contractor', link, language),
  async letter(context, link, client) {
    const contractor = await getContractor(context.db, link.partition, link.subject_id ?? '');
    const { registered_name: registeredName, submitted_at } = contractor;
    return linkLetter(context, link, client, { registeredName, isEdit: submitted_at !== null });
  },
};

/** Reads the link of a contractor: with the accepted code comes what is known of it already. */
export async function readContractorLink(
  context: Context,
): Promise<z.input<Operations['creditorAccountProfileSet']['output']>> {
  const { link, isOpen, answer } = await readLink(context, contractorLinkKind);
  if (!isOpen) return answer;
  const contractor = await getContractor(context.db, link.partition, link.subject_id ?? '');
  const { detail: application, maskedNumbers } = withoutNumbers(
    applicationOf(contractor, context.app.sealer),
    contractorDirectorNames,
  );
  return {
    ...answer,
    pool: contractor.client_name,
    subbieName: contractor.registered_name,
    subcontractorApplication: application,
    maskedNumbers,
    blobName: contractor.certificate_blob_name ?? '',
    asksForSuretyship: contractor.contractor_suretyship_above !== null,
  };
}

/** What was signed through the link in hand; it is used up by then, and opens nothing else. */
export async function signedByLink({
  db,
  partition,
  actor,
}: Context): Promise<z.input<Operations['getSignedApplication']['output']>> {
  const linkId = actor.kind === 'guest' ? actor.link?.id : undefined;
  if (!linkId) throw fail('linkNotUsable', 'refused');
  const row = await db
    .selectFrom('contractor_signing as s')
    .innerJoin('stored_file as f', (join) =>
      join.onRef('f.partition', '=', 's.partition').onRef('f.blob_name', '=', 's.blob_name'),
    )
    .select(['s.blob_name', 's.content_sha256', 'f.file_name'])
    .where('s.partition', '=', partition)
    .where('s.link_id', '=', linkId)
    .orderBy('s.signed_at', 'desc')
    .executeTakeFirst();
  if (!row) throw fail('notFound', 'notFound');
  return { blobName: row.blob_name, fileName: row.file_name, contentSha256: row.content_sha256 };
}
