import { type ComponentType, createContext, type ReactNode, use, useId } from 'react';
import type { ChosenFile } from '#platform/web/fields/index.ts';
import type { DateField } from '#platform/web/fields/TextField.tsx';
import type { PlaceLookups } from '#modules/base/lookups/web/public.ts';

export interface SectionProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** What the shared fields need to know of the form around them: a guest's, on a phone, or that of staff at a desk. */
export interface PartyFormContext {
  readonly lookups: PlaceLookups;
  /** The masked identity number on file of a director: left empty it stays as it is. */
  readonly identityOnFile?:
    | ((director: { readonly id?: string | undefined; readonly name: string }) => string | undefined)
    | undefined;
  /** The account number on file, masked: left empty it stays as it is. */
  readonly accountOnFile?: string | undefined;
  /** How many directors the client wants to know at least. */
  readonly directorsMin?: number | undefined;
  /** Staff at a desk have everything in sight. */
  readonly isAdmin?: boolean | undefined;
  /** The frame around a group of fields; a card unless the screen has its own. */
  readonly Section?: ComponentType<SectionProps>;
  /** The date brick, where the device's own picker is not the right one. */
  readonly DateBrick?: typeof DateField;
}

/** Stands around the steps of a party's form: `<PartyFormFrame value={…}>`. */
export const PartyFormFrame = createContext<PartyFormContext | null>(null);

export function usePartyForm(): PartyFormContext {
  const frame = use(PartyFormFrame);
  if (!frame) throw new Error('The fields of a party must stand inside a PartyFormFrame');
  return frame;
}

/**
 * The frame around the steps of one noun's form, and the hook that its steps read it with:
 * `export const [SupplierFormFrame, useSupplierForm] = formFrame<SupplierFormContext>()`. It is also the frame of the
 * fields that all parties share.
 */
export function formFrame<Context extends PartyFormContext>() {
  const Own = createContext<Context | null>(null);
  function Frame({ value, children }: { readonly value: Context; readonly children: ReactNode }): ReactNode {
    return (
      <PartyFormFrame value={value}>
        <Own value={value}>{children}</Own>
      </PartyFormFrame>
    );
  }
  function useFrame(): Context {
    const frame = use(Own);
    if (!frame) throw new Error('The steps of a form must stand inside its frame');
    return frame;
  }
  return [Frame, useFrame] as const;
}

/** Stores a file while the form is filled in, and answers what the form keeps of it. */
export type StoreFile<Stored> = (
  file: ChosenFile,
  options: { readonly signal: AbortSignal; readonly onProgress: (fraction: number) => void },
) => Promise<Stored>;

/** A group of fields, in the frame of the screen that it stands on. */
export function Section(props: SectionProps): ReactNode {
  const { Section: Chosen = Card } = usePartyForm();
  return <Chosen {...props} />;
}

/** A group of fields as a card of a page. */
export function Card({ title, hint, children }: SectionProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card p-4 not-first:mt-5 sm:p-5">
      <h2 id={id} className="text-md font-semibold">
        {title}
      </h2>
      {hint && <p className="hlp mt-0.5">{hint}</p>}
      <div className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}
