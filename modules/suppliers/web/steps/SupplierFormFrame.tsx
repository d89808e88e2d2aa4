import { type ComponentType, createContext, type ReactNode, use, useId } from 'react';
import type { ChosenFile, FileValue } from '#platform/web/fields/index.ts';
import type { DateField } from '#platform/web/fields/TextField.tsx';
import type { SupplierLookups } from './lookups.ts';

export interface SectionProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** What was read from the text of a certificate: policy number, insurer, cover and the like. */
export type CertificateFacts = Readonly<Record<string, string>>;

type StoreCertificate = (
  file: ChosenFile,
  options: { readonly signal: AbortSignal; readonly onProgress: (fraction: number) => void },
) => Promise<{ readonly file: FileValue; readonly facts: CertificateFacts }>;

export interface NumbersOnFile {
  readonly bankAccountNo: string | undefined;
  /** Of a director, who is known by the name. */
  readonly identityOf: (name: string) => string | undefined;
}

/** What the steps need to know of the form around them: a guest's, on a phone, or that of staff at a desk. */
export interface SupplierFormContext {
  readonly lookups: SupplierLookups;
  /** Whose supplier it is; named when a name is taken. */
  readonly clientName: string;
  /** Staff also fill in the payable rate and the numbers of their own books. */
  readonly isAdmin: boolean;
  /** Stores the certificate while the form is filled in; without it, its content travels with the submit. */
  readonly storeCertificate?: StoreCertificate | undefined;
  /** Numbers that are on file and not shown in full, masked: left empty they stay as they are. */
  readonly numbersOnFile?: NumbersOnFile | undefined;
  /** The frame around a group of fields; a card unless the screen has its own. */
  readonly Section?: ComponentType<SectionProps>;
  /** The date brick, where the device's own picker is not the right one. */
  readonly DateBrick?: typeof DateField;
}

/** Stands around the steps of a supplier's form: `<SupplierFormFrame value={…}>`. */
export const SupplierFormFrame = createContext<SupplierFormContext | null>(null);

export function useSupplierForm(): SupplierFormContext {
  const frame = use(SupplierFormFrame);
  if (!frame) throw new Error('The steps of a supplier must stand inside a SupplierFormFrame');
  return frame;
}

/** A group of fields, in the frame of the screen that it stands on. */
export function Section(props: SectionProps): ReactNode {
  const { Section: Chosen = Card } = useSupplierForm();
  return <Chosen {...props} />;
}

function Card({ title, hint, children }: SectionProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card p-4 not-first:mt-5 sm:p-5">
      <h2 id={id} className="text-md font-semibold">
        {title}
      </h2>
      {hint && <p className="hlp mt-0.5">{hint}</p>}
      <div className="mt-4 grid gap-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}
