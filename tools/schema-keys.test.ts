import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyDatabase, databaseUrl, dropDatabase } from '#platform/server/testing/cluster.ts';
import { problemsOfKeys } from './schema-keys.ts';

let url: string;
let client: pg.Client;

beforeAll(async () => {
  url = await copyDatabase(inject('clusterUrl'), inject('templateDatabase'));
  client = new pg.Client(url);
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await dropDatabase(inject('clusterUrl'), new URL(url).pathname.slice(1));
});

/** The problems while `statements` hold; they are taken back afterwards. */
async function problemsWith(statements: string, undo: string): Promise<string[]> {
  await client.query(statements);
  try {
    return await problemsOfKeys(url);
  } finally {
    await client.query(undo);
  }
}

test('every key of the migrated database begins with the partition', async () => {
  expect(await problemsOfKeys(databaseUrl(inject('clusterUrl'), inject('templateDatabase')))).toEqual([]);
});

test.for([
  [
    'a table that belongs to nobody',
    'create table loose (id uuid primary key)',
    'drop table loose',
    ['loose has no column "partition" that is not null'],
  ],
  [
    'a partition that may be empty',
    'create table loose (partition text, id uuid primary key)',
    'drop table loose',
    ['loose has no column "partition" that is not null'],
  ],
  [
    'a table without a primary key',
    'create table loose (partition text not null, id uuid not null)',
    'drop table loose',
    ['loose has no primary key'],
  ],
  [
    'a primary key of the id alone',
    'create table loose (partition text not null, id uuid primary key)',
    'drop table loose',
    [
      'loose_pkey is unique and does not begin with the partition: CREATE UNIQUE INDEX loose_pkey ON public.loose USING btree (id)',
    ],
  ],
  [
    'a unique key that begins with something else',
    'create unique index supplier_loose on supplier (reg_no, partition)',
    'drop index supplier_loose',
    [
      'supplier_loose is unique and does not begin with the partition: CREATE UNIQUE INDEX supplier_loose ON public.supplier USING btree (reg_no, partition)',
    ],
  ],
  [
    'an exclusion without the partition',
    'create table loose (partition text, day daterange, primary key (partition, day), exclude using gist (day with &&))',
    'drop table loose',
    [
      'loose_day_excl is unique and does not begin with the partition: CREATE INDEX loose_day_excl ON public.loose USING gist (day)',
    ],
  ],
  [
    'a second key beside the primary key',
    'create table loose (partition text, id uuid, primary key (partition, id)); create unique index loose_again on loose (partition, id)',
    'drop table loose',
    ['loose_again holds the same columns as loose_pkey'],
  ],
  [
    'a reference that leaves the partition out',
    `create table loose_country (partition text, id uuid, primary key (partition, id), code text references place_country (code));
     create table loose (partition text, id uuid, primary key (partition, id), other text, foreign key (other, id) references loose_country (partition, id))`,
    'drop table loose, loose_country',
    ['loose_other_id_fkey of loose refers to loose_country without the partition'],
  ],
] as const)('%s is named', async ([, statements, undo, problems]) => {
  expect(await problemsWith(statements, undo)).toEqual(problems);
});

test('an exception that nothing needs any more is named', async () => {
  expect(
    await problemsWith(
      'alter table app_user drop constraint app_user_account_key',
      'alter table app_user add constraint app_user_account_key unique (account)',
    ),
  ).toEqual(['app_user_account_key needs no exception in tools/schema-keys.ts any more']);
});
