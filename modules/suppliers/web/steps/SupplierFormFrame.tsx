import { createContext, type ReactNode, use } from 'react';
import type { ChosenFile, FileValue } from '#platform/web/fields/index.ts';
import { type PartyFormContext, PartyFormFrame } from '#modules/parties/web/index.ts';
import type { CertificateFacts } from './FoundInCertificate.tsx';
import type { SupplierLookups } from './lookups.ts';

type StoreCertificate = (
  file: ChosenFile,
  options: { readonly signal: AbortSignal; readonly onProgress: (fraction: number) => void },
) => Promise<{ readonly file: FileValue; readonly facts: CertificateFacts }>;

/** What the steps need to know of the form around them: a guest's, on a phone, or that of staff at a desk. */
export interface SupplierFormContext extends PartyFormContext {
  readonly lookups: SupplierLookups;
  /** Whose supplier it is; named when a name is taken. */
  readonly clientName: string;
  /** Staff also fill in the payable rate and the numbers of their own books. */
  readonly isAdmin: boolean;
  /** Stores the certificate while the form is filled in; without it, its content travels with the submit. */
  readonly storeCertificate?: StoreCertificate | undefined;
  /** The account number on file, masked: left empty it stays as it is. */
  readonly accountOnFile?: string | undefined;
}

const SupplierForm = createContext<SupplierFormContext | null>(null);

/** Stands around the steps of a supplier's form: `<SupplierFormFrame value={…}>`. */
export function SupplierFormFrame({
  value,
  children,
}: {
  readonly value: SupplierFormContext;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <PartyFormFrame value={value}>
      <SupplierForm value={value}>{children}</SupplierForm>
    </PartyFormFrame>
  );
}

export function useSupplierForm(): SupplierFormContext {
  const frame = use(SupplierForm);
  if (!frame) throw new Error('The steps of a supplier must stand inside a SupplierFormFrame');
  return frame;
}
