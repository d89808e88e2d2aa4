import { sql } from 'kysely';
import { failures, invalidFields } from '#platform/failure.ts';
import { checkCoverPeriod } from '#platform/insurance.ts';
import { statesBefore } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { columnOfWire } from '#platform/server/amount-columns.ts';
import type { DecidingContext } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { stateAfter } from '#platform/server/life.ts';
import type { Facts } from '#platform/server/records.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { explained, explainedFacts } from '#modules/base/documents/server/index.ts';
import { sendLink } from '#modules/parties/links/server/index.ts';
import { certificateReadings, type StatedCertificate } from '../certificate-readings.ts';
import type { SupplierFailureCode } from '../messages/failures/index.ts';
import { gitCertificate, isInUse, type CertificateEvent } from '../status.ts';
import { refreshCover } from './certificates.ts';
import './happenings.ts';
import { decided, decider, suppliers, type Decided } from './changes.ts';
import { sendCertificateRejected } from './mails.ts';
import { type TermColumns, termColumns, termFacts, type Terms } from './certificate-terms.ts';
import { type StoredCertificate, type StoredSupplier } from './queries.ts';
import { renewalContact } from './renewals/contact.ts';
import { renewalLinkOf } from './renewals/renewal-link.ts';

const fail = failures<FailureCode | SupplierFailureCode>();

interface Which {
  readonly keyIdentifier: string;
  readonly certificateId: string;
}

/** Approves a certificate; one that it takes over from at once is superseded. The dates are those that the approver read. */
export async function approveCertificate(
  call: Context,
  input: Which & {
    readonly from?: string | undefined;
    readonly to?: string | undefined;
    readonly cover?: number | undefined;
    readonly policyNumber?: string | undefined;
    readonly insurer?: string | undefined;
    /** Why something else is approved than the document says. */
    readonly differenceReason?: string | undefined;
  } & Partial<Terms>,
): Promise<Decided> {
  const { context, stored, certificate } = await certificateToDecide(call, input, 'approve');
  const { db, partition } = context;
  const [from, to] = [input.from ?? certificate.cover_from, input.to ?? certificate.cover_to];
  if (from && to) refusePeriod(context, from, to);
  const cover = columnOfWire(input.cover) ?? certificate.cover;
  const facts = {
    cover_from: from,
    cover_to: to,
    cover,
    policy_number: input.policyNumber ?? certificate.policy_number,
    insurer: input.insurer ?? certificate.insurer,
  };
  const against = explained(
    certificateReadings(certificate.facts, statedOf(facts, stored.registered_name)),
    input.differenceReason,
  );
  const terms = await termColumns(context, input);
  await writeCertificate(context, certificate, 'approve', {
    ...facts,
    ...terms,
    difference_reason: against.differenceReason,
  });
  if ((from ?? context.today) <= context.today) {
    await db
      .updateTable('git_certificate')
      .set({ status: 'superseded' })
      .where('partition', '=', partition)
      .where('supplier_id', '=', stored.id)
      .where('id', '<>', certificate.id)
      .where('status', 'in', supersedable)
      .where('uploaded_at', '<=', sql<Date>`${certificate.uploaded_at}::timestamptz`)
      .execute();
  }
  return settle(context, stored, 'approve', {
    certificateId: certificate.id,
    from,
    to,
    cover: Number(cover),
    ...explainedFacts(against),
    ...(await termFacts(context, terms)),
  });
}

type StatedColumns = Pick<StoredCertificate, 'cover' | 'cover_from' | 'cover_to' | 'policy_number' | 'insurer'>;

/** What a certificate's row states, as it is compared with the document. */
export function statedOf(row: StatedColumns, insuredName: string): StatedCertificate {
  return {
    insuredName,
    insurer: row.insurer,
    policyNumber: row.policy_number,
    // Of a list that the database makes it is a number.
    cover: Number(row.cover) > 0 ? String(row.cover) : '',
    from: row.cover_from ?? '',
    to: row.cover_to ?? '',
  };
}

