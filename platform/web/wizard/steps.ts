import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormSchema } from '../form.tsx';

/** What the part before the submit is given: it shows the other steps of a form, and leads back to them. */
export interface ReviewProps {
  /** The ids of the steps that are to be looked at: those that apply, without the one that is shown. */
  readonly steps: readonly string[];
  readonly onEdit: (step: string) => void;
}

/** One screen of a wizard; the array of them is in the order shown, and says everything once. */
export interface WizardStep<Values extends FieldValues = FieldValues> {
  readonly id: string;
  readonly title: string;
  /** The part of the whole that this step asks for: a `pick` of the application's schema. */
  readonly schema: FormSchema;
  readonly Step: ComponentType;
  /** What is said when this step is left incomplete; without it the sentence of all forms. */
  readonly incomplete?: string;
  /** Left out while this is false: transporter details of who is none. */
  readonly when?: (values: Values) => boolean;
}
