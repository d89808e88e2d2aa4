import { failures } from '#platform/failure.ts';
import type { Language } from '#platform/language.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkKind } from '#platform/server/links.ts';
import { inviteByLink } from '#modules/parties/links/server/index.ts';
import { speakTo } from '#modules/parties/parties/server/index.ts';
import { isInUse } from '#modules/parties/suppliers/status.ts';
import type { SupplierFailureCode } from '#modules/parties/suppliers/messages/failures/index.ts';
import { getSupplier, type StoredSupplier } from '../queries.ts';
import { renewalContact } from './contact.ts';
import { renewalLetter } from './letters.ts';

const fail = failures<SupplierFailureCode>();

/** The flow of links that bring new certificates. */
export const renewalLinkKind = 'gitcertificaterenewal';

/** What the holder of a renewal link learns with the accepted code, and what its mail says. */
export const gitRenewalLink: LinkKind = {
  name: renewalLinkKind,
  // The ladder knows the day on which the cover ends; the common reminders do not.
  remindsItself: true,
  async opened({ db }, link) {
    const supplier = await getSupplier(db, link.partition, link.subject_id ?? '');
    return { carrierName: supplier.registered_name, tradingName: supplier.trade_name };
  },
  speaks: (context, link, language) => speakTo(context, 'supplier', link, language),
  async letter(context, link, client) {
    return renewalLetter(context, link, client, await getSupplier(context.db, link.partition, link.subject_id ?? ''));
  },
};

/** Where a renewal link belongs. */
export function renewalLinkOf({ id, company_id }: Pick<StoredSupplier, 'id' | 'company_id'>) {
  return { kind: renewalLinkKind, companyId: company_id, subjectId: id } as const;
}

export interface RenewalRequest {
  readonly keyIdentifier: string;
  readonly recipientName?: string;
  readonly email?: string;
  readonly mobileNumber?: string;
  readonly language?: Language | undefined;
}

/** Staff ask a supplier for a new certificate; what they leave open is the contact on record. */
export async function requestRenewal(
  context: Context,
  { keyIdentifier, recipientName = '', email = '', mobileNumber = '', language }: RenewalRequest,
): Promise<{ linkId: string; message: string; email: string; expiresAt: string }> {
  const { db, partition } = context;
  const supplier = await getSupplier(db, partition, keyIdentifier);
  if (!supplier.is_transporter || !isInUse(supplier.status)) throw fail('noRenewalExpected', 'rule');
  const known = await renewalContact(db, supplier);
  const person = {
    recipientName: recipientName || (email ? '' : (known?.name ?? '')),
    email: email || (known?.email ?? supplier.email),
    mobileNumber: mobileNumber || (known?.mobile ?? ''),
    language: language ?? supplier.language,
  };
  if (!person.mobileNumber) throw fail('noMobileNumber', 'rule');
  return { ...(await inviteByLink(context, person, renewalLinkOf(supplier))), email: person.email };
}
