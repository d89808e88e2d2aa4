import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { checkPhone } from '#platform/phone.ts';
import type { Context } from '#platform/server/implement.ts';
import type { CreditProposal } from '#modules/parties/credit/contract.ts';
import type { CustomerFailureCode } from '#modules/parties/customers/messages/failures/index.ts';
import type { StoredCustomer } from '#modules/parties/customers/server/index.ts';
import { knownRecipient } from '#modules/parties/links/server/index.ts';

const fail = failures<FailureCode | CustomerFailureCode>();

export type TypedRecipient = Pick<CreditProposal, 'recipientName' | 'email' | 'mobileNumber' | 'language'>;

/** The columns of the person whom staff named; what they left open is what is known. */
export async function recipientColumns(
  context: Context,
  { recipientName, email, mobileNumber, language }: TypedRecipient,
  customer: StoredCustomer,
) {
  const known = await knownRecipient(context, customer, customer.mobile_number);
  const typed = mobileNumber === '' ? undefined : checkPhone(mobileNumber, { mobile: true });
  if (typed && !typed.ok) throw invalidFields({ mobileNumber: { code: typed.code ?? 'phoneInvalid' } });
  return {
    recipient_name: recipientName || (email ? '' : known.name),
    recipient_email: (email || known.email).toLowerCase(),
    recipient_mobile: typed?.normalised ?? known.mobile,
    language: language ?? customer.language,
  };
}

/** A link needs a mobile number for its code. */
export function refuseWithoutMobile({ recipient_mobile }: { readonly recipient_mobile: string }): void {
  if (recipient_mobile === '')
    throw fail('noShipperMobileNumber', 'rule', {}, { mobileNumber: { code: 'noShipperMobileNumber' } });
}
