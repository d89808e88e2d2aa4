import type { FileValue } from '#platform/web/fields/index.ts';
import { formFrame, type PartyFormContext, type StoreFile } from '#modules/parties/parties/web/index.ts';

/** What an application may bring along. */
export type FilePurpose = 'gitCertificate' | 'suretyshipDeed';

/** What was read from the text of a document. */
export type ReadFacts = Readonly<Record<string, string>>;

/** What the steps need to know of the form around them: an applicant's, on a phone, or that of an admin at a desk. */
export interface ContractorFormContext extends PartyFormContext {
  /** Whose contractor it is. */
  readonly clientName: string;
  /** How to reach it. */
  readonly contact?: string | undefined;
  /** Directors, bank and signature are the applicant's: an admin sees them, and fills in the approval. */
  readonly isAdmin: boolean;
  readonly asksForSuretyship: boolean;
  /** Stores a file while the form is filled in. */
  readonly store?:
    | ((
        purpose: FilePurpose,
        ...file: Parameters<StoreFile<FileValue>>
      ) => Promise<{ readonly file: FileValue; readonly facts: ReadFacts }>)
    | undefined;
}

export const [ContractorFormFrame, useContractorForm] = formFrame<ContractorFormContext>();
