import { contractorFailureTexts } from '#modules/parties/contractors/messages/failures/index.ts';
import { partyFailureTexts } from '#modules/parties/parties/messages/failures/index.ts';

/** What can be wrong with an application, in words. */
export const failures = [contractorFailureTexts, partyFailureTexts] as const;
