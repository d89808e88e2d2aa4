import { sql } from 'kysely';
import { parsePhone } from '#platform/phone.ts';
import type { Context } from '#platform/server/implement.ts';
import type { StoredInvoice } from './queries.ts';

/** Somebody who gets a document. */
export interface InvoicePerson {
  readonly email: string;
  readonly name: string;
  /** The number that the one-time code of the link goes to; empty where there is none, and then no link is sent. */
  readonly mobile: string;
}

interface Contact {
  readonly type: string;
  readonly name: string;
  readonly number: string;
  readonly emailAddress: string;
}

/**
 * The people that a customer takes invoices through: who is billed, else the people of finance, else the customer itself; each
 * address once. A code goes to the person's own mobile, else to the customer's. Of another address than these nobody's number is
 * known: it gets the mail alone.
 */
export async function recipientsOf(
  { db, partition }: Context,
  { customer_id, bill_to_party_id }: Pick<StoredInvoice, 'customer_id' | 'bill_to_party_id'>,
  to?: string,
): Promise<readonly InvoicePerson[]> {
  const { rows } = await sql<{
    name: string;
    email: string;
    mobile_number: string;
    contacts: readonly Partial<Contact>[];
    bill_to: { readonly name: string; readonly email: string } | null;
  }>`
    select c.registered_name as name, c.email, c.mobile_number, c.contacts,
           (select jsonb_build_object('name', b.business_unit_name, 'email', b.email_address) from bill_to_party b
             where b.partition = c.partition and b.id = ${bill_to_party_id}::uuid and b.email_address <> '') as bill_to
      from customer c where c.partition = ${partition} and c.id = ${customer_id}`.execute(db);
  const [found] = rows;
  const usual = found ? usualOf(found) : [];
  if (!to) return usual;
  return [usual.find(({ email }) => email.toLowerCase() === to.toLowerCase()) ?? { email: to, name: '', mobile: '' }];

  function usualOf({ name, email, mobile_number, contacts, bill_to }: NonNullable<typeof found>): InvoicePerson[] {
    const own = mobileOf(mobile_number);
    const finance = contacts
      .filter(({ type, emailAddress = '' }) => type === 'Finance' && emailAddress.trim() !== '')
      .map((each) => ({
        email: each.emailAddress!.trim(),
        name: each.name ?? '',
        mobile: mobileOf(each.number ?? '') || own,
      }));
    const people = bill_to
      ? [{ ...bill_to, email: bill_to.email.trim(), mobile: own }]
      : finance.length > 0
        ? finance
        : [{ email: email.trim(), name, mobile: own }];
    // An address that was entered twice gets it once.
    return [
      ...new Map(
        people.filter((each) => each.email !== '').map((each) => [each.email.toLowerCase(), each] as const),
      ).values(),
    ];
  }
}

function mobileOf(number: string): string {
  const phone = parsePhone(number);
  return phone.ok && phone.isMobile ? phone.e164 : '';
}
