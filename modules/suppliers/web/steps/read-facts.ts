import { isCalendarDate } from '#platform/dates.ts';
import { noCents, parseMoney, wireOf } from '#platform/money.ts';

/** What was read from the text of a certificate: policy number, insurer, cover and the like. */
export type CertificateFacts = Readonly<Record<string, string>>;

/** The fields that a certificate answers: what was read in it → the field, and the field's label. */
export const answers = {
  policyNumber: 'gitPolicyNumber',
  insurer: 'gitInsurer',
  cover: 'gitCover',
  from: 'gitFrom',
  to: 'gitTo',
} as const;

export type Answer = keyof typeof answers;
export type AnsweredField = (typeof answers)[Answer];

/** The values of the fields that were read, as the form holds them. */
export function readValues(facts: CertificateFacts): ReadonlyMap<AnsweredField, string | number> {
  const values = new Map<AnsweredField, string | number>();
  for (const [key, field] of Object.entries(answers)) {
    const read = facts[key];
    if (!read || ((key === 'from' || key === 'to') && !isCalendarDate(read))) continue;
    values.set(field, key === 'cover' ? wireOf(parseMoney(read) ?? noCents) : read);
  }
  return values;
}

/**
 * What of it is written at once, because nobody has answered the field yet, and what says otherwise than the person: that is
 * offered, and never written over them unasked.
 */
export function sortRead(
  values: ReadonlyMap<AnsweredField, string | number>,
  present: (field: AnsweredField) => unknown,
): { readonly empty: readonly AnsweredField[]; readonly differ: readonly AnsweredField[] } {
  const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || value === 0;
  const fields = [...values.keys()];
  return {
    empty: fields.filter((field) => isEmpty(present(field))),
    differ: fields.filter((field) => !isEmpty(present(field)) && present(field) !== values.get(field)),
  };
}
