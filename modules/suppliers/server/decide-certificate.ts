import { sql } from 'kysely';
import { Failure, failures } from '#platform/failure.ts';
import { checkCoverPeriod } from '#platform/insurance.ts';
import { nextState } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import type { SupplierFailureCode } from '../messages/failures/index.ts';
import { todayAt } from '../rules.ts';
import { gitCertificate, type CertificateState } from '../status.ts';
import { refreshCover } from './certificates.ts';
import { supplierToChange } from './changes.ts';
import { refuseOwnCapture, type Decided } from './decide.ts';
import { sendCertificateRejected } from './mails.ts';
import { lockIdOf, type StoredCertificate, type StoredSupplier } from './queries.ts';
import { nextVersion } from './supplier-writes.ts';

const fail = failures<FailureCode | SupplierFailureCode>();

interface Which {
  readonly keyIdentifier: string;
  readonly certificateId: string;
}

/** Approves a certificate; one that it takes over from at once is superseded. The dates are those that the approver read. */
export async function approveCertificate(
  context: Context,
  input: Which & { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<Decided> {
  const { db, partition } = context;
  const { stored, certificate } = await certificateToDecide(context, input, 'approve');
  const [from, to] = [input.from ?? certificate.cover_from, input.to ?? certificate.cover_to];
  if (from && to) refusePeriod(context, from, to);
  await writeCertificate(context, certificate, 'approve', { cover_from: from, cover_to: to });
  if ((from ?? todayAt(context.now)) <= todayAt(context.now)) {
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
  return settle(context, stored, 'certificateApproved', { certificateId: certificate.id, from, to });
}

export async function rejectCertificate(
  context: Context,
  input: Which & { readonly reason: string },
): Promise<Decided> {
  const { stored, certificate } = await certificateToDecide(context, input, 'reject');
  await writeCertificate(context, certificate, 'reject', { reject_reason: input.reason });
  await sendCertificateRejected(context, stored, input.reason);
  return settle(context, stored, 'certificateRejected', { certificateId: certificate.id, reason: input.reason });
}

const supersedable = (Object.keys(gitCertificate.states) as CertificateState[]).filter(
  (state) => nextState(gitCertificate, state, 'supersede') !== undefined,
);

async function certificateToDecide(
  context: Context,
  { keyIdentifier, certificateId }: Which,
  event: 'approve' | 'reject',
): Promise<{ stored: StoredSupplier; certificate: StoredCertificate }> {
  const stored = await supplierToChange(context, keyIdentifier);
  const certificate = stored.certificates.find(({ id }) => id === certificateId);
  if (!certificate) throw fail('notFound', 'notFound');
  if (!nextState(gitCertificate, certificate.status, event))
    throw fail('notAllowedInState', 'rule', { state: certificate.status });
  refuseOwnCapture(context, stored);
  if (context.actor.kind === 'user' && certificate.uploaded_by_id === context.actor.id)
    throw fail('ownCapture', 'rule');
  return { stored, certificate };
}

function refusePeriod({ now }: Context, from: string, to: string): void {
  const { ok, code, findings } = checkCoverPeriod({ from, to }, { today: todayAt(now), purpose: 'history' });
  if (!ok && code)
    throw new Failure('invalidPayload', 'invalid', {}, { to: { code, details: findings[0]?.details ?? {} } });
}

type Facts =
  | { readonly cover_from: string | null; readonly cover_to: string | null }
  | { readonly reject_reason: string };

async function writeCertificate(
  { db, partition, actor }: Context,
  certificate: StoredCertificate,
  event: 'approve' | 'reject',
  facts: Facts,
): Promise<void> {
  await db
    .updateTable('git_certificate')
    .set({
      status: nextState(gitCertificate, certificate.status, event)!,
      decided_by: actor.name,
      decided_at: sql<Date>`now()`,
      ...facts,
    })
    .where('partition', '=', partition)
    .where('id', '=', certificate.id)
    .execute();
}

async function settle(
  context: Context,
  stored: StoredSupplier,
  event: string,
  after: Record<string, unknown>,
): Promise<Decided> {
  const { db, partition, actor } = context;
  await refreshCover(context, stored.id);
  const row = await db
    .updateTable('supplier')
    .set(nextVersion(actor.name))
    .where('partition', '=', partition)
    .where('id', '=', stored.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  const lockId = lockIdOf(row);
  await context.audit({ noun: 'supplier', recordId: stored.id, event, after });
  await context.publish('carriers', event, stored.id, lockId);
  return { keyIdentifier: stored.id, lockId, status: stored.status };
}
