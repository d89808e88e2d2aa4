import type { Language } from '#platform/language.ts';
import { parsePhone } from '#platform/phone.ts';
import type { Context } from '#platform/server/implement.ts';

export interface PackPerson {
  readonly name: string;
  readonly email: string;
  /** Empty where there is none that takes an SMS. */
  readonly mobile: string;
  readonly language: Language;
}

/** Who gets a customer's proofs: its contacts of Finance, otherwise its own address. */
export async function recipientsOf({ db, partition }: Context, customerId: string): Promise<PackPerson[]> {
  const customer = await db
    .selectFrom('customer')
    .select(['registered_name', 'email', 'mobile_number', 'contacts', 'language'])
    .where('partition', '=', partition)
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!customer) return [];
  const { language } = customer;
  const mobileOf = (number: string) => {
    const phone = parsePhone(number);
    return phone.ok && phone.isMobile ? phone.e164 : '';
  };
  const own = mobileOf(customer.mobile_number);
  const finance = customer.contacts
    .filter(({ type, emailAddress }) => type === 'Finance' && emailAddress !== '')
    .map(({ name, number, emailAddress }) => ({
      name,
      email: emailAddress.toLowerCase(),
      mobile: mobileOf(number) || own,
      language,
    }));
  return finance.length > 0
    ? finance
    : [{ name: customer.registered_name, email: customer.email.toLowerCase(), mobile: own, language }];
}
