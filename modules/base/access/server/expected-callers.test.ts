import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { operation, service } from '#platform/operation.ts';
import { implement } from '#platform/server/implement.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { statementsOf } from '#platform/server/testing/count-statements.ts';
import { buildStaff } from './builders.ts';

const input = z.strictObject({});
const probe = service('tripDirector', {
  getProbeCompanies: operation({
    audience: 'permitted',
    reads: true,
    input,
    output: z.object({ names: z.array(z.string()) }),
  }),
  getProbeMark: operation({ audience: 'signedIn', reads: true, input, output: z.object({}) }),
});

let house: House;
let owner: pg.Client;
/** Of each call that was begun, how it came out for the handler. */
let begun: Promise<unknown>[] = [];
beforeAll(async () => {
  house = await openHouse({
    implementations: [
      implement(probe, {
        getProbeCompanies: ({ db }) => {
          const rows = db.selectFrom('company').select('name').execute();
          begun.push(rows);
          return rows.then((found) => ({ names: found.map(({ name }) => name) }));
        },
        getProbeMark: ({ db }) => {
          const written = sql`update company set trade_name = 'marked'`.execute(db);
          begun.push(written.catch((error: unknown) => error));
          return written.then(() => ({}));
        },
      }),
    ],
  });
  owner = new pg.Client(house.databaseUrl);
  await owner.connect();
});
beforeEach(() => {
  begun = [];
});
afterAll(async () => {
  await owner.end();
  await house.close();
});

const endSession = ({ account }: { readonly account: string }) =>
  owner.query(`update session set ended_at = now() where user_id = (select id from app_user where account = $1)`, [
    account,
  ]);

test('who called before is answered in one turn: the question for the session goes with what is read', async () => {
  const staff = await buildStaff(house.app, 'alpha', ['getProbeCompanies']);
  // Until both connections of what only reads are open.
  for (let call = 0; call < 3; call++) await house.ask('getProbeCompanies', {}, staff);
  const sent = await statementsOf(() => house.ask('getProbeCompanies', {}, staff));
  expect(sent).toEqual([expect.stringContaining('"company"'), expect.stringContaining('session_find')]);
});

test('a session that has ended meanwhile hears nothing of what was begun for it', async () => {
  const staff = await buildStaff(house.app, 'alpha', ['getProbeCompanies']);
  await house.ask('getProbeCompanies', {}, staff);
  await endSession(staff);
  begun = [];
  const answer = await house.call('getProbeCompanies', {}, staff);
  expect(answer).toMatchObject({ code: 'sessionEnded', response: 'timeout' });
  expect(answer.result).toEqual(expect.any(String));
  expect(begun).toHaveLength(1);
  // It is forgotten: nothing is begun for it again.
  expect(await house.call('getProbeCompanies', {}, staff)).toMatchObject({ code: 'sessionEnded' });
  expect(begun).toHaveLength(1);
});

test('a right that was taken away, and one that was given, count for the very next call', async () => {
  const staff = await buildStaff(house.app, 'alpha', ['getProbeCompanies']);
  await house.ask('getProbeCompanies', {}, staff);
  const { rows: roles } = await owner.query<{ id: string }>(
    `select id from role_profile where authorisations = '{tripDirector.getProbeCompanies}'`,
  );
  const give = (rights: readonly string[]) =>
    owner.query('update role_profile set authorisations = $2, version = version + 1 where id = any ($1)', [
      roles.map(({ id }) => id),
      rights,
    ]);
  await give([]);
  expect(await house.call('getProbeCompanies', {}, staff)).toMatchObject({ status: 403, code: 'forbidden' });
  expect(await house.call('getProbeCompanies', {}, staff)).toMatchObject({ status: 403 });
  await give(['tripDirector.getProbeCompanies']);
  expect(await house.call('getProbeCompanies', {}, staff)).toMatchObject({ response: 'ok' });
});

test('what writes waits until the caller is certain, and is refused where they are another', async () => {
  const staff = await buildStaff(house.app, 'beta', []);
  const mark = async () =>
    (await owner.query<{ n: number }>(`select count(*)::int as n from company where trade_name = 'marked'`)).rows[0]!.n;
  await house.ask('getProbeMark', {}, staff);
  await house.ask('getProbeMark', {}, staff);
  expect(await mark()).toBeGreaterThan(0);
  await owner.query(`update company set trade_name = 'plain'`);
  await endSession(staff);
  begun = [];
  expect(await house.call('getProbeMark', {}, staff)).toMatchObject({ code: 'sessionEnded' });
  expect(await Promise.all(begun)).toEqual([expect.objectContaining({ code: 'sessionEnded' })]);
  expect(await mark()).toBe(0);
});

test('callers of two partitions at once each read their own, begun for them or not', async () => {
  const people = await Promise.all(
    ['alpha', 'beta'].map(async (partition) => ({
      partition,
      staff: await buildStaff(house.app, partition, ['getProbeCompanies']),
    })),
  );
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const { partition, staff } = people[index % 2]!;
      const { names } = await house.ask<{ names: string[] }>('getProbeCompanies', {}, staff);
      return names.length > 0 && names.every((name) => name.includes(partition));
    }),
  );
  expect(answers.every(Boolean)).toBe(true);
});
