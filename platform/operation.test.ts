import { expect, test } from 'vitest';
import { requiredText, text } from './operation.ts';

test.each([
  ['a right-to-left override', 'Karoo \u202eyllaC', 'Karoo yllaC'],
  ['a space of no width inside a word', 'Ka\u200broo', 'Karoo'],
  ['a joiner with nothing to join', 'Ka\u200droo', 'Karoo'],
  ['a filler that counts as a letter', 'Karoo\u3164', 'Karoo'],
  ['the marks around a number from a phone book', '\u202a+27 82 555 0100\u202c', '+27 82 555 0100'],
  ['a soft hyphen of a PDF', 'Trans\u00adport', 'Transport'],
  ['controls', 'Karoo\u0007\u009b', 'Karoo'],
  ['composed and decomposed letters', 'Cafe\u0301', 'Caf\u00e9'],
])('%s is not kept', (_what, sent, kept) => {
  expect(text(50).parse(sent)).toBe(kept);
});

test('what people see stays: lines, accents, other scripts, a family of emoji', () => {
  for (const seen of ['one\ntwo', 'Ümläut', 'ሰላም', 'القاهرة', '👩‍👩‍👧 ok'])
    expect(text(50).parse(seen)).toBe(seen.normalize('NFC'));
});

test('a text of nothing that can be seen is empty; NUL and half a character are refused', () => {
  expect(requiredText(50).safeParse('\u200b\u202e').success).toBe(false);
  for (const bad of ['a\u0000b', 'a\ud800b']) expect(text(50).safeParse(bad).success).toBe(false);
});

test('a line that becomes longer in NFC than it may be is too long', () => {
  // Hebrew shin with two points is one letter as it is sent, and three in NFC.
  expect(text(3).safeParse('\ufb2c')).toMatchObject({ success: true });
  expect(text(100).safeParse('\ufb2c'.repeat(34)).error?.issues).toMatchObject([{ message: 'tooLong' }]);
});
