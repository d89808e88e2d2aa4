import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { text } from '../operation.ts';
import { told } from './told.ts';

const party = z.object({
  name: text(5),
  code: z.string().regex(/^[A-Z]+$/),
  share: z.number().int().min(0).max(100),
  colour: z.enum(['red', 'blue']).nullable().default(null),
  tags: z.array(text(3)).max(2),
  words: z.record(z.enum(['en', 'fr']), text(4)).optional(),
  at: z.iso.datetime().optional(),
});

describe('what is as declared', () => {
  test('is told with its declared fields alone', () => {
    const answer = { name: 'Karoo', code: 'K', share: 5, tags: ['a'], secret: 'x' };
    expect(told(party, answer)).toEqual({
      value: { name: 'Karoo', code: 'K', share: 5, tags: ['a'], colour: null },
      odd: [],
    });
  });
});

describe('what is beyond its bounds', () => {
  const odd = {
    name: 'Karoo Freight',
    code: 'k-1',
    share: 140,
    colour: 'mauve',
    tags: ['long', 'b', 'c'],
    words: { en: 'Freight', af: 'Vrag' },
    at: 'yesterday',
  };

  test('is told too, and nothing that was not declared', () => {
    const { value } = told(z.object({ rows: z.array(party) }), { rows: [{ ...odd, secret: 'x' }], total: 1 });
    expect(value).toEqual({ rows: [odd] });
  });

  test('is named by its place, without its value', () => {
    const found = told(z.object({ rows: z.array(party) }), { rows: [odd, odd] }).odd;
    expect(found).toEqual(expect.arrayContaining(['rows.#.name', 'rows.#.code', 'rows.#.share', 'rows.#.tags']));
    expect(JSON.stringify(found)).not.toMatch(/Karoo|mauve|yesterday/);
    expect(found.filter((path) => path === 'rows.#.name')).toHaveLength(1);
  });

  test('of several kinds of record stays the kind that its constants say', () => {
    const either = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('person'), name: text(3) }),
      z.object({ kind: z.literal('place'), name: text(3), country: text(2) }),
    ]);
    expect(told(either, { kind: 'place', name: 'Harbour', country: 'South Africa', secret: 1 }).value).toEqual({
      kind: 'place',
      name: 'Harbour',
      country: 'South Africa',
    });
    expect(() => told(either, { kind: 'other', name: 'x' })).toThrow();
  });

  test('within itself is found there as well', () => {
    const tree = z.object({
      name: text(3),
      get parts() {
        return z.array(tree);
      },
    });
    const answer = { name: 'a', parts: [{ name: 'too long', parts: [], secret: 1 }] };
    expect(told(tree, answer).value).toEqual({ name: 'a', parts: [{ name: 'too long', parts: [] }] });
  });
});

test('what is of another kind, or missing, is a fault of ours', () => {
  expect(() => told(party, { name: 5, code: 'K', share: 5, tags: [] })).toThrow();
  expect(() => told(party, { code: 'K', share: 5, tags: [] })).toThrow();
});
