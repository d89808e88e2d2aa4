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

type Values = ReadonlyMap<AnsweredField, string | number>;

/**
 * Sorts the facts of a certificate. Facts are written at once where the field is empty or holds a fact of the certificate before
 * (`former`). A fact that contradicts the person is offered, and never written over them unasked. Facts of the certificate
 * before that are not in this one are taken out: they belonged to another document.
 */
export function sortRead(
  values: Values,
  present: (field: AnsweredField) => unknown,
  former: Values = new Map(),
): {
  readonly empty: readonly AnsweredField[];
  readonly differ: readonly AnsweredField[];
  readonly stale: readonly AnsweredField[];
} {
  const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || value === 0;
  const isFormer = (field: AnsweredField) => former.has(field) && present(field) === former.get(field);
  const isFree = (field: AnsweredField) => isEmpty(present(field)) || isFormer(field);
  const fields = [...values.keys()];
  return {
    empty: fields.filter(isFree),
    differ: fields.filter((field) => !isFree(field) && present(field) !== values.get(field)),
    stale: [...former.keys()].filter((field) => !values.has(field) && isFormer(field)),
  };
}
