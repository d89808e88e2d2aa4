import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textDifference } from './text-difference.ts';

test('words that were dropped and added are told apart from those that stayed', () => {
  expect(textDifference('Pay within 30 days.\n\nOn time.', 'Pay within 14 days.\n\nOn time, please.')).toEqual([
    { kind: 'same', text: 'Pay within ' },
    { kind: 'dropped', text: '30 ' },
    { kind: 'added', text: '14 ' },
    { kind: 'same', text: 'days.\n\nOn ' },
    { kind: 'dropped', text: 'time.' },
    { kind: 'added', text: 'time, please.' },
  ]);
  expect(textDifference('', '')).toEqual([]);
});

test('both texts can be read from the difference, whatever they are', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', ' ', '\n', 'word '), { maxLength: 30 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = textDifference(before, after);
      const read = (without: string) =>
        parts
          .filter(({ kind }) => kind !== without)
          .map((part) => part.text)
          .join('');
      expect([read('added'), read('dropped')]).toEqual([before, after]);
    }),
  );
});
