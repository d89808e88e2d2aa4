import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import { checkCoverPeriod } from '#platform/insurance.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { columnOfWire } from '#platform/server/amount-columns.ts';
import type { Context } from '#platform/server/implement.ts';
import { useLink, type LinkRow } from '#platform/server/links.ts';
import { heldLink } from '#modules/parties/links/server/index.ts';
import { sameNameKey } from '#platform/names.ts';
import { companyById } from '#modules/base/companies/server/index.ts';
import type { renewalService } from '#modules/parties/suppliers/renewal-contract.ts';
import { daysIn, gapBefore } from '#modules/parties/suppliers/renewals.ts';
import {
  attachCertificate,
  factsIn,
  incomingFile,
  insertCertificate,
  statedFacts,
  type CoverFacts,
  type IncomingFile,
} from '../certificates.ts';
import { mailTexts } from '../mails.ts';
import { suppliers } from '../changes.ts';
import type { StoredSupplier } from '../queries.ts';
import { sendRenewalReceived } from './letters.ts';
import { renewalLinkKind } from './renewal-link.ts';

const fail = failures<FailureCode>();

type Operation = (typeof renewalService)['operations']['submitGitRenewal'];
type Input = z.output<Operation['input']>;

/** A new certificate comes through its link. It waits for review; the cover of before holds on meanwhile. */
export async function submitRenewal(context: Context, input: Input): Promise<z.input<Operation['output']>> {
  // Locked first: of many submits at once the others wait here, and then find the link used up.
  const link = await heldLink(context, [renewalLinkKind], { lock: true });
  if (!link.subject_id) throw fail('notFound', 'notFound');
  const supplier = await suppliers.lock(context, link.subject_id);
  await refuseOthers(context, input, link, supplier);
  const file = await incomingFile(context, {
    content: input.gitCertificate,
    field: 'gitCertificate',
    blobName: input.blobName,
    companyId: link.company_id,
    uploadedBy: link.recipient_email,
  });
  if (!file) throw invalidFields({ gitCertificate: { code: 'required' } });
  const facts = coverFacts(input, file, supplier);
  refuseEndedCover(context, facts);
  await attachCertificate(context, file, supplier.id);
  const certificateId = await insertCertificate(context, {
    supplierId: supplier.id,
    facts,
    document: file,
    uploadedBy: link.recipient_email,
    uploadedById: null,
    linkId: link.id,
  });
  await useLink(context, link, 'submitted', supplier.id);
  await record(context, supplier, { certificateId, blobName: file.blobName, ...facts });
  await sendRenewalReceived(context, { ...supplier, email: link.recipient_email, language: link.language });
  const gap = facts.cover_from
    ? gapBefore(facts.cover_from, supplier.certificates.map(factsIn(context.timeZone)))
    : null;
  const text = await mailTexts(context.language);
  return { message: text('renewalSubmitted'), gapDays: gap ? daysIn(gap) : 0 };
}

/** The link alone says whose certificate this is. A caller who means another carrier is told that there is none. */
async function refuseOthers(
  { db, partition }: Context,
  { carrierName, clientName, email }: Input,
  link: LinkRow,
  supplier: StoredSupplier,
): Promise<void> {
  const client = await companyById(db, partition, link.company_id);
  const agrees =
    (carrierName === '' || [supplier.registered_name, supplier.trade_name].some((name) => isSame(name, carrierName))) &&
    (clientName === '' || [client.name, client.trade_name].some((name) => isSame(name, clientName))) &&
    // Dots of the address itself may have been pipes all along.
    (email === '' || email === link.recipient_email.replaceAll('|', '.'));
  if (!agrees) throw fail('notFound', 'notFound');
}

function isSame(name: string, other: string): boolean {
  return sameNameKey(name) === sameNameKey(other);
}

/** What was typed goes before what was read; a cover that neither tells is taken to be that of before. */
function coverFacts(input: Input, { facts: read }: IncomingFile, supplier: StoredSupplier): CoverFacts {
  if (input.gitCover !== undefined && input.gitCover < 1)
    throw invalidFields({ gitCover: { code: 'tooSmall', details: { minimum: 1 } } });
  return {
    cover: columnOfWire(input.gitCover) ?? read['cover'] ?? supplier.git_cover,
    ...statedFacts(input, read),
  };
}

function refuseEndedCover({ today }: Context, { cover_from: from, cover_to: to }: CoverFacts): void {
  if (to === null) return;
  // Without a beginning only the end can be wrong.
  const { ok, code, findings } = checkCoverPeriod({ from: from ?? '0001-01-01', to }, { today, purpose: 'renewal' });
  if (!ok && code) throw invalidFields({ gitTo: { code, details: findings[0]?.details ?? {} } });
}

async function record(
  context: Context,
  supplier: StoredSupplier,
  after: CoverFacts & { readonly certificateId: string; readonly blobName: string },
): Promise<void> {
  await suppliers.change(context, supplier, {
    event: 'renewalSubmitted',
    after: {
      blobName: after.blobName,
      gitCover: Number(after.cover),
      gitPolicyNumber: after.policy_number,
      gitInsurer: after.insurer,
      gitFrom: after.cover_from,
      gitTo: after.cover_to,
    },
  });
}
