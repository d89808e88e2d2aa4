import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { Failure } from '#platform/failure.ts';
import { operation, service } from '#platform/operation.ts';
import { implement, type Context } from '#platform/server/implement.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';

/** How often the work was begun; each answer carries its number, so that two answers of one run are the same. */
let runs = 0;
/** How often something was done after a commit. */
let committed = 0;
/** What a run waits for before it ends. */
let gate: Promise<unknown> = Promise.resolve();

const note = operation({
  audience: 'permitted',
  input: z.strictObject({ text: z.string() }),
  output: z.object({ run: z.int() }),
});
const notes = service('tripDirector', { postNote: note, putNote: note });

async function write({ db, afterCommit }: Context, { text }: { text: string }): Promise<{ run: number }> {
  const run = ++runs;
  await gate;
  afterCommit(() => committed++);
  // As PostgreSQL ends one of two transactions that are in each other's way; the dispatcher begins again.
  if (text === 'twice' && run === 1) await sql`do $$ begin raise sqlstate '40001'; end $$`.execute(db);
  if (text === 'refused') throw new Failure('notFound', 'notFound');
  return { run };
}

let house: House;
let sipho: Staff;
let naledi: Staff;
beforeAll(async () => {
  house = await openHouse({ implementations: [implement(notes, { postNote: write, putNote: write })] });
  sipho = await buildStaff(house.app, 'alpha', ['postNote', 'putNote']);
  naledi = await buildStaff(house.app, 'alpha', ['postNote', 'putNote'], { companyId: sipho.companyId });
});
beforeEach(() => {
  runs = 0;
  committed = 0;
  gate = Promise.resolve();
});
afterAll(() => house.close());

const post = (text: string, idempotencyKey: string, who: Staff, extra: { lockId?: string; operation?: string } = {}) =>
  house.call(
    extra.operation ?? 'postNote',
    { text },
    { ...who, idempotencyKey, ...(extra.lockId && { lockId: extra.lockId }) },
  );

test('the same call under the same key is answered again and done once', async () => {
  const first = await post('hello', 'same', sipho);
  expect(first).toMatchObject({ response: 'ok', result: { run: 1 } });
  expect(await post('hello', 'same', sipho)).toMatchObject({ response: 'ok', result: { run: 1 } });
  expect(runs).toBe(1);
});

test.for([
  ['another payload', { text: 'goodbye' }],
  ['another version of the record', { text: 'hello', lockId: '7' }],
] as const)('%s under a key that was used is refused, and not done', async ([, { text, ...extra }]) => {
  const key = JSON.stringify([text, extra]);
  await post('hello', key, sipho);
  expect(await post(text, key, sipho, extra)).toMatchObject({ status: 409, code: 'idempotencyKeyReused' });
  expect(runs).toBe(1);
});

test('two users may choose the same key, and each gets their own answer', async () => {
  expect(await post('hello', 'shared', sipho)).toMatchObject({ result: { run: 1 } });
  expect(await post('hello', 'shared', naledi)).toMatchObject({ result: { run: 2 } });
  expect(await post('something else', 'shared', naledi)).toMatchObject({ code: 'idempotencyKeyReused' });
  expect(await post('hello', 'shared', sipho)).toMatchObject({ result: { run: 1 } });
  expect(await post('hello', 'shared', naledi)).toMatchObject({ result: { run: 2 } });
  expect(runs).toBe(2);
});

test('a key belongs to one operation', async () => {
  expect(await post('hello', 'two', sipho)).toMatchObject({ result: { run: 1 } });
  const put = () => post('hello', 'two', sipho, { operation: 'putNote' });
  expect(await put()).toMatchObject({ result: { run: 2 } });
  expect(await put()).toMatchObject({ result: { run: 2 } });
  expect(await post('hello', 'two', sipho)).toMatchObject({ result: { run: 1 } });
  expect(runs).toBe(2);
});

test('a call that was refused leaves its key free', async () => {
  expect(await post('refused', 'free', sipho)).toMatchObject({ code: 'notFound' });
  expect(await post('hello', 'free', sipho)).toMatchObject({ response: 'ok', result: { run: 2 } });
});

test('a repetition that comes while the first call runs waits for its answer', async () => {
  let open = () => {};
  gate = new Promise<void>((resolve) => (open = resolve));
  const first = post('hello', 'early', sipho);
  while (runs === 0) await wait(5);
  const repetitions = [post('hello', 'early', sipho), post('hello', 'early', sipho)];
  // Long enough for both to stand before the key; a run that begins meanwhile is counted.
  await wait(150);
  open();
  for (const answer of await Promise.all([first, ...repetitions]))
    expect(answer).toMatchObject({ response: 'ok', result: { run: 1 } });
  expect(runs).toBe(1);
});

test('a repetition that comes while the first call runs is done when the first is refused', async () => {
  let open = () => {};
  gate = new Promise<void>((resolve) => (open = resolve));
  const first = post('refused', 'late', sipho);
  while (runs === 0) await wait(5);
  const second = post('hello', 'late', sipho);
  await wait(150);
  open();
  expect(await first).toMatchObject({ code: 'notFound' });
  expect(await second).toMatchObject({ response: 'ok', result: { run: 2 } });
});

test('what follows a commit is done once, though the work was begun twice', async () => {
  expect(await post('twice', 'again', sipho)).toMatchObject({ response: 'ok', result: { run: 2 } });
  expect(committed).toBe(1);
});