/** Says what an approved certificate covers. As a decision on the certificate it is not for who sent it. */
export async function changeTerms(call: Context, input: Which & Terms): Promise<Decided> {
  const stored = await suppliers.toChange(call, input.keyIdentifier);
  const certificate = stored.certificates.find(({ id }) => id === input.certificateId);
  if (!certificate) throw fail('notFound', 'notFound');
  if (certificate.status !== 'approved') throw fail('notAllowedInState', 'rule', { state: certificate.status });
  const context = decider(call, stored, certificate.uploaded_by_id);
  const terms = await termColumns(context, input);
  await updateRow(context, 'git_certificate', certificate.id, terms);
  await context.happened('supplier.coverChanged', { supplierId: stored.id });
  const before = {
    territory: certificate.territory,
    excluded_commodity_type_ids: certificate.excluded_commodity_types.map(({ id }) => id),
    listed_vehicles: certificate.listed_vehicles,
  };
  return decided(
    await suppliers.change(context, stored, {
      event: 'certificateTermsChanged',
      before: await termFacts(context, before),
      after: await termFacts(context, terms),
    }),
  );
}

export async function rejectCertificate(call: Context, input: Which & { readonly reason: string }): Promise<Decided> {
  const { context, stored, certificate } = await certificateToDecide(call, input, 'reject');
  await writeCertificate(context, certificate, 'reject', { reject_reason: input.reason });
  await askAgain(context, stored, input.reason);
  return settle(context, stored, 'reject', { certificateId: certificate.id, reason: input.reason });
}

/** A supplier in use gets a fresh link with the reason, so that the next certificate can come at once. */
async function askAgain(context: Context, stored: StoredSupplier, reason: string): Promise<void> {
  const contact = isInUse(stored.status) ? await renewalContact(context.db, stored) : undefined;
  if (!contact) return sendCertificateRejected(context, stored, reason);
  await sendLink(context, {
    ...renewalLinkOf(stored),
    recipient: contact,
    language: stored.language,
    scope: { question: reason },
  });
}

const supersedable = statesBefore(gitCertificate, 'supersede');

async function certificateToDecide(
  call: Context,
  { keyIdentifier, certificateId }: Which,
  event: 'approve' | 'reject',
): Promise<{ context: DecidingContext; stored: StoredSupplier; certificate: StoredCertificate }> {
  const stored = await suppliers.toChange(call, keyIdentifier);
  const certificate = stored.certificates.find(({ id }) => id === certificateId);
  if (!certificate) throw fail('notFound', 'notFound');
  stateAfter(gitCertificate, certificate.status, event);
  return { context: decider(call, stored, certificate.uploaded_by_id), stored, certificate };
}

function refusePeriod({ today }: Context, from: string, to: string): void {
  const { ok, code, findings } = checkCoverPeriod({ from, to }, { today, purpose: 'history' });
  if (!ok && code) throw invalidFields({ to: { code, details: findings[0]?.details ?? {} } });
}

type DecidedColumns =
  | (StatedColumns & { readonly difference_reason: string | null } & TermColumns)
  | { readonly reject_reason: string };

async function writeCertificate(
  { db, partition, actor }: Context,
  certificate: StoredCertificate,
  event: 'approve' | 'reject',
  facts: DecidedColumns,
): Promise<void> {
  await updateRow({ db, partition }, 'git_certificate', certificate.id, {
    status: stateAfter(gitCertificate, certificate.status, event),
    decided_by: actor.name,
    decided_at: sql<Date>`now()`,
    ...facts,
  });
}

/** What the supplier's row says of its cover in words and figures is what the newest approved certificate says. */
async function showDecidedCover({ db, partition }: Context, supplierId: string): Promise<void> {
  const approved = await db
    .selectFrom('git_certificate')
    .select(['cover', 'policy_number', 'insurer', 'cover_from', 'cover_to'])
    .where('partition', '=', partition)
    .where('supplier_id', '=', supplierId)
    .where('status', '=', 'approved')
    .orderBy('uploaded_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!approved) return;
  await updateRow({ db, partition }, 'supplier', supplierId, {
    git_cover: approved.cover,
    git_policy_number: approved.policy_number,
    git_insurer: approved.insurer,
    git_from: approved.cover_from,
    git_to: approved.cover_to,
  });
}

async function settle(
  context: Context,
  stored: StoredSupplier,
  event: CertificateEvent,
  after: Facts,
): Promise<Decided> {
  await refreshCover(context, stored.id);
  await showDecidedCover(context, stored.id);
  await context.happened('supplier.coverChanged', { supplierId: stored.id });
  return decided(await suppliers.change(context, stored, { event: gitCertificate.past[event], after }));
}
