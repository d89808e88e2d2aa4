import { failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LookupFailureCode } from '../messages/failures/index.ts';
import { type CityTree, placesOf, plain } from './queries.ts';

const fail = failures<LookupFailureCode>();

interface Place {
  readonly country: string;
  readonly region: string;
  readonly city: string;
}

/**
 * A region belongs to its country, and a city to its region. A country without listed regions takes any, and a town that
 * no list has may be anywhere: only one that is known to lie in another region is refused.
 */
export async function refusePlaceElsewhere({ app, db }: Context, { country, region, city }: Place): Promise<void> {
  const listed = listOf(await placesOf(app.database, db)).get(plain(country));
  if (!listed) return;
  const own = listed.regions.get(plain(region));
  if (own === undefined) refuse('region', 'regionElsewhere', { country });
  const homes = listed.homes.get(plain(city)) ?? [];
  if (homes.length > 0 && !homes.includes(own)) refuse('city', 'cityElsewhere', { region: homes[0]! });
}

interface ListedCountry {
  /** As it is compared → its name. */
  readonly regions: ReadonlyMap<string, string>;
  /** A city as it is compared → the regions that have one of this name. */
  readonly homes: ReadonlyMap<string, readonly string[]>;
}

const lists = new WeakMap<CityTree, ReadonlyMap<string, ListedCountry>>();

/** Countries with listed regions, as their names are compared. Made once: a file asks for every one of its rows. */
function listOf(tree: CityTree): ReadonlyMap<string, ListedCountry> {
  let list = lists.get(tree);
  if (!list) lists.set(tree, (list = new Map(tree.flatMap(listedCountry))));
  return list;
}

function listedCountry({ name, states }: CityTree[number]): readonly (readonly [string, ListedCountry])[] {
  if (states.length === 0) return [];
  const cities = states.flatMap((state) =>
    state.cities.map((city) => ({ city: plain(city.name), region: state.name })),
  );
  const homes = Map.groupBy(cities, ({ city }) => city);
  return [
    [
      plain(name),
      {
        regions: new Map(states.map((state) => [plain(state.name), state.name])),
        homes: new Map([...homes].map(([city, found]) => [city, found.map(({ region }) => region)])),
      },
    ],
  ];
}

function refuse(field: keyof Place, code: LookupFailureCode, details: Readonly<Record<string, string>>): never {
  throw fail(code, 'rule', details, { [field]: { code, details } });
}
