import { formFrame, type PartyFormContext, type StoreFile } from '#modules/parties/parties/web/index.ts';
import type { LetterValue } from './form.ts';
import type { CustomerLookups, DebtorSetting } from './lookups.ts';

/** What the steps need to know of the form around them: an applicant's, on a phone, or that of staff at a desk. */
export interface CustomerFormContext extends PartyFormContext {
  readonly lookups: CustomerLookups;
  /** What the client asks of its customers, once it is known. */
  readonly setting: DebtorSetting | undefined;
  /** Trade name of whose customer it is, where it is said to an applicant. */
  readonly clientName?: string;
  /** Staff also fill in the number of their own books. */
  readonly isAdmin: boolean;
  /** Stores the letter of the bank while the form is filled in; without it, its content travels with the submit. */
  readonly storeLetter?: StoreFile<LetterValue> | undefined;
  /** Reads a stored letter, for the viewer. */
  readonly readLetter: (blobName: string) => Promise<{ readonly base64: string }>;
}

export const [CustomerFormFrame, useCustomerForm] = formFrame<CustomerFormContext>();
