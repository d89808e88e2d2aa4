import { implement, type Context } from '#platform/server/implement.ts';
import { lookupService, type CountryEntry, type CountryWithCities } from '../contract.ts';
import { isNamed, placesOf, plain, type CityTree } from './queries.ts';

export const lookupOperations = implement(lookupService, {
  async getCountries(context) {
    return withoutCities(await places(context));
  },

  async getAllCountries(context, { includeCities }) {
    const tree = await places(context);
    return includeCities ? (tree as CountryWithCities[]) : withoutCities(tree);
  },

  async getProvinces(context, { country }) {
    return statesOf(await places(context), country).map(({ name }) => ({ name }));
  },

  async getCities(context, { country, search }) {
    const wanted = plain(search);
    return statesOf(await places(context), country)
      .flatMap((state) => state.cities.map(({ name }) => ({ name, state: state.name })))
      .filter(({ name }) => plain(name).startsWith(wanted))
      .toSorted((a, b) => collator.compare(a.name, b.name));
  },

  async getCitiesByState(context, { country, state }) {
    return [...(statesOf(await places(context), country).find(({ name }) => isNamed(name, state))?.cities ?? [])];
  },
});

const collator = new Intl.Collator('en');

function places({ app, db }: Context): Promise<CityTree> {
  return placesOf(app.database, db);
}

function withoutCities(tree: CityTree): CountryEntry[] {
  return tree.map(({ name, code, states }) => ({ name, code, states: states.map((state) => ({ name: state.name })) }));
}

function statesOf(tree: CityTree, country: string): CityTree[number]['states'] {
  const wanted = plain(country);
  return tree.find(({ name, code }) => plain(name) === wanted || code.toLowerCase() === wanted)?.states ?? [];
}
