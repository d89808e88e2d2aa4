import { sql, type Generated, type JSONColumnType } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import { machine, type EventOf, type StateOf } from '../machine.ts';
import { inPartition, systemContext } from './contexts.ts';
import { deciding } from './deciding.ts';
import type { Context, GuestActor, UserActor } from './implement.ts';
import { life } from './life.ts';
import type { Transition } from './life-events.ts';
import { lockIdOf, record, type Versioned } from './records.ts';
import { statementsOf } from './testing/count-statements.ts';
import { openHouse, type House } from './testing/house.ts';

/** A noun of this test alone: a crate that is packed by one person and sealed by another. */
const crating = machine({
  initial: 'open',
  states: {
    open: { seal: 'sealed', scrap: 'scrapped', note: 'open' },
    sealed: { unseal: 'open', scrap: 'scrapped' },
    scrapped: {},
  },
  past: { seal: 'sealed', unseal: 'unsealed', scrap: 'scrapped', note: 'noted' },
});
type CrateState = StateOf<typeof crating>;

interface Crate extends Versioned {
  readonly state: CrateState;
  readonly packed_by: string[];
  readonly label: string;
}

declare module '../nouns.ts' {
  interface Nouns {
    crate: unknown;
  }
  interface Channels {
    crates: unknown;
  }
}

declare module './tables.ts' {
  interface Tables {
    test_crate: {
      id: Generated<string>;
      partition: string;
      state: Generated<CrateState>;
      packed_by: string[];
      label: Generated<string>;
      contents: JSONColumnType<object, string | undefined, string>;
      weighed: Generated<number>;
      sealed_at: Date | null;
      updated_by: string;
      updated_at: Generated<Date>;
      version: Generated<number>;
    };
  }
}

const crates = record({
  noun: 'crate',
  table: 'test_crate',
  channels: ['crates', 'approvals'],
  find: ({ db, partition }: Context, id: string): Promise<Crate | undefined> =>
    db.selectFrom('test_crate').selectAll().where('partition', '=', partition).where('id', '=', id).executeTakeFirst(),
  show: (_, { id, state, label }) => ({ id, state, label }),
});

const followed: [what: string, transition: Transition][] = [];
const crateLife = life<Crate, 'test_crate', CrateState, EventOf<typeof crating>, { readonly seal: string }>(crates, {
  machine: crating,
  column: 'state',
  facts: ({ state, label }) => ({ state, label }),
  guards: { seal: (call, { packed_by }) => deciding(call, packed_by, new Failure('ownCapture', 'rule')) },
  columns: (_, { event }) => (event === 'seal' ? { packed_by: [] } : {}),
  async keep(_, decisions) {
    for (const { transition, kept } of decisions) followed.push([`kept ${kept?.seal}`, transition]);
  },
  on: {
    seal: [
      async (_, __, transition) => void followed.push(['first', transition]),
      (context, stored) => crates.change(context, stored, { event: 'labelled', columns: { label: 'sealed' } }),
    ],
  },
});

let house: House;
const partition = 'alpha';
const packer = '00000000-0000-4000-8000-000000000001';
const sealer = '00000000-0000-4000-8000-000000000002';

beforeAll(async () => {
  house = await openHouse({ implementations: [] });
  const owner = new pg.Client({ connectionString: house.databaseUrl });
  await owner.connect();
  await owner.query(`
    create table test_crate (
      id uuid not null default gen_random_uuid(), partition text not null,
      state text not null default 'open', packed_by uuid[] not null, label text not null default '',
      contents jsonb not null default '{}', weighed integer not null default 0, sealed_at timestamptz,
      updated_by text not null, updated_at timestamptz not null default now(), version integer not null default 1,
      primary key (partition, id));
    call isolate('test_crate');
    grant select, insert, update on test_crate to haulway_app`);
  await owner.end();
});
afterAll(() => house.close());

