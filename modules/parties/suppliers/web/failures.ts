import { partyFailureTexts } from '#modules/parties/parties/messages/failures/index.ts';
import { supplierFailureTexts } from '#modules/parties/suppliers/messages/failures/index.ts';

/** What can be wrong with a supplier's form, in words. */
export const failures = [supplierFailureTexts, partyFailureTexts] as const;
