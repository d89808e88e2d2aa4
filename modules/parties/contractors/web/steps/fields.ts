import { fieldsFor } from '#platform/web/fields/index.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { inputsFor } from '#modules/parties/parties/web/index.ts';
import { SignatureField } from '../signature/signature-brick.ts';
import type { applicationForm } from './form.ts';

/** The field bricks, with the names of an application's fields. */
export const Field = fieldsFor<typeof applicationForm>();

/** The inputs that it shares with other parties. */
export const Inputs = inputsFor<typeof applicationForm>();

export const Signed = namedFor<typeof applicationForm>()({ Signature: SignatureField });
