import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anchorChain, checkAuditTrail, sealAuditTrail } from './audit-chain.ts';
import { acknowledgeRestore } from './audit-acknowledgement.ts';
import { anchorOf } from './audit-anchor.ts';
import { startSealing } from './audit-sealing.ts';
import { openHouse, type House } from './testing/house.ts';

let house: House;
/** As who owns the database: may do anything to it, but does not have the server key. */
let owner: pg.Client;
beforeEach(async () => {
  house = await openHouse({ implementations: [] });
  owner = new pg.Client(house.databaseUrl);
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await house.close();
});

async function write(partition: string, count: number): Promise<void> {
  await sql`insert into audit_entry (partition, actor_kind, actor_name, request_id, operation, noun, record_id, event, changes)
    select ${partition}, 'user', 'Thandi', 'r' || n, 'x.y', 'supplier', 's' || n, 'changed', jsonb_build_object('city', jsonb_build_array('Durban', 'N° ' || n))
      from generate_series(1, ${count}::int) n`.execute(house.app.database.writer(partition));
}

async function check(partition = 'alpha', atMost?: number) {
  const { app } = house;
  const db = app.database.single(partition);
  for (let after = 0, calls = 1; ; calls++) {
    const part = await checkAuditTrail({ app, db, partition }, after, atMost);
    if (part.isEnd) return { ...part, calls };
    after = part.upTo;
  }
}

/** Past the triggers, as only a superuser can. */
async function tamper(...statements: readonly string[]): Promise<void> {
  await owner.query(`set session_replication_role = replica`);
  for (const statement of statements) await owner.query(statement);
}

test('every entry is part of the chain, also those that were committed out of order, each partition for itself', async () => {
  const { app } = house;
  await app.database
    .writer('alpha')
    .transaction()
    .execute(async (slow) => {
      await sql`insert into audit_entry (partition, actor_kind, actor_name, request_id, operation, noun, record_id, event) values ('alpha', 'user', 'slow', 'r', 'x.y', 'supplier', 's', 'changed')`.execute(
        slow,
      );
      await write('alpha', 700);
      await write('beta', 3);
      expect((await sealAuditTrail(app)).sort()).toEqual(['alpha', 'beta']);
    });
  expect(await check()).toMatchObject({ upTo: 700, waiting: 1, problem: undefined });
  await sealAuditTrail(app);
  expect(await check()).toMatchObject({ upTo: 701, waiting: 0, problem: undefined, calls: 1 });
  expect(await check('alpha', 100)).toMatchObject({ upTo: 701, problem: undefined, calls: 8 });
  expect(await check('beta')).toMatchObject({ upTo: 3, problem: undefined });
  expect(await sealAuditTrail(app)).toEqual([]);
});

test('writers and sealers at once leave no gap', async () => {
  const { app } = house;
  const writers = Array.from({ length: 8 }, async () => {
    for (let round = 0; round < 20; round++) await write('alpha', 3);
  });
  let isWriting = true;
  const sealers = Array.from({ length: 3 }, async () => {
    while (isWriting) await sealAuditTrail(app);
  });
  await Promise.all(writers);
  isWriting = false;
  await Promise.all(sealers);
  await sealAuditTrail(app);
  expect(await check()).toMatchObject({ upTo: 480, waiting: 0, problem: undefined });
});

const columns = [
  'at',
  'actor_kind',
  'actor_id',
  'actor_name',
  'ip',
  'request_id',
  'operation',
  'noun',
  'record_id',
  'event',
  'changes',
  'on_behalf_of',
] as const;
const otherwise: Readonly<Record<(typeof columns)[number], string>> = {
  at: `at + interval '1 microsecond'`,
  actor_kind: `'system'`,
  actor_id: `'019539a0-0000-7000-8000-000000000000'`,
  actor_name: `'Somebody else'`,
  ip: `'10.0.0.1'`,
  request_id: `'other'`,
  operation: `'x.z'`,
  noun: `'customer'`,
  record_id: `'s0'`,
  event: `'approved'`,
  changes: `'{"city": ["Durban", "Berlin"]}'`,
  on_behalf_of: `'019539a0-0000-7000-8000-000000000000'`,
};

