import { expect, test } from 'vitest';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { bells } from './bells.ts';
import type { Caller } from './callers.ts';
import type { UserActor } from './implement.ts';
import { anybodyLike, sharedAnswers, sharedQuestion } from './shared-answers.ts';

function desk() {
  let time = 1000;
  const now = () => time;
  const rung = bells(now);
  const ask = sharedAnswers(rung, now);
  let reads = 0;
  const read = (maxAge?: number, name = 'loads') =>
    ask({ name, partition: 'alpha', channels: ['rights'], maxAge }, async () => ++reads).then(({ value }) => value);
  return {
    read,
    ring: (partition = 'alpha') => rung.ring(partition, 'rights'),
    pass: (ms: number) => (time += ms),
    reads: () => reads,
  };
}

test('what is asked again while nothing was told is read once', async () => {
  const { read, ring, pass, reads } = desk();
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  pass(10);
  ring('beta');
  expect(await read()).toBe(1);
  pass(1);
  ring();
  expect(await read()).toBe(2);
  expect(reads()).toBe(2);
});

test('what was told while it was being read has it read again', async () => {
  const { read, ring, pass } = desk();
  const first = read();
  ring();
  pass(1);
  expect(await Promise.all([first, read(), read()])).toEqual([1, 2, 2]);
});

test('nothing is older than a second, whoever takes what age', async () => {
  const { read, ring, pass } = desk();
  expect(await read()).toBe(1);
  pass(600);
  ring();
  expect(await read(1000)).toBe(1);
  expect(await read(500)).toBe(2);
  pass(1001);
  expect(await read(60_000)).toBe(3);
});

test('what failed is read again by the next who asks', async () => {
  const ask = sharedAnswers(bells());
  const question = { name: 'loads', partition: 'alpha', channels: [], maxAge: undefined };
  await expect(ask(question, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await expect(ask(question, async () => 'there')).resolves.toMatchObject({ value: 'there', text: '"there"' });
});

const person = (more: Partial<UserActor> = {}): Caller => ({
  actor: {
    kind: 'user',
    id: '1',
    account: 'thandi',
    name: 'Thandi',
    companyId: 'c1',
    companyName: 'Coast Hauliers',
    authorisations: new Set(['tripDirector.getLoads', 'tripDirector.getLoad']),
    ...more,
  },
  partition: 'alpha',
  sessionHash: undefined,
});
const shared = operation({
  audience: 'permitted',
  reads: true,
  input: z.strictObject({}),
  output: z.string(),
  shared: { until: ['rights'], unless: ['isMine'] },
});
const named = (caller: Caller, input: object = {}, more: object = {}) =>
  sharedQuestion(
    shared,
    caller,
    { operation: 'tripDirector.getLoads', language: 'en', input, isWhole: false, ...more },
    undefined,
  )?.name;

test('people of the same rights and the same reach ask the same question, and nobody else', () => {
  const own = named(person());
  expect(
    named(
      person({ id: '2', name: 'Pieter', authorisations: new Set(['tripDirector.getLoad', 'tripDirector.getLoads']) }),
    ),
  ).toBe(own);
  const others = [
    named({ ...person(), partition: 'beta' }),
    named(person({ scope: '{"kind":"supplier"}' })),
    named(person({ hidden: /price/ })),
    named(person({ authorisations: new Set(['tripDirector.getLoads']) })),
    named(person(), { search: 'N1' }),
    named(person(), {}, { language: 'fr' }),
    named(person(), {}, { isWhole: true }),
  ];
  expect(new Set([own, ...others]).size).toBe(others.length + 1);
});

test('what is one person’s own is not shared', () => {
  expect(named(person(), { isMine: true })).toBeUndefined();
  expect(named(person(), { isMine: false })).toBeDefined();
  expect(named(person({ token: { id: 't' } }))).toBeUndefined();
  expect(
    named({ actor: { kind: 'guest', name: 'guest' }, partition: 'alpha', sessionHash: undefined }),
  ).toBeUndefined();
});

test('whoever answers for all cannot ask who is calling', () => {
  const anybody = anybodyLike(person().actor as UserActor);
  expect(anybody.authorisations.has('tripDirector.getLoads')).toBe(true);
  for (const field of ['id', 'name', 'account', 'companyId', 'limits', 'token'] as const)
    expect(() => anybody[field]).toThrow('A shared answer depends on');
});
