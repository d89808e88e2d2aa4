import { expect, test } from 'vitest';
import { format } from './messages.ts';

const space = '\u00a0';

test.each([
  ['The insurance covers R {cover}, but needs R {required}.', `The insurance covers R${space}5, but needs R${space}9.`],
  ['O seguro cobre {cover} R.', `O seguro cobre 5${space}R.`],
  ['More than R 100 is late.', `More than R${space}100 is late.`],
  // Neither a word that ends in R nor one that begins with it is money.
  ['The PDR {cover} and Rate {required}', 'The PDR 5 and Rate 9'],
])('an amount stays on the line of its sign: %s', (text, expected) => {
  expect(format('en', text, { cover: '5', required: '9' })).toBe(expected);
});
