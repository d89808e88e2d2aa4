import { parsePhone } from '#platform/phone.ts';
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
  const source = await db
    .selectFrom('link')
    .select(['recipient_name', 'recipient_mobile'])
    .where('partition', '=', supplier.partition)
    .where('id', '=', supplier.source_link_id)
    .executeTakeFirst();
  const mobile = mobileOf(source?.recipient_mobile ?? '') ?? mobileOf(supplier.cell_no);
  return mobile === undefined ? undefined : { name: source?.recipient_name ?? '', email: supplier.email, mobile };
}

function mobileOf(number: string): string | undefined {
  const phone = parsePhone(number);
  return phone.ok && phone.isMobile ? phone.e164 : undefined;
}
