import type { Operation } from '#platform/operation.ts';
import { audiencesOf } from '#platform/operation.ts';
import { operationCatalogue } from '#platform/server/catalogue.ts';
import { implementations } from '../modules.ts';
import { pick, type Random, sample, type Schema } from './payloads.ts';

/** An operation that a signed-in person may call, as it is registered: one to come is called without being named here. */
export interface Callable {
  readonly service: string;
  readonly name: string;
  readonly contract: Operation;
  readonly input: Schema;
}

export function callables(): Callable[] {
  const catalogue = new Map(
    operationCatalogue(implementations).map((entry) => [`${entry.service}.${entry.operation}`, entry]),
  );
  return implementations.flatMap(({ service }) =>
    Object.entries(service.operations).flatMap(([name, contract]) =>
      audiencesOf(contract as Operation).includes('permitted')
        ? [
            {
              service: service.name,
              name,
              contract: contract as Operation,
              input: catalogue.get(`${service.name}.${name}`)!.input as Schema,
            },
          ]
        : [],
    ),
  );
}

/** What calls are made with: ids, and words that are in foreign records alone. */
export interface Lure {
  readonly ids: readonly string[];
  readonly words: readonly string[];
}

/**
 * A payload that asks about others' records: what must be there, with their ids wherever an id fits; or all that fits, at
 * random, as filters are chosen; and their words where one may search.
 */
export function payloadFor({ input }: Callable, random: Random, { ids, words }: Lure): Record<string, unknown> {
  const { properties = {}, required = [] } = input;
  const share = pick(random, [0, 0.1, 0.3, 0.6]);
  // Several filters by ids together find nothing: mostly there is one, or none.
  const taking = Object.keys(properties).filter((field) => mayBeId(properties[field]!));
  const chosen = pick(random, [
    new Set<string>(),
    new Set(taking.length > 0 ? [pick(random, taking)] : []),
    new Set(taking),
  ]);
  return Object.fromEntries(
    Object.entries(properties).flatMap(([field, schema]): [string, unknown][] => {
      const takesId = mayBeId(schema);
      if (!required.includes(field) && !takesId && random() >= (isSearch(field) ? 0.3 : share)) return [];
      if (takesId && !required.includes(field) && !chosen.has(field)) return [];
      if (takesId) return [[field, pick(random, ids)]];
      if (isSearch(field)) return [[field, pick(random, words)]];
      return [[field, sample(schema, random, ids)]];
    }),
  );
}

const isSearch = (field: string) => /search|name$|number$|reference$|blob/i.test(field);

function mayBeId({ format, anyOf, oneOf }: Schema): boolean {
  return format === 'uuid' || [...(anyOf ?? []), ...(oneOf ?? [])].some(mayBeId);
}
