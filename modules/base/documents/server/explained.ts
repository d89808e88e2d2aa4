import { invalidFields } from '#platform/failure.ts';
import { differencesOf, type ReadAndTyped } from '#platform/read-and-typed.ts';
import type { DocumentFailureCode } from '../messages/failures/index.ts';

/** What the record and the trail keep of an approval against the document; both are null where nothing differs. */
export interface Explained {
  readonly differenceReason: string | null;
  readonly documentSays: string | null;
}

/**
 * Refuses to approve values that the document contradicts unless somebody says why. Every approval of a paper goes through
 * it, whichever desk or system it comes from.
 *
 * @param field where the caller takes the reason, for the refusal
 */
export function explained(
  values: readonly ReadAndTyped[],
  reason: string | null | undefined,
  field = 'differenceReason',
): Explained {
  const differences = differencesOf(values);
  if (differences.length === 0) return { differenceReason: null, documentSays: null };
  const documentSays = differences.map(written).join(', ');
  const said = reason?.trim() ?? '';
  if (said === '')
    throw invalidFields({
      [field]: { code: 'documentSaysOtherwise' satisfies DocumentFailureCode, details: { read: documentSays } },
    });
  return { differenceReason: said, documentSays };
}

/** An amount is grouped, as no language writes it otherwise: `R 1 450 000.00`. */
function written({ kind, read }: ReadAndTyped): string {
  return kind === 'amount' ? `R ${read.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ' ')}` : read;
}

/** The same for the trail: nothing where nothing differs. */
export function explainedFacts({ differenceReason, documentSays }: Explained): Readonly<Record<string, string>> {
  return differenceReason === null || documentSays === null ? {} : { differenceReason, documentSays };
}
