import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { isLookAlikeDomain } from '#platform/mail-domains.ts';
import { copyDatabase, dropDatabase } from '#platform/server/testing/cluster.ts';

// The database looks up what platform/mail-domains.ts then judges: it must not leave out anything that would be judged so.
let databaseUrl: string;
let client: pg.Client;
beforeAll(async () => {
  databaseUrl = await copyDatabase(inject('clusterUrl'), inject('templateDatabase'));
  client = new pg.Client(databaseUrl);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('clusterUrl'), new URL(databaseUrl).pathname.slice(1));
});

async function areFound(label: string, others: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ other: string }>(
    'select other from unnest($2::text[]) other where mail_label_slips(other) && mail_label_slips($1)',
    [label, others],
  );
  return rows.map(({ other }) => other);
}

const label = 'umvotivervoer';
const places = [...label].map((_, place) => place);
const before = (place: number) => label.slice(0, place);
const after = (place: number) => label.slice(place + 1);

test.each([
  ['a letter missing', places.map((place) => before(place) + after(place))],
  ['a letter more', places.map((place) => `${before(place)}z${label.slice(place)}`)],
  ['another letter', places.map((place) => `${before(place)}z${after(place)}`)],
  [
    'two that changed places',
    places.slice(1).map((place) => `${before(place - 1)}${label[place]}${label[place - 1]}${after(place)}`),
  ],
  ['letters of other alphabets', ['итvоtivervoer', 'uмvоτіvеrvоеr', 'umvotіvегvoer', 'ʉmvotivervoer', 'ůmv0tïvérv0er']],
  ['pairs that look like one letter', ['urnvotivervoer', 'urnv0tiverv0er']],
])('%s: whatever looks like the label is found', async (_, others) => {
  const alike = others.filter((other) => isLookAlikeDomain(`${other}.example`, `${label}.example`));
  expect(alike.length).toBeGreaterThan(0);
  expect(await areFound(label, alike)).toEqual(alike);
});

test('labels that have little in common, and none at all, are not found', async () => {
  expect(await areFound(label, ['umvotitransport', 'vervoerumvoti', 'umvotivrvor', ''])).toEqual([]);
  expect(await areFound('', ['', 'a'])).toEqual([]);
});
