import { createHash } from 'node:crypto';
import type { Operation } from '../operation.ts';
import type { Bells } from './bells.ts';
import type { Caller } from './callers.ts';
import type { UserActor } from './implement.ts';

/** An answer that several callers are given, written as JSON once for all of them. */
export interface SharedAnswer {
  readonly value: unknown;
  readonly text: string;
}

/** One question of those who may see the same. */
export interface SharedQuestion {
  readonly name: string;
  readonly partition: string;
  /** What makes an answer old. */
  readonly channels: readonly string[];
  /**
   * Milliseconds: an answer that was begun no longer ago will do, whatever has been told since. Who was told of a change, and
   * then waited this long, learns of it all the same. Without it an answer will do while nothing was told since it was begun.
   */
  readonly maxAge: number | undefined;
}

export type SharedAnswers = (question: SharedQuestion, read: () => Promise<unknown>) => Promise<SharedAnswer>;

interface Kept {
  readonly began: number;
  readonly answer: Promise<SharedAnswer>;
}

/** Milliseconds for which an answer is kept: what the clock says of a record, and what no bell tells of, is no older. */
const keptFor = 1000;
/** More questions than these are read for each caller: pages are large, and memory is for what many ask. */
const keptAtMost = 500;

/**
 * The same question of those who may see the same is read once (decision 0258). Every caller is known to the database before
 * this is asked, and hears nothing that was read for somebody who may see something else: the question names what they may.
 */
export function sharedAnswers(bells: Bells, now: () => number = () => performance.now()): SharedAnswers {
  const kept = new Map<string, Kept>();

  function mayServe({ began }: Kept, { partition, channels, maxAge }: SharedQuestion): boolean {
    const age = now() - began;
    if (age > keptFor) return false;
    return (maxAge !== undefined && age <= maxAge) || began > bells.lastOf(partition, channels);
  }

  return (question, read) => {
    const found = kept.get(question.name);
    if (found && mayServe(found, question)) return found.answer;
    const began = now();
    const answer = read().then(written);
    if (!found && kept.size >= keptAtMost) return answer;
    const own: Kept = { began, answer };
    kept.set(question.name, own);
    const forget = () => {
      if (kept.get(question.name) === own) kept.delete(question.name);
    };
    // What failed is read again by the next who asks.
    answer.catch(forget);
    setTimeout(forget, keptFor).unref();
    return answer;
  };
}

function written(value: unknown): SharedAnswer {
  let text: string | undefined;
  return {
    value,
    get text() {
      return (text ??= JSON.stringify(value) ?? 'null');
    },
  };
}

/** Who a person is, apart from what they may see. */
const identity = [
  'id',
  'account',
  'name',
  'companyId',
  'companyName',
  'limits',
  'lent',
  'onBehalfOf',
  'token',
] as const satisfies readonly (keyof UserActor)[];

/**
 * Anybody who may see what this person may. Whoever answers for all of them knows no more: an answer that asked who is calling
 * would be somebody else's for the others, so that asking is a mistake that is told at once.
 */
export function anybodyLike({ kind, authorisations, scope, hidden }: UserActor): UserActor {
  const anybody = { kind, authorisations, scope, hidden };
  for (const field of identity)
    Object.defineProperty(anybody, field, {
      get: () => {
        throw new Error(`A shared answer depends on the ${field} of who asks.`);
      },
    });
  return anybody as unknown as UserActor;
}

const names = new WeakMap<ReadonlySet<string>, string>();

/** Names what somebody may see and do, so that two people of the same rights and the same limits have the same name. */
function nameOfRights(authorisations: ReadonlySet<string>): string {
  let name = names.get(authorisations);
  if (name === undefined)
    names.set(
      authorisations,
      (name = createHash('sha256')
        .update([...authorisations].toSorted().join(' '))
        .digest('base64')),
    );
  return name;
}

/** The question as all of them ask it who may see the same; undefined where the answer is one person's own. */
export function sharedQuestion(
  { shared }: Operation,
  { actor, partition }: Caller,
  asked: { readonly operation: string; readonly language: string; readonly input: unknown; readonly isWhole: boolean },
  maxAge: number | undefined,
): SharedQuestion | undefined {
  if (!shared || actor.kind !== 'user' || actor.token || actor.onBehalfOf) return undefined;
  const input = asked.input as Readonly<Record<string, unknown>>;
  if (shared.unless?.some((field) => input[field] !== undefined && input[field] !== false)) return undefined;
  const who = [partition, actor.scope ?? '', actor.hidden?.source ?? '', nameOfRights(actor.authorisations)];
  const name = JSON.stringify([...who, asked.operation, asked.language, asked.isWhole, input]);
  return { name, partition, channels: shared.until, maxAge };
}
