import {
  companyStep,
  contactsStep,
  creditStep,
  directorsStep,
  financialStaffStep,
} from '#modules/parties/customers/rules.ts';
import { accountNumber, type CustomerValues, detailOf, letter, type Submission } from '../steps/form.ts';

// Apart from what applicants need: their phones do not fetch it.

/** The steps of staff, who also set what loads and invoices of the customer need. */
export const staffSteps = {
  company: companyStep.safeExtend({ accountNumber }),
  credit: creditStep,
  directors: directorsStep,
  financial: financialStaffStep.safeExtend({ letter }),
  contacts: contactsStep,
} as const;

/** What staff send. The acceptance of the terms is the customer's own. */
export function captureOf(values: CustomerValues, client: string): Submission {
  const { TermsAndConditionsAccepted: _, ...detail } = detailOf(values);
  return { ...detail, accountNumber: values.accountNumber ?? '', client };
}
