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

test.each([
  ['Transportes Lurio - Sociedade Unipessoal, Limitada', 'Transportes Lúrio, Lda'],
  ['Transportes Lurio - Sociedade Unipessoal, Limitada', 'TRANSPORTES LURIO'],
  ['Camionagem do Save, Sociedade por Quotas de Responsabilidade Limitada', 'Camionagem do Save Lda.'],
  ['Rota Sul Unipessoal, Lda', 'Rota Sul'],
  ['Índico Cargas, Sociedade Anónima', 'Indico Cargas S.A.'],
  ['Katanga Route Société à responsabilité limitée', 'Katanga Route SARL'],
  ['Katanga Route S.A.R.L.', 'Katanga Route'],
  ['Ets Mukendi', 'Établissements Mukendi'],
  ['Fleuve Logistique SARLU', 'FLEUVE LOGISTIQUE'],
])('%j is the company called %j: a form that is written out tells no two apart', (a, b) => {
  expect(areSimilarNames(a, b)).toBe(true);
  expect(areSimilarNames(b, a)).toBe(true);
});

test('what is left of a name without its form still tells companies apart', () => {
  expect(areSimilarNames('Lurio - Sociedade Unipessoal, Limitada', 'Save - Sociedade Unipessoal, Limitada')).toBe(
    false,
  );
  expect(areSimilarNames('Sociedade Unipessoal, Limitada', 'Lurio, Lda')).toBe(false);
  expect(areSimilarNames('Mukendi SARL', 'Mulamba Société à responsabilité limitée')).toBe(false);
});

test('names that may mean the same company are similar', () => {
  expect(areSimilarNames('Ndlovu Brothers Transport (Pty) Ltd', 'NDLOVU BROTHERS LOGISTICS')).toBe(true);
  expect(areSimilarNames('Ndlovu Brothers Transport', 'Mokoena Brothers Transport')).toBe(false);
});
