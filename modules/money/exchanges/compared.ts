import { z } from 'zod';
import { type ComparedField, comparedFields } from './status.ts';

/** A field of a document on both sides. */
export interface Compared {
  readonly field: ComparedField;
  /** Empty where we do not know it yet. */
  readonly ours: string;
  /** Null where the other system does not say it. */
  readonly theirs: string | null;
  readonly isDifferent: boolean;
}

const amounts: readonly ComparedField[] = ['net', 'vatTotal', 'gross'];

const said = z
  .union([z.string().max(200), z.number()])
  .optional()
  .catch(undefined);
const documentOf = z.object({
  number: said,
  issuedOn: said,
  dueOn: said,
  currency: said,
  net: said,
  vatTotal: said,
  gross: said,
});
/** An answer to a look-up: the mark or the number that they gave it, and the document as they hold it. */
const answerOf = z.object({ id: said, number: said, document: documentOf.optional().catch(undefined) });

/**
 * What we sent beside what the other system answers, field by field. What it does not say differs from nothing; an amount is
 * the same amount however it is written.
 */
export function comparedWith(
  { sent, theirNumber }: { readonly sent: string; readonly theirNumber: string },
  answer: string,
): readonly Compared[] {
  const ours = { ...documentOf.parse(jsonOf(sent)), theirNumber };
  const { id, number, document } = answerOf.parse(jsonOf(answer));
  const theirs = { ...document, theirNumber: id ?? number };
  return comparedFields.map((field) => {
    const [own, other] = [ours[field], theirs[field]].map((value) =>
      value === undefined ? null : String(value).trim(),
    );
    return {
      field,
      ours: own ?? '',
      theirs: other ?? null,
      isDifferent: Boolean(own) && other !== null && other !== undefined && !isSame(field, own!, other),
    };
  });
}

function isSame(field: ComparedField, one: string, other: string): boolean {
  return amounts.includes(field) ? Number(one) === Number(other) : one === other;
}

/** An object in any case: what is no JSON says nothing. */
function jsonOf(text: string): object {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
}
