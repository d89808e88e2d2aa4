import { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Channel, Noun } from '#platform/nouns.ts';
import { authorisation } from '#platform/operation.ts';
import { problemsOf } from '#platform/issues.ts';
import type { Context } from '#platform/server/implement.ts';
import type { PayRateKind, PayTerms } from '../contract.ts';

const fail = failures<FailureCode>();

/** A noun whose records say by what suppliers or drivers are paid. Declared by its module, listed in the composition root. */
export interface PayRateOwner {
  /** As in `pay_rate_version.owner_kind`. */
  readonly kind: PayRateKind;
  readonly noun: Noun;
  readonly channel: Channel;
  readonly table: string;
  /** Of the name of a record in that table. */
  readonly nameColumn: string;
  /** The operation that reads a record, and the one that changes it: their rights are asked for beside that of the versions. */
  readonly reads: string;
  readonly changes: string;
  /** The fields that are paid by, and where each is kept. */
  readonly terms: z.ZodObject;
  readonly columns: Readonly<Record<string, string>>;
  /** Versions may begin in the past: what was paid is made good by the next run. */
  readonly reachesBack: boolean;
  /** Throws what the noun refuses besides the form of its terms. */
  refuse?(context: Context, id: string, terms: PayTerms): Promise<void>;
}

/** The owner of a kind, if the person may call one of its operations. */
export function ownerOf(
  context: Pick<Context, 'actor'>,
  owners: readonly PayRateOwner[],
  kind: PayRateKind,
  does: 'reads' | 'changes',
): PayRateOwner {
  const owner = owners.find((each) => each.kind === kind);
  if (!owner) throw fail('notFound', 'notFound');
  const right = authorisation('tripDirector', owner[does]);
  const { actor } = context;
  if (actor.kind === 'user' && !actor.authorisations.has(right))
    throw fail('forbidden', 'forbidden', { authorisation: right });
  return owner;
}

/** The terms of a record with those that somebody names in their place; each that cannot be is refused at its field. */
export function termsWith({ terms }: PayRateOwner, present: PayTerms, named: PayTerms): PayTerms {
  const parsed = z.strictObject(terms.shape).safeParse({ ...present, ...named });
  if (parsed.success) return parsed.data as PayTerms;
  const problems = Object.entries(problemsOf(parsed.error));
  throw invalidFields(Object.fromEntries(problems.map(([field, problem]) => [`terms.${field}`, problem])));
}