test('a change of any column is found where it is, and no column is left out', async () => {
  await write('alpha', 30);
  await sealAuditTrail(house.app);
  for (const [index, column] of columns.entries()) {
    const number = index + 5;
    const where = `from audit_seal s where s.partition = e.partition and s.entry_id = e.id and s.number = ${number}`;
    await tamper(
      'drop table if exists kept',
      `create table kept as select * from audit_entry`,
      `update audit_entry e set ${column} = ${otherwise[column]} ${where}`,
    );
    expect(await check(), column).toMatchObject({ upTo: number - 1, problem: 'changed' });
    await tamper(`update audit_entry e set ${column} = k.${column} from kept k where k.id = e.id`);
    expect(await check(), column).toMatchObject({ upTo: 30, problem: undefined });
  }
  const { rows } = await owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'audit_entry'`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(['id', 'partition', ...columns].sort());
});

const last = `(select max(number) from audit_seal where partition = 'alpha')`;
const removed = (number: string) =>
  [
    `delete from audit_entry e using audit_seal s where s.partition = e.partition and s.entry_id = e.id and s.partition = 'alpha' and s.number = ${number}`,
    `delete from audit_seal where partition = 'alpha' and number = ${number}`,
  ] as const;

test.each<{ what: string; how: readonly string[]; problem: string; upTo: number }>([
  { what: 'an entry that is gone', how: [removed('7')[0]], problem: 'removed', upTo: 6 },
  { what: 'an entry that is gone with its seal', how: removed('7'), problem: 'removed', upTo: 6 },
  {
    what: 'an entry that is gone, with the rest moved up',
    how: [...removed('7'), `update audit_seal set number = number - 1 where partition = 'alpha' and number > 7`],
    problem: 'changed',
    upTo: 6,
  },
  {
    what: 'two that were swapped',
    how: [
      `update audit_seal set number = 999 where number = 8`,
      `update audit_seal set number = 8 where number = 9`,
      `update audit_seal set number = 9 where number = 999`,
    ],
    problem: 'changed',
    upTo: 7,
  },
  {
    what: 'an entry that was slipped in',
    how: [
      `insert into audit_entry (partition, actor_kind, actor_name, request_id, operation, noun, record_id, event) values ('alpha', 'user', 'x', 'r', 'x.y', 'supplier', 's', 'approved')`,
    ],
    problem: 'added',
    upTo: 20,
  },
  { what: 'the last one cut off', how: removed(last), problem: 'cut', upTo: 19 },
  {
    what: 'a chain made anew without the key',
    how: [`update audit_seal set hash = encode(sha256(convert_to(hash, 'UTF8')), 'base64') where number > 10`],
    problem: 'changed',
    upTo: 10,
  },
])('$what is found', async ({ how, problem, upTo }) => {
  const { app } = house;
  await write('alpha', 20);
  await sealAuditTrail(app);
  await anchorChain(app, 'alpha');
  expect(await check()).toMatchObject({ upTo: 20, problem: undefined });
  await tamper(...how);
  expect(await check()).toMatchObject({ upTo, problem });
  expect(await check('alpha', 4)).toMatchObject({ problem });
});

test('an end that was cut off stays found when the trail goes on, and what is noted of it is not forgotten', async () => {
  const { app } = house;
  await write('alpha', 20);
  await sealAuditTrail(app);
  await anchorChain(app, 'alpha');
  await tamper(...removed(last), 'set session_replication_role = origin');
  await anchorChain(app, 'alpha');
  expect(await anchorOf(app, 'alpha')).toMatchObject({ number: 20 });
  await write('alpha', 5);
  await sealAuditTrail(app);
  await anchorChain(app, 'alpha');
  expect(await anchorOf(app, 'alpha')).toMatchObject({ number: 20 });
  expect(await check()).toMatchObject({ problem: 'changed' });
});

test('an entry that goes before it is sealed leaves its seal behind', async () => {
  await write('alpha', 2);
  await tamper(`delete from audit_entry where partition = 'alpha' and record_id = 's1'`);
  await sealAuditTrail(house.app);
  expect(await check()).toMatchObject({ problem: 'removed' });
});

test('the server itself cannot take a seal back', async () => {
  await write('alpha', 1);
  await sealAuditTrail(house.app);
  const db = house.app.database.writer('alpha');
  await expect(sql`update audit_seal set hash = 'x'`.execute(db)).rejects.toThrow(/set once/);
  await expect(sql`delete from audit_seal`.execute(db)).rejects.toThrow(/permission denied/);
  await expect(owner.query('truncate audit_seal')).rejects.toThrow(/only appended to/);
});

test('a server that stops leaves nothing unsealed, and notes how far the chain goes', async () => {
  const sealing = startSealing(house.app);
  await write('alpha', 4);
  await sealing.stop();
  expect(await check()).toMatchObject({ upTo: 4, waiting: 0, problem: undefined });
  expect(await anchorOf(house.app, 'alpha')).toMatchObject({ number: 4 });
});

/** As after a restore: the database is as it was at entry `upTo`, the note among the files is not. */
async function setBack(upTo: number): Promise<void> {
  await write('alpha', 20);
  await sealAuditTrail(house.app);
  await anchorChain(house.app, 'alpha');
  await tamper(
    `delete from audit_entry e using audit_seal s where s.partition = e.partition and s.entry_id = e.id and s.number > ${upTo}`,
    `delete from audit_seal where number > ${upTo}`,
  );
}
const stated = { partition: 'alpha', by: 'Thandi Nkosi', reason: 'Disk of 3 June; backup of the night before.' };

test('a restored database is reported until somebody answers for it, and that stands in the trail', async () => {
  await setBack(12);
  expect(await check()).toMatchObject({ upTo: 12, problem: 'cut' });
  expect(await acknowledgeRestore(house.app, stated)).toMatchObject({ number: 13 });
  expect(await check()).toMatchObject({ upTo: 13, problem: undefined });
  const { rows } = await owner.query(`select actor_name, event, changes from audit_entry order by id desc limit 1`);
  expect(rows).toMatchObject([
    {
      actor_name: stated.by,
      event: 'restoreAcknowledged',
      changes: { reason: [null, stated.reason], notedUpTo: [null, 20], reachedUpTo: [null, 12] },
    },
  ]);
  // Taking the acknowledgement away is a new cut.
  await tamper(
    'delete from audit_entry where id = (select max(id) from audit_entry)',
    'delete from audit_seal where number = 13',
  );
  expect(await check()).toMatchObject({ upTo: 12, problem: 'cut' });
});

test('one that worked on after its restore, past what was noted, is acknowledged too', async () => {
  await setBack(12);
  await write('alpha', 15);
  await sealAuditTrail(house.app);
  expect(await check()).toMatchObject({ upTo: 27, problem: 'changed' });
  expect(await acknowledgeRestore(house.app, stated)).toMatchObject({ number: 28 });
  expect(await check()).toMatchObject({ upTo: 28, problem: undefined });
});

test('nothing else is acknowledged: not a whole trail, not one in which an entry was changed', async () => {
  await expect(acknowledgeRestore(house.app, stated)).rejects.toThrow('unbroken');
  await setBack(12);
  await tamper(
    `update audit_entry set actor_name = 'Nobody' where id = (select entry_id from audit_seal where number = 5)`,
  );
  await expect(acknowledgeRestore(house.app, stated)).rejects.toThrow('broken after entry 4');
  expect(await check()).toMatchObject({ upTo: 4, problem: 'changed' });
});
