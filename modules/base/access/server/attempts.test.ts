import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { statementsOf } from '#platform/server/testing/count-statements.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { accessFailureTexts } from '../messages/failures/index.ts';
import { countAttempt, forgetAttempts, forgetAttemptsAtDesk } from './attempts.ts';
import { buildStaff } from './builders.ts';
import { basisOperations } from './operations.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ implementations: [basisOperations], failureCatalogues: [accessFailureTexts] });
});
afterAll(() => house.close());

const login = (userAccount: string, ip: string) =>
  house.call('login', { userRole: '', userAccount, password: 'Kudu-Bergwind-84' }, { service: 'basis', ip });

test('a sign-in waits for the disk three times: its attempt, its session with the trail, and what is forgotten', async () => {
  const { account } = await buildStaff(house.app, 'alpha', []);
  // The first of a process prepares what the others find ready.
  await login(account, '10.5.0.1');
  const statements = await statementsOf(() => login(account, '10.5.0.2'));
  const alone = statements.filter((text) => !/^\s*select|^(?:begin|commit)$/i.test(text));
  expect(alone.filter((text) => text.includes('attempt_counter'))).toHaveLength(2);
  expect(statements.filter((text) => text === 'commit')).toHaveLength(1);
  const [begin, commit, open] = [
    statements.indexOf('begin'),
    statements.indexOf('commit'),
    statements.findIndex((text) => text.includes('session_open')),
  ];
  expect(begin).toBeLessThan(open);
  expect(open).toBeLessThan(commit);
});

test('a session whose line in the trail cannot be written is not opened', async () => {
  const { account, userId } = await buildStaff(house.app, 'alpha', []);
  const sessions = () => house.app.sessions.allOf('alpha', userId);
  const before = await sessions();
  await asOwner(
    `create function refuse_this() returns trigger language plpgsql as $$ begin
       if new.record_id = '${userId}' then raise 'no trail'; end if; return new; end $$;
     create trigger refuse_this before insert on audit_entry for each row execute function refuse_this()`,
  );
  try {
    expect(await login(account, '10.5.1.1')).toMatchObject({ response: 'error', code: 'unexpected' });
  } finally {
    await asOwner('drop trigger refuse_this on audit_entry; drop function refuse_this');
  }
  expect(await sessions()).toHaveLength(before.length);
  expect(await login(account, '10.5.1.1')).toMatchObject({ response: 'ok' });
  expect(await sessions()).toHaveLength(before.length + 1);
});

test('many who come and go behind one address at once are all counted', async () => {
  const ip = '10.5.2.1';
  const people = Array.from({ length: 12 }, (_, place) => ({ account: `p${place}@counted.example`, ip }));
  const come = () => Promise.all(people.map((each) => countAttempt(house.app, each)));
  for (let round = 0; round < 5; round++) {
    await Promise.all([come(), ...people.map((each) => forgetAttemptsAtDesk(house.app, each))]);
    await Promise.all(people.map((each) => forgetAttempts(house.app, each)));
  }
  expect(await come()).toEqual(people.map(() => 1));
});

// Account first, then address: whoever held the address and waited for an account would hold up the whole office, and meet
// head-on with who has the account and waits for the address.
test.for([
  ['an attempt', countAttempt],
  ['a new password', forgetAttempts],
  ['a sign-in', forgetAttemptsAtDesk],
] as const)('%s that waits for its account holds up nobody behind the same address', async ([, task]) => {
  const ip = '10.5.4.1';
  const [held, other] = [
    { account: `held-${task.name}@counted.example`, ip },
    { account: `other-${task.name}@counted.example`, ip },
  ];
  await countAttempt(house.app, held);
  const owner = new pg.Client(house.databaseUrl);
  await owner.connect();
  try {
    await owner.query('begin');
    const key = house.app.sealer.blindIndex(held.account, 'attempt_counter.account');
    const { rowCount } = await owner.query('select from attempt_counter where key = $1 for update', [key]);
    expect(rowCount).toBe(1);
    let isOver = false;
    const waiting = task(house.app, held).finally(() => (isOver = true));
    await vi.waitFor(async () => {
      const { rowCount: waits } = await owner.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(waits).toBe(1);
    });
    await countAttempt(house.app, other);
    expect(isOver).toBe(false);
    await owner.query('rollback');
    await waiting;
  } finally {
    await owner.end();
  }
});

test('the twentieth attempt from an address makes strangers wait, and not who is at home there', async () => {
  const [ip, home] = ['10.5.3.1', { account: 'home@counted.example', ip: '10.5.3.1' }];
  await forgetAttemptsAtDesk(house.app, home);
  const attempts = Array.from({ length: 30 }, (_, place) => ({ account: `q${place}@counted.example`, ip }));
  const answers = await Promise.allSettled(attempts.map((each) => countAttempt(house.app, each)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(await countAttempt(house.app, home)).toBe(1);
  expect(await countAttempt(house.app, home)).toBe(2);
  await forgetAttemptsAtDesk(house.app, home);
  expect(await countAttempt(house.app, home)).toBe(1);
});

async function asOwner(statements: string): Promise<void> {
  const owner = new pg.Client(house.databaseUrl);
  await owner.connect();
  await owner.query(statements);
  await owner.end();
}
