import { pendingUpload } from '#modules/parties/customers/fields.ts';
import type { LetterValue } from './form.ts';

/** Whether the letter is still to be sent: in the form by link the server has it as soon as it is chosen. */
export function isPending(blobName: string | undefined, letter: LetterValue): boolean {
  return blobName === pendingUpload && !letter.blobName;
}
