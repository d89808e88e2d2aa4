import { expect, test } from 'vitest';
import { operationCatalogue } from '#platform/server/catalogue.ts';
import { implementations, sentences } from './modules.ts';

/** The sentences of all operations (described.ts): people read them in docs/operations.md and in the OpenAPI file. */
const entries = operationCatalogue(implementations, sentences).map(({ service, operation, does, refuses }) => ({
  name: `${service}.${operation}`,
  does: does ?? '',
  refuses: refuses ?? '',
}));

test('describes every operation, and none that does not exist', () => {
  expect(entries.filter(({ does }) => does === '').map(({ name }) => name)).toEqual([]);
  const known = new Set(entries.map(({ name }) => name));
  expect([...sentences.keys()].filter((name) => !known.has(name))).toEqual([]);
});

test('says in one sentence each what an operation does and what it refuses', () => {
  const isSentence = (text: string) => /^[A-Z][^\n]*\.$/.test(text) && !/\. [A-Z]/.test(text) && text.length <= 180;
  const odd = entries.filter(
    ({ does, refuses }) =>
      !(isSentence(does) && /^[A-Z][a-z]+s\b/.test(does) && isSentence(refuses) && refuses.startsWith('Refuses ')),
  );
  expect(odd).toEqual([]);
});

test('says of no two operations that they do the same', () => {
  const alike = [...Map.groupBy(entries, ({ does }) => does).values()].filter((each) => each.length > 1);
  expect(alike.map((each) => each.map(({ name }) => name))).toEqual([]);
});
