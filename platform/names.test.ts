import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areSimilarNames, nameKey, sameNameKey, trigramSimilarity } from './names.ts';

test.each([
  ['Khumalo Transport (Pty) Ltd', 'khumalo'],
  ['KHUMALO LOGISTICS CC', 'khumalo'],
  ['Khumalo (Edms) Bpk', 'khumalo'],
  ['Transportes Conceição, Lda.', 'conceicao'],
  ['Sizwe & Sons Freight t/a Sizwe Express', 'sizwe sons sizwe express'],
  ["O'Brien’s Haulage", 'obriens'],
  ['J.B. Carriers Inc', 'jb'],
  ['Transport Logistics CC', 'transport logistics cc'],
  ['', ''],
])('%j has the key %j', (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test('a name is the same in other case and with another legal form, and another with other words of the trade', () => {
  const key = sameNameKey('Khumalo Transport (Pty) Ltd');
  expect(sameNameKey('KHUMALO  TRANSPORT (EDMS) BPK')).toBe(key);
  expect(sameNameKey('Khumalo Logistics (Pty) Ltd')).not.toBe(key);
});

test.each([
  ['word', 'two words', 0.36363637],
  ['khumalo', 'khumalo', 1],
  ['khumalo', 'kumalo', 0.5],
  ['abc', '', 0],
])('%j and %j share %d of their trigrams', (a, b, expected) => {
  expect(trigramSimilarity(a, b)).toBeCloseTo(expected, 6);
});

test('the order of the two does not matter, and a text is like itself', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(trigramSimilarity(a, b)).toBe(trigramSimilarity(b, a));
      expect(trigramSimilarity(a, a)).toBe(1);
    }),
  );
});

test('names that may mean the same company are similar', () => {
  expect(areSimilarNames('Ndlovu Brothers Transport (Pty) Ltd', 'NDLOVU BROTHERS LOGISTICS')).toBe(true);
  expect(areSimilarNames('Ndlovu Brothers Transport', 'Mokoena Brothers Transport')).toBe(false);
});
