import { createContext, type ReactNode, use } from 'react';
import type { ChosenFile } from '#platform/web/fields/index.ts';
import { type PartyFormContext, PartyFormFrame } from '#modules/parties/web/index.ts';
import type { LetterValue } from './customer-form.ts';
import type { CustomerLookups, DebtorSetting } from './lookups.ts';

type StoreLetter = (
  file: ChosenFile,
  options: { readonly signal: AbortSignal; readonly onProgress: (fraction: number) => void },
) => Promise<LetterValue>;

/** What the steps need to know of the form around them: an applicant's, on a phone, or that of staff at a desk. */
export interface CustomerFormContext extends PartyFormContext {
  readonly lookups: CustomerLookups;
  /** What the client asks of its customers, once it is known. */
  readonly setting: DebtorSetting | undefined;
  /** Staff also fill in the number of their own books. */
  readonly isAdmin: boolean;
  /** Stores the letter of the bank while the form is filled in; without it, its content travels with the submit. */
  readonly storeLetter?: StoreLetter | undefined;
  /** Reads a stored letter, for the viewer. */
  readonly readLetter: (blobName: string) => Promise<{ readonly base64: string }>;
  /** The account number on file, masked: left empty it stays as it is. */
  readonly accountOnFile?: string | undefined;
}

const CustomerForm = createContext<CustomerFormContext | null>(null);

/** Stands around the steps of a customer's form: `<CustomerFormFrame value={…}>`. */
export function CustomerFormFrame({
  value,
  children,
}: {
  readonly value: CustomerFormContext;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <PartyFormFrame value={value}>
      <CustomerForm value={value}>{children}</CustomerForm>
    </PartyFormFrame>
  );
}

export function useCustomerForm(): CustomerFormContext {
  const frame = use(CustomerForm);
  if (!frame) throw new Error('The steps of a customer must stand inside a CustomerFormFrame');
  return frame;
}
