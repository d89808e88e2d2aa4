import { laterInputsFor } from '#modules/parties/parties/web/later.ts';
import type { customerForm } from './form.ts';

/** The inputs of the later steps that it shares with other parties. */
export const Inputs = laterInputsFor<typeof customerForm>();
