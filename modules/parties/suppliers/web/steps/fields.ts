import { fieldsFor } from '#platform/web/fields/index.ts';
import { inputsFor } from '#modules/parties/parties/web/index.ts';
import type { supplierForm } from './form.ts';

/** The field bricks, with the names of a supplier's fields. */
export const Field = fieldsFor<typeof supplierForm>();

/** The inputs that it shares with other parties. */
export const Inputs = inputsFor<typeof supplierForm>();
