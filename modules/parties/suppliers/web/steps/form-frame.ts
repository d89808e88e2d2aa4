import type { FileValue } from '#platform/web/fields/index.ts';
import { formFrame, type PartyFormContext, type StoreFile } from '#modules/parties/parties/web/index.ts';
import type { CertificateFacts } from './read-facts.ts';
import type { SupplierLookups } from './lookups.ts';

/** What the steps need to know of the form around them: a guest's, on a phone, or that of staff at a desk. */
export interface SupplierFormContext extends PartyFormContext {
  readonly lookups: SupplierLookups;
  /** Whose supplier it is; named when a name is taken. */
  readonly clientName: string;
  /** Staff also fill in the payable rate and the numbers of their own books. */
  readonly isAdmin: boolean;
  /** Stores the certificate while the form is filled in; without it, its content travels with the submit. */
  readonly storeCertificate?: StoreFile<{ readonly file: FileValue; readonly facts: CertificateFacts }> | undefined;
}

export const [SupplierFormFrame, useSupplierForm] = formFrame<SupplierFormContext>();
