import type { MasterData } from '../master-data.ts';
import { authorisation, type Operation, type Operations, type Service, type ServiceName } from '../operation.ts';
import type { PlainNoun, Product } from './module.ts';

/**
 * An operation in two sentences, for people who call it from another system. They stand on the server's side, because
 * contracts travel to the pages.
 */
export interface Sentences {
  readonly does: string;
  /** Besides what holds for every operation (docs/api.md): a missing right, a wrong `lockId`, an input of another shape. */
  readonly refuses: string;
}

/** Operation of the service → its sentences. */
export type SentencesOf<Described extends Service> = {
  readonly [Name in keyof Described['operations']]: Sentences;
};

/** A service with the sentences of all its operations. */
export interface DescribedService {
  readonly service: Service;
  readonly sentences: Readonly<Record<string, Sentences>>;
}

/** Gives every operation of a service its sentences; a missing or misspelt one does not compile. */
export function described<Ops extends Operations>(
  service: Service<ServiceName, Ops>,
  sentences: { readonly [Name in keyof NoInfer<Ops>]: Sentences },
): DescribedService {
  return { service, sentences };
}

/** The words of a plain noun that do not follow from its declaration. */
export interface NounSentences<Described extends Service = Service> {
  /** Goes on after "Refuses a code that another one has, and": what the noun's own `refuse` is about. */
  readonly refuses?: string;
  /** Operations besides list, create, change and move, and what these do otherwise. */
  readonly operations?: Partial<SentencesOf<Described>>;
}

export const refusesNothing = 'Refuses nothing beyond what the input says.';

/** The sentences of every operation of the product, by `service.operation`. */
export function sentencesOf(product: Product): ReadonlyMap<string, Sentences> {
  const all = new Map<string, Sentences>();
  const add = ({ service, sentences }: DescribedService) => {
    for (const [name, each] of Object.entries(sentences)) all.set(authorisation(service.name, name), each);
  };
  for (const service of product.all('described')) add(service);
  for (const noun of product.all('plainNouns')) add(describedNoun(noun));
  return all;
}

function describedNoun({ rules, operations: { service }, described: own = {} }: PlainNoun): DescribedService {
  const all = Object.entries(service.operations).flatMap(([name, declared]) => {
    const sentences = own.operations?.[name] ?? sentencesOfNoun(rules.noun, declared, own.refuses);
    return sentences ? [[name, sentences] as const] : [];
  });
  return { service, sentences: Object.fromEntries(all) };
}

/** What the operations of all plain nouns do alike (master-data.ts). */
function sentencesOfNoun(data: MasterData, declared: Operation, also: string | undefined): Sentences | undefined {
  const [one, many] = [inWords(data.noun), inWords(data.channel)];
  const a = /^[aeiou]/.test(one) ? 'an' : 'a';
  const refuses = `Refuses a code that another ${one} has${also ? `, and ${also}` : ''}.`;
  switch (declared) {
    case data.list:
      return { does: `Lists ${many} by search, filters and order, one page at a time.`, refuses: refusesNothing };
    case data.create:
      return { does: `Adds ${a} ${one}.`, refuses };
    case data.change:
      return { does: `Changes ${a} ${one}, and deactivates it or activates it again.`, refuses };
    case data.move:
      return {
        does: `Takes ${a} ${one} through one event of its life.`,
        refuses: `Refuses an event that the state of the ${one} does not allow.`,
      };
    default:
      return undefined;
  }
}

/** `equipmentType` → `equipment type`. */
function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
