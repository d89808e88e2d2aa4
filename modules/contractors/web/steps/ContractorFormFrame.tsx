import { createContext, type ReactNode, use } from 'react';
import type { ChosenFile, FileValue } from '#platform/web/fields/index.ts';
import { type PartyFormContext, PartyFormFrame } from '#modules/parties/web/index.ts';

/** What an application may bring along. */
export type FilePurpose = 'gitCertificate' | 'suretyshipDeed';

type Store = (
  purpose: FilePurpose,
  file: ChosenFile,
  options: { readonly signal: AbortSignal; readonly onProgress: (fraction: number) => void },
) => Promise<FileValue>;

/** What the steps need to know of the form around them: an applicant's, on a phone, or that of an admin at a desk. */
export interface ContractorFormContext extends PartyFormContext {
  /** Whose contractor it is. */
  readonly clientName: string;
  /** Directors, bank and signature are the applicant's: an admin sees them, and fills in the approval. */
  readonly isAdmin: boolean;
  readonly asksForSuretyship: boolean;
  /** The account number on file, masked: left empty it stays as it is. */
  readonly accountOnFile?: string | undefined;
  /** Stores a file while the form is filled in. */
  readonly store?: Store | undefined;
}

const ContractorForm = createContext<ContractorFormContext | null>(null);

/** Stands around the steps of an application. */
export function ContractorFormFrame({
  value,
  children,
}: {
  readonly value: ContractorFormContext;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <PartyFormFrame value={value}>
      <ContractorForm value={value}>{children}</ContractorForm>
    </PartyFormFrame>
  );
}

export function useContractorForm(): ContractorFormContext {
  const frame = use(ContractorForm);
  if (!frame) throw new Error('The steps of an application must stand inside a ContractorFormFrame');
  return frame;
}
