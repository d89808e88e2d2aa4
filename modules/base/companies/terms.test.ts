import { expect, test } from 'vitest';
import { termsMarks, unevenLanguages } from './terms.ts';

const inForce = { en: 'Pay.', afr: 'Betaal.', pt: 'Pague.' };

test('a clause that was added in English alone leaves the other languages behind', () => {
  const marks = termsMarks({ ...inForce, en: 'Pay. On time.' }, inForce);
  expect(marks).toEqual({ en: 'changed', afr: 'asBefore', pt: 'asBefore', fr: 'empty' });
  expect(unevenLanguages(marks)).toEqual({ asBefore: ['afr', 'pt'], empty: ['fr'] });
});

test('when nothing or everything changed, no language is behind', () => {
  expect(unevenLanguages(termsMarks({ ...inForce, fr: 'Payez.' }, { ...inForce, fr: 'Payez.' })).asBefore).toEqual([]);
  expect(unevenLanguages(termsMarks({ en: 'A', afr: 'B', pt: 'C', fr: 'D' }, inForce))).toEqual({
    asBefore: [],
    empty: [],
  });
});

test('without a version in force all that is written is new; blanks are no text', () => {
  expect(termsMarks({ en: 'Pay.', fr: ' \n' })).toMatchObject({ en: 'changed', fr: 'empty' });
});
