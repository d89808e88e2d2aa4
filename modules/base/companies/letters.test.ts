import { expect, test } from 'vitest';
import { lettersOf, mergeFieldsOf, wordsProblem } from './letters.ts';

test('texts belong to the letter whose name they go on from', () => {
  const letters = lettersOf(
    {
      bankSubject: 'a',
      bankIntro: 'b',
      bankChangedSubject: 'c',
      bankChangedSms: 'd',
      bankChangedAction: 'e',
      banker: 'f',
      until: 'g',
      code: 'h',
    },
    ['code'],
  );
  expect(letters).toEqual([
    {
      name: 'bank',
      parts: [
        { key: 'bankSubject', role: 'subject' },
        { key: 'bankIntro', role: 'paragraph' },
      ],
    },
    {
      name: 'bankChanged',
      parts: [
        { key: 'bankChangedSubject', role: 'subject' },
        { key: 'bankChangedSms', role: 'sms' },
        { key: 'bankChangedAction', role: 'action' },
      ],
    },
    { name: 'code', parts: [{ key: 'code', role: 'sms' }] },
  ]);
});

test('merge fields of a plural are those of all its forms', () => {
  expect(mergeFieldsOf({ one: 'a day, {company}', other: '{count} days, {company}' })).toEqual(['company', 'count']);
});

test.each([
  ['Welcome to {company}.', undefined],
  ['Welcome.', undefined],
  ['Welcome to {firm}.', { code: 'mergeFieldUnknown', details: { field: '{firm}', allowed: '{company}, {date}' } }],
  ['Welcome to {company.', { code: 'braceAlone', details: { example: '{company}' } }],
])('%j is answered with %j', (own, problem) => {
  expect(wordsProblem(own, '{company} greets you on {date}')).toEqual(problem);
});

test('a code that is not said is of no use', () => {
  expect(wordsProblem('Your code is on its way.', '{code} is your code')).toMatchObject({ code: 'mergeFieldMissing' });
});
