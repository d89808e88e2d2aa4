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

interface PlaceProblem {
  readonly field: keyof Place;
  readonly code: LookupFailureCode;
  readonly details: Readonly<Record<string, string>>;
}

/**
 * A region belongs to its country, and a city to its region. A country without listed regions takes any, and a town that
 * no list has may be anywhere: only one that is known to lie in another region is refused.
 */
export async function placeProblem(
  { app, db }: Context,
  { country, region, city }: Place,
): Promise<PlaceProblem | undefined> {
  const listed = listOf(await placesOf(app.database, db)).get(plain(country));
  if (!listed) return undefined;
  const own = listed.regions.get(plain(region));
  if (own === undefined) return { field: 'region', code: 'regionElsewhere', details: { country } };
  const homes = listed.homes.get(plain(city)) ?? [];
  if (homes.length === 0 || homes.includes(own)) return undefined;
  return { field: 'city', code: 'cityElsewhere', details: { region: homes[0]! } };
}

/** Refuses such a place on its field. */
export async function refusePlaceElsewhere(context: Context, place: Place): Promise<void> {
  const problem = await placeProblem(context, place);
  if (!problem) return;
  const { field, code, details } = problem;
  throw fail(code, 'rule', details, { [field]: { code, details } });
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
