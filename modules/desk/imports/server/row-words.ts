import { formatDecimal } from '#platform/decimal.ts';
import type { FailureTexts } from '#platform/server/failure-texts.ts';
import type { FieldNames } from '#platform/server/field-names.ts';
import type { Context } from '#platform/server/implement.ts';
import type { RowProblem } from './tables.ts';

/** A problem in the words of a person's language: the label of its field, and what is wrong. */
export function inWords(
  { field, code, details }: RowProblem,
  names: FieldNames,
  texts: FailureTexts,
  language: Context['language'],
): { field: string; text: string } {
  const read = details?.['read'];
  const choices = (details?.['choices'] as readonly string[] | undefined)?.map((each) => names.choice(field, each));
  return {
    field: field && names(field),
    text: texts.of(language, code, {
      // Of files that were checked before the sign was said.
      example: '1234.50',
      ...details,
      ...(typeof read === 'number' && { read: formatDecimal(language, read, { decimals: 6 }) }),
      ...(choices && { choices: choices.join(', ') }),
    }),
  };
}