function user(id: string, name: string): UserActor {
  return {
    kind: 'user',
    id,
    account: `${name}@example.com`,
    name,
    companyId: '',
    companyName: '',
    authorisations: new Set(),
  };
}
const guest: GuestActor = { kind: 'guest', name: 'guest' };

/** In a transaction of its own, as the person, who had read the version `lockId`. */
function as<T>(
  actor: UserActor | GuestActor,
  lockId: string | null,
  task: (context: Context) => Promise<T>,
): Promise<T> {
  const system = systemContext(house.app, { language: 'en', requestId: 'test', operation: 'tripDirector.sealCrate' });
  return inPartition(system, partition, (context) => task({ ...context.as(actor), actor, lockId }));
}

async function pack(): Promise<string> {
  return as(user(packer, 'Piet'), null, async ({ db }) => {
    const { id } = await db
      .insertInto('test_crate')
      .values({ partition, packed_by: [packer], updated_by: 'Piet' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

async function told(id: string) {
  const db = house.app.database.single(partition);
  const trail = await db
    .selectFrom('audit_entry')
    .select(['noun', 'event', 'changes', 'actor_name'])
    .where('record_id', '=', id)
    .orderBy('id')
    .execute();
  const bells = await db
    .selectFrom('change_event')
    .select(['channel', 'event', 'lock_id'])
    .where('record_id', '=', id)
    .orderBy('id')
    .execute();
  return { trail, bells: bells.map(({ channel, event, lock_id }) => `${channel} ${event} ${lock_id}`) };
}

test('an event writes the row, the decision, the trail and the bells, and then its effects follow in order', async () => {
  const id = await pack();
  followed.length = 0;
  const sealed = await as(user(sealer, 'Sara'), '1', async (context) => {
    const stored = await crates.toChange(context, id);
    return crateLife.move(context, stored, 'seal', { reason: 'full', kept: { seal: 'S-1' }, after: { seal: 'S-1' } });
  });
  expect(sealed).toMatchObject({ state: 'sealed', packed_by: [], label: 'sealed', updated_by: 'Sara', version: 3 });
  const transition = { event: 'seal', from: 'open', to: 'sealed', reason: 'full' };
  expect(followed).toEqual([
    ['kept S-1', transition],
    ['first', transition],
  ]);
  const { trail, bells } = await told(id);
  expect(trail).toMatchObject([
    {
      noun: 'crate',
      event: 'sealed',
      actor_name: 'Sara',
      changes: { state: ['open', 'sealed'], reason: [null, 'full'], seal: [null, 'S-1'] },
    },
    { event: 'labelled' },
  ]);
  expect(bells).toEqual(['crates sealed 2', 'approvals sealed 2', 'crates labelled 3', 'approvals labelled 3']);
});

test('a change moves the time of the record', async () => {
  const id = await pack();
  const [before, after] = [
    await as(guest, null, (context) => crates.lock(context, id)),
    await as(user(sealer, 'Sara'), '1', async (context) =>
      crates.change(context, await crates.toChange(context, id), { event: 'labelled', columns: { label: 'new' } }),
    ),
  ];
  expect(after.updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime());
});

test('who listens is told the version that a record has, also where it was changed from an older copy', async () => {
  const id = await pack();
  const changed = await as(user(sealer, 'Sara'), '1', async (context) => {
    const stored = await crates.toChange(context, id);
    await crates.change(context, stored, { event: 'labelled', columns: { label: 'one' } });
    return crates.change(context, stored, { event: 'labelled', columns: { label: 'two' } });
  });
  expect(changed).toMatchObject({ label: 'two', version: 3 });
  expect((await told(id)).bells.at(-1)).toBe('approvals labelled 3');
});

test('what the machine forbids is refused with the state, before its guard is asked', async () => {
  const id = await pack();
  const late = as(user(packer, 'Piet'), '1', async (context) => {
    const stored = await crates.toChange(context, id);
    const scrapped = await crateLife.move(context, stored, 'scrap');
    return crateLife.move(context, scrapped, 'seal');
  });
  await expect(late).rejects.toMatchObject({ code: 'notAllowedInState', details: { state: 'scrapped' } });
  // All of it was one transaction.
  expect(await told(id)).toEqual({ trail: [], bells: [] });
});

test('a guard keeps who captured a record from deciding it, and nothing is written', async () => {
  const id = await pack();
  const own = as(user(packer, 'Piet'), '1', async (context) =>
    crateLife.move(context, await crates.toChange(context, id), 'seal'),
  );
  await expect(own).rejects.toMatchObject({ code: 'ownCapture' });
  expect((await told(id)).trail).toEqual([]);
});

test('a record that somebody else changed is refused with who did, when, and the record as it is now', async () => {
  const id = await pack();
  await as(user(sealer, 'Sara'), '1', async (context) =>
    crates.change(context, await crates.toChange(context, id), { event: 'labelled', columns: { label: 'fragile' } }),
  );
  for (const lockId of ['1', '3', '', null])
    await expect(as(user(packer, 'Piet'), lockId, (context) => crates.toChange(context, id))).rejects.toMatchObject({
      code: 'changedByOther',
      kind: 'conflict',
      details: { by: 'Sara', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), record: { id, label: 'fragile' } },
    });
});

test('a guest need not state a version; one that states an old one is refused, and is not shown the record', async () => {
  const id = await pack();
  expect(lockIdOf(await as(guest, null, (context) => crates.toChange(context, id)))).toBe('1');
  const refused = await as(guest, '7', (context) => crates.toChange(context, id)).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'changedByOther', details: { by: 'Piet' } });
  expect((refused as Failure).details).not.toHaveProperty('record');
});

test('a record of nobody, or of another partition, is not found', async () => {
  const id = await pack();
  await expect(as(guest, null, (context) => crates.toChange(context, packer))).rejects.toMatchObject({
    code: 'notFound',
  });
  const system = systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' });
  await expect(inPartition(system, 'beta', (context) => crates.lock(context, id))).rejects.toMatchObject({
    code: 'notFound',
  });
});

// A rejection that nobody handles ends the process of a server; here it ends the run.
test('a record whose reader refuses before it asks the database leaves nothing under way', async () => {
  const refusing = record({
    noun: 'crate',
    table: 'test_crate',
    channels: ['crates'],
    find: (): Promise<Crate> => {
      throw new Failure('notPermitted', 'forbidden');
    },
    show: () => ({}),
  });
  const id = await pack();
  await expect(as(user(packer, 'Piet'), '1', (context) => refusing.lock(context, id))).rejects.toMatchObject({
    code: 'notPermitted',
  });
});

test('two who change a record at once come one after the other, and the second is refused', async () => {
  const id = await pack();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let locked = () => {};
  const isLocked = new Promise<void>((resolve) => (locked = resolve));
  const first = as(user(sealer, 'Sara'), '1', async (context) => {
    const stored = await crates.toChange(context, id);
    locked();
    await held;
    return crates.change(context, stored, { event: 'labelled', columns: { label: 'first' } });
  });
  await isLocked;
  const second = as(user(packer, 'Piet'), '1', (context) => crates.toChange(context, id));
  const waiting = await Promise.race([
    second.catch(() => 'refused'),
    sql`select pg_sleep(0.3)`.execute(house.app.database.single(partition)).then(() => 'waits'),
  ]);
  release();
  expect(waiting).toBe('waits');
  await expect(second).rejects.toMatchObject({ code: 'changedByOther', details: { record: { label: 'first' } } });
  expect(await first).toMatchObject({ label: 'first', version: 2 });
});

test('of several events the first that is possible counts', async () => {
  const id = await pack();
  const stored = await as(guest, null, (context) => crates.lock(context, id));
  expect(crateLife.next(stored, 'unseal', 'note')).toBe('open');
  expect(() => crateLife.next(stored, 'unseal')).toThrow(expect.objectContaining({ code: 'notAllowedInState' }));
});

/** Four crates, locked in one transaction. */
async function withFour<T>(task: (context: Context, stored: readonly Crate[]) => Promise<T>): Promise<T> {
  const ids = [await pack(), await pack(), await pack(), await pack()];
  return as(user(sealer, 'Sara'), '1', async (context) => {
    const stored: Crate[] = [];
    for (const id of ids) stored.push(await crates.lock(context, id));
    return task(context, stored);
  });
}

test('many records are changed as each alone: values, lists, JSON, moments and what the database reckons', async () => {
  const at = new Date('2031-05-04T06:30:00Z');
  const changes = [
    { label: 'it\'s \\ "new"', weighed: sql<number>`weighed + 7`, contents: JSON.stringify({ kg: [1, 2] }) },
    { label: 'other', weighed: sql<number>`weighed + 7`, contents: JSON.stringify('a word') },
    { label: 'third', sealed_at: at, packed_by: [packer, sealer] },
    { label: 'last', sealed_at: null, packed_by: [] },
  ];
  const write = (isTogether: boolean) =>
    withFour(async (context, stored) => {
      const all = stored.map((each, place) => ({ stored: each, event: 'labelled', columns: changes[place]! }));
      if (isTogether) return crates.changeMany(context, all);
      const changed = [];
      for (const { stored: each, ...change } of all) changed.push(await crates.change(context, each, change));
      return changed;
    });
  const [together, alone] = [await write(true), await write(false)];
  const said = (rows: readonly Crate[]) => rows.map((row) => ({ ...row, id: '', updated_at: '' }));
  expect(said(together)).toEqual(said(alone));
  expect(together[0]).toMatchObject({ weighed: 7, contents: { kg: [1, 2] }, version: 2, updated_by: 'Sara' });
  expect(together[2]).toMatchObject({ sealed_at: at, packed_by: [packer, sealer] });
  expect((await told(together[3]!.id)).bells).toEqual(['crates labelled 2', 'approvals labelled 2']);
});

test('many records go through an event with all that belongs to it, and cost no more statements than two', async () => {
  followed.length = 0;
  const moves = (stored: readonly Crate[]) =>
    stored.map((each, place) => ({ stored: each, event: 'seal' as const, kept: { seal: `S-${place}` } }));
  const ids = await withFour(async (context, stored) => {
    const sealed = await crateLife.moveMany(context, moves(stored));
    expect(sealed.map(({ state, label, version }) => [state, label, version])).toEqual(
      Array.from({ length: 4 }, () => ['sealed', 'sealed', 3]),
    );
    return sealed.map(({ id }) => id);
  });
  expect(followed.map(([what]) => what)).toEqual([
    'kept S-0',
    'kept S-1',
    'kept S-2',
    'kept S-3',
    'first',
    'first',
    'first',
    'first',
  ]);
  for (const id of ids)
    expect((await told(id)).bells).toEqual([
      'crates sealed 2',
      'approvals sealed 2',
      'crates labelled 3',
      'approvals labelled 3',
    ]);
  const cost = (count: number) =>
    withFour(async (context, stored) =>
      statementsOf(() =>
        crateLife.moveMany(
          context,
          stored.slice(0, count).map((each) => ({ stored: each, event: 'note' })),
        ),
      ),
    );
  expect((await cost(4)).length).toBe((await cost(2)).length);
});

test('one that may not go through an event keeps all of them where they are', async () => {
  const ids = await withFour(async (context, [first, second]) => {
    await crates.change(context, second!, { event: 'packed', columns: { packed_by: [sealer] } });
    const packed = await crates.lock(context, second!.id);
    const moves = [first!, packed].map((stored) => ({ stored, event: 'seal' as const }));
    await expect(crateLife.moveMany(context, moves)).rejects.toMatchObject({ code: 'ownCapture' });
    return [first!.id, packed.id];
  });
  for (const id of ids) expect((await told(id)).trail.filter(({ event }) => event === 'sealed')).toEqual([]);
});
