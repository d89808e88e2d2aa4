import { expect, test } from 'vitest';
import { z } from 'zod';
import { masterCode, masterData, optionalNumber, reference } from './master-data.ts';
import { requiredText } from './operation.ts';

declare module './nouns.ts' {
  interface Nouns {
    thing: unknown;
  }
  interface Channels {
    things: unknown;
  }
}

const things = masterData({
  noun: 'thing',
  channel: 'things',
  fields: z.strictObject({
    code: masterCode(6),
    name: requiredText(10),
    weight: z.number().min(1),
    isGood: z.boolean().default(true),
    limit: optionalNumber(0, 5),
    parentId: reference('place'),
  }),
  filters: {},
});

test('a code is trimmed, in capitals, and of signs that are read aloud without doubt', () => {
  const code = (typed: string) => masterCode(6).safeParse(typed);
  expect(code(' ab-1 ').data).toBe('AB-1');
  for (const refused of ['', '  ', 'é', '-A', 'A\u0000', 'ABCDEFG', 'a,b', '<b>'])
    expect(code(refused).success, refused).toBe(false);
});

test('the form of a new record starts with the defaults, and empty where there are none', () => {
  expect(things.empty).toEqual({ code: '', name: '', weight: null, isGood: true, limit: null, parentId: null });
});

test('nothing chosen is null, whichever way a form says it', () => {
  for (const nothing of ['', null, undefined]) expect(reference('place').parse(nothing)).toBeNull();
  expect(reference('place').safeParse('somebody').success).toBe(false);
});

test('the list takes its filters and refuses what it does not know', () => {
  expect(things.list.input.safeParse({ colour: 'red' }).success).toBe(false);
  expect(things.list.input.parse({})).toMatchObject({ sort: 'code', page: 1, pageSize: 50 });
});
