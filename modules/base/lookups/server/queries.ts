import type { Database, Db } from '#platform/server/database.ts';
import type { CountryWithCities } from '../contract.ts';
import './tables.ts';

type Named = { readonly name: string };
export type CityTree = readonly (Omit<CountryWithCities, 'states'> & {
  readonly states: readonly (Named & { readonly cities: readonly Named[] })[];
})[];

const trees = new WeakMap<Database, Promise<CityTree>>();

/** All places as a tree, sorted by name. They change only with the version, so each process reads them once. */
export function placesOf(database: Database, db: Db): Promise<CityTree> {
  let tree = trees.get(database);
  if (!tree) {
    tree = readTree(db);
    trees.set(database, tree);
    tree.catch(() => trees.delete(database));
  }
  return tree;
}

async function readTree(db: Db): Promise<CityTree> {
  const [countries, regions, cities] = await Promise.all([
    db.selectFrom('place_country').select(['code', 'name']).execute(),
    db.selectFrom('place_region').select(['code', 'country_code', 'name']).execute(),
    db.selectFrom('place_city').select(['region_code', 'name']).execute(),
  ]);
  const citiesOf = Map.groupBy(cities, (city) => city.region_code);
  const regionsOf = Map.groupBy(regions, (region) => region.country_code);
  return sorted(countries).map(({ code, name }) => ({
    name,
    code,
    states: sorted(regionsOf.get(code) ?? []).map((region) => ({
      name: region.name,
      cities: sorted(citiesOf.get(region.code) ?? []).map((city) => ({ name: city.name })),
    })),
  }));
}

// Sorted here and not by the database, whose order of accented names depends on how it was installed.
const byName = new Intl.Collator('en');

function sorted<Row extends Named>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => byName.compare(a.name, b.name));
}

/** For comparing what people type: without accents, in lower case. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export function isNamed(name: string, wanted: string): boolean {
  return plain(name) === plain(wanted);
}
