import type { UpdateObject } from 'kysely';
import { failures } from '../failure.ts';
import { type Machine, nextState } from '../machine.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import { noteLife } from './every-life.ts';
import type { Context } from './implement.ts';
import type { Allowed, Life, LifeOptions, MoveOf } from './life-events.ts';
import { oneTurn } from './one-turn.ts';
import type { Records, Versioned } from './records.ts';
import type { Tables } from './tables.ts';

const fail = failures<FailureCode>();

/** Where the first of these events that is possible leads from a state; `notAllowedInState` where none is. */
export function stateAfter<State extends string, Event extends string>(
  machine: Pick<Machine<State, Event>, 'transitions'>,
  from: State,
  ...events: readonly Event[]
): State {
  return firstOf(
    from,
    events.map((event) => nextState(machine, from, event)),
  );
}

function firstOf<State extends string>(from: State, states: readonly (State | undefined)[]): State {
  const next = states.find((state) => state !== undefined);
  if (next === undefined) throw fail('notAllowedInState', 'rule', { state: from });
  return next;
}

/** Where the first of these events that is possible leads a record; one that leads back takes it where it was. */
function nextOf<
  Stored extends Versioned,
  Table extends keyof Tables,
  State extends string,
  Event extends string,
  Kept,
>({ machine, column, former }: LifeOptions<Stored, Table, State, Event, Kept>) {
  return (stored: Stored, ...events: readonly Event[]): State => {
    const from = stored[column] as State;
    return firstOf(
      from,
      events.map((event) => nextState(machine, from, event, former?.(stored))),
    );
  };
}

/** The first half of a move: the machine and the guards are asked. */
function asking<Stored extends Versioned, Table extends keyof Tables, State extends string, Event extends string, Kept>(
  options: LifeOptions<Stored, Table, State, Event, Kept>,
) {
  const { column } = options;
  const next = nextOf(options);
  const guards: NonNullable<LifeOptions<Stored, Table, State, Event, Kept>['guards']> = options.guards ?? {};
  /** Those of one event at once, since a guard may be asked once for all of them. */
  return async function allowMany(
    call: Context,
    moves: readonly MoveOf<Stored, Table, Event, Kept>[],
  ): Promise<readonly Allowed<Stored, Table, State, Event, Kept>[]> {
    const asked = moves.map(({ stored, event, ...move }) => {
      const from = stored[column] as State;
      const transition = { event, from, to: next(stored, event), reason: move.reason ?? '' };
      return { stored, transition, move, after: { ...stored, ...move.columns, [column]: transition.to } as Stored };
    });
    const contexts = new Map<Stored, Context>();
    for (const [event, some] of Map.groupBy(asked, ({ transition }) => transition.event)) {
      const guard = guards[event];
      if (guard && 'ofMany' in guard) {
        const context = await guard.ofMany(call, some);
        for (const { stored } of some) contexts.set(stored, context);
      } else if (guard) for (const { stored, after } of some) contexts.set(stored, await guard(call, stored, after));
    }
    return asked.map(({ stored, transition, move }) => ({
      context: contexts.get(stored) ?? call,
      stored,
      transition,
      move,
    }));
  };
}

/** The second half: what comes before the row, the row with its decision, and what follows. */
function writing<
  Stored extends Versioned,
  Table extends keyof Tables,
  State extends string,
  Event extends string,
  Kept,
>(records: Records<Stored, Table>, options: LifeOptions<Stored, Table, State, Event, Kept>) {
  type Ready = Allowed<Stored, Table, State, Event, Kept>;
  const { machine, column } = options;
  const ahead: NonNullable<LifeOptions<Stored, Table, State, Event, Kept>['ahead']> = options.ahead ?? {};
  const on: NonNullable<LifeOptions<Stored, Table, State, Event, Kept>['on']> = options.on ?? {};
  const facts = (stored: Stored) => options.facts?.(stored) ?? { [column]: stored[column] };

  /** What one person, or several who stand in for each other, do to records one after the other is written together. */
  async function write(context: Context, some: readonly Ready[]): Promise<readonly Stored[]> {
    // Kept in the turn in which it is written: each wait for the database is a good part of what a move costs.
    const [written] = await oneTurn([
      records.changeMany(
        context,
        some.map(({ stored, transition, move: { columns, before, after } }) => {
          const { event, to, reason } = transition;
          const set = { ...options.columns?.(context, transition, stored), ...columns, [column]: to };
          return {
            stored,
            columns: set as UpdateObject<Tables, Table>,
            event: machine.past[event],
            before: { ...facts(stored), ...before },
            after: { ...facts({ ...stored, [column]: to }), ...(reason && { reason }), ...after },
          };
        }),
      ),
      options.keep?.(
        context,
        some.map(({ stored, transition, move: { kept } }) => ({ stored, transition, kept })),
      ),
    ]);
    return written;
  }

  return async function carryOutMany(allowed: readonly Ready[]): Promise<readonly Stored[]> {
    for (const { context, stored, transition } of allowed) await ahead[transition.event]?.(context, stored);
    const changed: Stored[] = [];
    for (const some of inRuns(allowed)) changed.push(...(await write(some[0]!.context, some)));
    // Record by record, as if each had come alone: an effect may read what the one before it has written.
    for (const [place, { context, stored, transition, move }] of allowed.entries())
      for (const effect of on[transition.event] ?? [])
        changed[place] = (await effect(context, changed[place]!, transition, stored, move.kept)) ?? changed[place]!;
    return changed;
  };
}

/**
 * Gives a noun's records a life. An event asks the machine, then its guard; it writes the row, the decision, the trail and
 * the bells, and then its effects follow.
 */
export function life<
  Stored extends Versioned,
  Table extends keyof Tables,
  State extends string,
  Event extends string,
  Kept = never,
>(
  records: Records<Stored, Table>,
  options: LifeOptions<Stored, Table, State, Event, Kept>,
): Life<Stored, Table, State, Event, Kept> {
  const [allowMany, carryOutMany] = [asking(options), writing(records, options)];
  const moveMany: Life<Stored, Table, State, Event, Kept>['moveMany'] = async (context, moves) =>
    carryOutMany(await allowMany(context, moves));
  const made: Life<Stored, Table, State, Event, Kept> = {
    next: nextOf(options),
    moveMany,

    async move(context, stored, event, move = {}) {
      const [moved] = await moveMany(context, [{ ...move, stored, event }]);
      return moved!;
    },

    async allow(context, stored, event, move = {}) {
      const [allowed] = await allowMany(context, [{ ...move, stored, event }]);
      return allowed!;
    },

    async carryOut(allowed, more = {}) {
      const { columns, before, after, ...move } = allowed.move;
      const whole = {
        ...move,
        ...more,
        columns: { ...columns, ...more.columns } as UpdateObject<Tables, Table>,
        before: { ...before, ...more.before },
        after: { ...after, ...more.after },
      };
      const [moved] = await carryOutMany([{ ...allowed, move: whole }]);
      return moved!;
    },
  };
  noteLife({ records, machine: options.machine, column: options.column, life: made });
  return made;
}

/** Cuts a list where the context changes. */
function inRuns<Each extends { readonly context: Context }>(all: readonly Each[]): readonly (readonly Each[])[] {
  const runs: Each[][] = [];
  for (const each of all) {
    const last = runs.at(-1);
    if (last && last[0]!.context === each.context) last.push(each);
    else runs.push([each]);
  }
  return runs;
}
