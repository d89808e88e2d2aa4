import { Failure } from '../failure.ts';
import type { Fact, HappeningName, Happenings } from './happenings.ts';
import type { Context } from './implement.ts';

/** `before` may refuse what happens; `with` does its work in the same transaction; `later` does it in a job after the commit. */
export type Moment = 'before' | 'with' | 'later';

/** What a module does when something happened elsewhere. */
export interface Listener {
  readonly happening: HappeningName;
  /** What it does, in small letters with hyphens: `date-drivers`. Names the queue of a later one. */
  readonly name: string;
  readonly moment: Moment;
  /** Answers from where it goes on, in another transaction; undefined once nothing is left. Only a later one goes on. */
  hear(context: Context, facts: Fact, after?: string): Promise<string | undefined>;
}

/** The data of the job of a later listener. */
export interface HeardLater {
  readonly partition: string;
  readonly requestId: string;
  readonly facts: Fact;
  /** Where the batch before this one ended. */
  readonly after?: string | undefined;
}

type Hear<Name extends HappeningName> = (context: Context, facts: Happenings[Name]) => Promise<void>;

type HearBatch<Name extends HappeningName> = (
  context: Context,
  facts: Happenings[Name],
  after: string | undefined,
) => Promise<string | undefined>;

function declared<Name extends HappeningName>(
  moment: Moment,
  happening: Name,
  name: string,
  hear: Hear<Name>,
): Listener {
  return {
    happening,
    name,
    moment,
    async hear(context, facts) {
      await hear(context, facts as unknown as Happenings[Name]);
      return undefined;
    },
  };
}

/** Does its part in the transaction of the teller and in the name of the same person. It may not refuse. */
export function listener<Name extends HappeningName>(happening: Name, name: string, hear: Hear<Name>): Listener {
  return declared('with', happening, name, hear);
}

/** Asked before the others, in the transaction of the teller: a failure that it throws is the answer to the caller. */
export function beforeListener<Name extends HappeningName>(happening: Name, name: string, hear: Hear<Name>): Listener {
  return declared('before', happening, name, hear);
}

/**
 * Does its part in a job, which is queued in the transaction of the teller and comes at least once: hearing the same thing
 * again must change nothing. It works in the name of the product, in a transaction of its own.
 */
export function laterListener<Name extends HappeningName>(happening: Name, name: string, hear: Hear<Name>): Listener {
  return declared('later', happening, name, hear);
}

/**
 * The same where very many records may be concerned: one batch at a time, each in a job and a transaction of its own. The
 * next one is queued in the transaction of the one before, so that a process which is killed loses no more than its batch.
 */
export function batchListener<Name extends HappeningName>(
  happening: Name,
  name: string,
  hear: HearBatch<Name>,
): Listener {
  return {
    happening,
    name,
    moment: 'later',
    hear: (context, facts, after) => hear(context, facts as unknown as Happenings[Name], after),
  };
}

/** Listeners by what they hear. Two of the same name would share a queue. */
export function listenersByHappening(listeners: readonly Listener[]): ReadonlyMap<string, readonly Listener[]> {
  const names = new Set<string>();
  for (const { name } of listeners) {
    if (names.has(name)) throw new Error(`Two listeners are called ${name}.`);
    names.add(name);
  }
  return Map.groupBy(listeners, ({ happening }) => happening);
}

export function queueOf({ name }: Pick<Listener, 'name'>): { readonly name: string } {
  return { name: `hear-${name}` };
}

/** Tells all who listen. Whoever calls it is in the transaction in which the thing happens. */
export async function tell(context: Context, happening: HappeningName, facts: Fact): Promise<void> {
  const listeners = context.app.listeners.get(happening) ?? [];
  for (const each of listeners) if (each.moment === 'before') await each.hear(context, facts);
  for (const each of listeners) if (each.moment === 'with') await hearFully(context, each, facts);
  const later = listeners.filter(({ moment }) => moment === 'later');
  if (later.length === 0) return;
  const { app, db, partition, requestId } = context;
  for (const each of later) await app.jobs.send<HeardLater>(db, queueOf(each), { partition, requestId, facts });
  context.afterCommit(() => later.forEach((each) => app.jobs.wake(queueOf(each))));
}

/** A refusal by a listener that may not refuse is a fault of ours, and must not reach the caller as if it were theirs. */
async function hearFully(context: Context, each: Listener, facts: Fact): Promise<void> {
  try {
    await each.hear(context, facts);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Error(`${each.name} refused ${each.happening} with ${error.code}; only a beforeListener may refuse.`, {
      cause: error,
    });
  }
}
