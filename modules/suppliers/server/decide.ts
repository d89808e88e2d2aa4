import { failures } from '#platform/failure.ts';
import { parsePhone } from '#platform/phone.ts';
import type { Context } from '#platform/server/implement.ts';
import { sendLink } from '#modules/links/server/index.ts';
import type { SupplierStep } from '../fields.ts';
import type { SupplierFailureCode } from '../messages/failures/index.ts';
import { applications, decided, suppliers, type Decided } from './changes.ts';
import { supplierLinkKind } from './link-kind-name.ts';

const fail = failures<SupplierFailureCode>();

interface Decision {
  readonly keyIdentifier: string;
  readonly reason: string;
}

export async function approveSupplier(
  context: Context,
  { keyIdentifier, comment }: { keyIdentifier: string; comment: string },
): Promise<Decided> {
  const stored = await suppliers.toChange(context, keyIdentifier);
  return decided(await applications.move(context, stored, 'approve', { reason: comment }));
}

export async function rejectSupplier(context: Context, { keyIdentifier, reason }: Decision): Promise<Decided> {
  const stored = await suppliers.toChange(context, keyIdentifier);
  return decided(await applications.move(context, stored, 'reject', { reason }));
}

/** `deleted` is archived: the record stays, its name and numbers are free again. */
export async function removeSupplier(context: Context, { keyIdentifier, reason }: Decision): Promise<Decided> {
  const stored = await suppliers.toChange(context, keyIdentifier);
  return decided(await applications.move(context, stored, 'remove', { reason }));
}

/** Mails the supplier a link to the steps in which something is missing. */
export async function requestInformation(
  context: Context,
  { keyIdentifier, steps, question }: { keyIdentifier: string; steps: readonly SupplierStep[]; question: string },
): Promise<Decided> {
  const { db, partition } = context;
  const stored = await suppliers.toChange(context, keyIdentifier);
  applications.next(stored, 'requestInformation');
  const source = await db
    .selectFrom('link')
    .select(['recipient_name', 'recipient_mobile'])
    .where('partition', '=', partition)
    .where('id', '=', stored.source_link_id)
    .executeTakeFirst();
  // The number that already received a code, or else the one on record; a code can go to a mobile only.
  const phone = parsePhone(source?.recipient_mobile ?? stored.cell_no);
  if (!phone.ok || !phone.isMobile) throw fail('noMobileNumber', 'rule');
  const link = await sendLink(context, {
    kind: supplierLinkKind,
    companyId: stored.company_id,
    recipient: { name: source?.recipient_name ?? '', email: stored.email, mobile: phone.e164 },
    language: stored.language,
    subjectId: stored.id,
    scope: { steps, question },
  });
  return decided(
    await applications.move(context, stored, 'requestInformation', {
      reason: question,
      after: { steps: steps.join(', ') },
      kept: { steps, linkId: link.id },
    }),
  );
}
