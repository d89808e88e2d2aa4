import { partyFailureTexts } from '#modules/parties/parties/messages/failures/index.ts';
import { customerFailureTexts } from '#modules/parties/customers/messages/failures/index.ts';

/** What can be wrong with a customer's form, in words. */
export const failures = [customerFailureTexts, partyFailureTexts] as const;
