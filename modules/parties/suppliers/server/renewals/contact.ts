import { knownRecipient, mobileOf } from '#modules/parties/links/server/index.ts';
import type { Db } from '#platform/server/database.ts';
import type { StoredSupplier } from '../queries.ts';

export interface RenewalContact {
  readonly name: string;
  readonly email: string;
  /** E.164. */
  readonly mobile: string;
}

/**
 * Who is asked for a certificate. The insurance contact counts only with both address and mobile number: a code that goes
 * to another person than the mail opens nothing. Undefined when there is no mobile number at all.
 */
export async function renewalContact(db: Db, supplier: StoredSupplier): Promise<RenewalContact | undefined> {
  const contactMobile = mobileOf(supplier.insurance_contact_mobile);
  if (supplier.insurance_contact_email && contactMobile)
    return { name: supplier.insurance_contact_name, email: supplier.insurance_contact_email, mobile: contactMobile };
  // The number that received a code before is the likelier one to receive another.
  const known = await knownRecipient({ db, partition: supplier.partition }, supplier, supplier.cell_no);
  const mobile = known.mobile || mobileOf(supplier.cell_no);
  return mobile ? { ...known, mobile } : undefined;
}
