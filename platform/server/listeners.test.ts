import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '../failure.ts';
import { inPartition, systemContext } from './contexts.ts';
import type { Context } from './implement.ts';
import { batchListener, beforeListener, laterListener, listener, listenersByHappening } from './listeners.ts';
import { openHouse, type House } from './testing/house.ts';

let house: House;
/** Who heard, in which order: the listener, the actor, the record. */
const heard: string[] = [];
let refuses: 'nobody' | 'before' | 'with' = 'nobody';
let failsLater = 0;
/** The batch that fails once, after it has written. */
let failsBatch = '';
const batches = ['a', 'b', 'c', 'd'];
const committedBefore: Record<string, readonly string[]> = {};

const refusal = () => new Failure('forbidden', 'forbidden');
const note = (name: string, context: Context, linkId: string) => {
  heard.push(`${name} ${context.actor.name} ${linkId}`);
};
const listeners = [
  laterListener('link.ended', 'test-later', async (context, { linkId }) => {
    note('later', context, linkId);
    if (failsLater > 0) {
      failsLater--;
      throw new Error('not yet');
    }
    await write(context, `later ${linkId}`);
  }),
  batchListener('link.ended', 'test-batch', async (context, { linkId }, after) => {
    if (!linkId.startsWith('many')) return undefined;
    const own = batches[after === undefined ? 0 : batches.indexOf(after) + 1];
    if (own === undefined) return undefined;
    // Read beside the transaction of this batch.
    committedBefore[own] = (await written(linkId)).filter((each) => each.startsWith('batch'));
    heard.push(`batch ${own}`);
    await write(context, `batch-${own} ${linkId}`);
    if (failsBatch === own) {
      failsBatch = '';
      throw new Error('killed');
    }
    return own;
  }),
  listener('link.ended', 'test-with', async (context, { linkId }) => {
    note('with', context, linkId);
    if (refuses === 'with') throw refusal();
    await write(context, `with ${linkId}`);
  }),
  beforeListener('link.ended', 'test-before', async (context, { linkId }) => {
    note('before', context, linkId);
    if (refuses === 'before') throw refusal();
  }),
];

beforeAll(async () => {
  house = await openHouse({ implementations: [], listeners });
});
afterAll(() => house.close());
beforeEach(() => {
  heard.length = 0;
  refuses = 'nobody';
  failsLater = 0;
  failsBatch = '';
});

const write = ({ db }: Context, name: string) =>
  sql`insert into company (partition, name, trade_name) values ('alpha', ${name}, 'x')`.execute(db);

async function written(linkId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from company where partition = 'alpha' and name like ${`% ${linkId}`} order by name`.execute(
    house.app.database.single('alpha'),
  );
  return rows.map(({ name }) => name.split(' ')[0]!);
}

async function queued(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from job.job where name = 'hear-test-later'`.execute(
    house.app.database.single('alpha'),
  );
  return rows[0]!.count;
}

/** Somebody of the desk does something, and tells it. */
function act(linkId: string, task: (context: Context) => Promise<unknown> = async () => {}): Promise<void> {
  const system = systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' });
  return inPartition({ ...system, actor: { kind: 'stranger', name: 'Thandi' } }, 'alpha', async (context) => {
    await write(context, `told ${linkId}`);
    await context.happened('link.ended', { linkId });
    await task(context);
  });
}

test('who may refuse is asked first, in the transaction and in the name of who tells; the job comes after the commit', async () => {
  await act('one');
  expect(heard.slice(0, 2)).toEqual(['before Thandi one', 'with Thandi one']);
  await vi.waitFor(async () => expect(await written('one')).toEqual(['later', 'told', 'with']), 10_000);
  expect(heard).toEqual(['before Thandi one', 'with Thandi one', 'later system one']);
});

test('nothing is heard of what was taken back: neither what was written nor the job stays', async () => {
  const before = await queued();
  await expect(act('two', () => Promise.reject(new Error('taken back')))).rejects.toThrow('taken back');
  expect(await written('two')).toEqual([]);
  expect(await queued()).toBe(before);
});

test('a refusal before is the answer to the caller, and the others hear nothing', async () => {
  refuses = 'before';
  const before = await queued();
  await expect(act('three')).rejects.toMatchObject({ code: 'forbidden' });
  expect(heard).toEqual(['before Thandi three']);
  expect([await written('three'), await queued()]).toEqual([[], before]);
});

test('a listener that may not refuse and does is a fault, named, and everything is taken back', async () => {
  refuses = 'with';
  const error = await act('four').catch((thrown: unknown) => thrown);
  expect(error).not.toBeInstanceOf(Failure);
  expect(error).toMatchObject({ message: expect.stringContaining('test-with refused link.ended with forbidden') });
  expect(await written('four')).toEqual([]);
});

test('a job that failed comes again', async () => {
  failsLater = 1;
  await act('five');
  await vi.waitFor(async () => expect(await written('five')).toContain('later'), 15_000);
  expect(heard.filter((each) => each.startsWith('later'))).toHaveLength(2);
});

test('batches commit one by one; after one that failed the work goes on there, and none is done twice', async () => {
  failsBatch = 'c';
  await act('many');
  await vi.waitFor(async () => expect(await written('many')).toContain('batch-d'), 15_000);
  // What the first two had written stood when the third one was begun again.
  expect(committedBefore).toEqual({
    a: [],
    b: ['batch-a'],
    c: ['batch-a', 'batch-b'],
    d: ['batch-a', 'batch-b', 'batch-c'],
  });
  expect(heard.filter((each) => each.startsWith('batch'))).toEqual(
    ['a', 'b', 'c', 'c', 'd'].map((each) => `batch ${each}`),
  );
});

test('who acts in another name tells in that name', async () => {
  await inPartition(
    systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' }),
    'alpha',
    (context) => context.as({ kind: 'stranger', name: 'Pieter' }).happened('link.ended', { linkId: 'six' }),
  );
  expect(heard.slice(0, 2)).toEqual(['before Pieter six', 'with Pieter six']);
});

test('two listeners of one name are refused at start: they would share a queue', () => {
  expect(() => listenersByHappening([...listeners, listeners[0]!])).toThrow('test-later');
});
