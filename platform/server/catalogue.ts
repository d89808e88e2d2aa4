import { z } from 'zod';
import { audiencesOf, authorisation, isForTokens } from '../operation.ts';
import { amendedSchema, otherSpellings } from './catalogue-amends.ts';
import type { Sentences } from './described.ts';
import type { Implementation } from './implement.ts';

export interface CatalogueEntry {
  readonly service: string;
  readonly operation: string;
  /** In one sentence each (described.ts); `npm run check` refuses an operation of the product without them. */
  readonly does?: string;
  readonly refuses?: string;
  readonly audience: readonly string[];
  /** The right that admits to it, where a right does. */
  readonly authorisation?: string;
  /** Whether other systems may call it with an access token. */
  readonly byToken: boolean;
  readonly reads: boolean;
  readonly upload: boolean;
  readonly locked: boolean;
  /** Answers the whole list, as an array, to a call that names no paging field. */
  readonly listsAll: boolean;
  /** Fields that are not named stay as they are. */
  readonly amends: boolean;
  readonly input: unknown;
  readonly output: unknown;
}

/** Every operation as data: for clients of other systems, for the documentation and for the generic test. */
export function operationCatalogue(
  implementations: readonly Implementation[],
  sentences?: ReadonlyMap<string, Sentences>,
): CatalogueEntry[] {
  return [...catalogueEntries(implementations, sentences)];
}

/** The same one by one, because the schemas of all take a fifth of a second. */
export function* catalogueEntries(
  implementations: readonly Implementation[],
  sentences: ReadonlyMap<string, Sentences> = new Map(),
): Generator<CatalogueEntry> {
  for (const { service } of implementations)
    for (const [name, operation] of Object.entries(service.operations)) {
      const audience = audiencesOf(operation);
      yield {
        service: service.name,
        operation: name,
        ...sentences.get(authorisation(service.name, name)),
        audience,
        ...(audience.includes('permitted') && { authorisation: authorisation(service.name, name) }),
        byToken: isForTokens(service.name, operation),
        reads: operation.reads ?? false,
        upload: operation.upload ?? false,
        locked: operation.locked ?? false,
        listsAll: operation.listsAll ?? false,
        amends: operation.amends !== undefined,
        input: amendedSchema(
          operation,
          z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any', override: otherSpellings }),
        ),
        output: z.toJSONSchema(operation.output, { io: 'output', unrepresentable: 'any', override: withoutBounds }),
      };
    }
}

/** The catalogue as JSON, piece by piece (http/made-once.ts). */
export function* catalogueText(entries: Iterable<CatalogueEntry>): Generator<string> {
  let before = '[';
  for (const entry of entries) {
    yield before + JSON.stringify(entry);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** Lengths and ranges bound what is captured, and not what was stored before they were set (told.ts). */
function withoutBounds({ jsonSchema }: { readonly jsonSchema: Record<string, unknown> }): void {
  for (const bound of ['maxLength', 'minLength', 'maxItems', 'minItems', 'maximum', 'minimum'])
    delete jsonSchema[bound];
}
