import type { UpdateObject } from 'kysely';
import { failures } from '../failure.ts';
import { type Machine, nextState } from '../machine.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import { noteLife } from './every-life.ts';
import type { Context } from './implement.ts';
import { oneTurn } from './one-turn.ts';
import type { Facts, Records, Versioned } from './records.ts';
import type { Tables } from './tables.ts';

const fail = failures<FailureCode>();

/** An event that moves a record from one state to another, or leaves it where it is. */
export interface Transition<State extends string = string, Event extends string = string> {
  readonly event: Event;
  readonly from: State;
  readonly to: State;
  /** As somebody typed it; empty where nobody gave one. */
  readonly reason: string;
}

/** What a caller adds to a move. */
export interface Move<Table extends keyof Tables, Kept> {
  readonly reason?: string;
  readonly columns?: UpdateObject<Tables, Table>;
  /** What the trail says besides the state and the reason. */
  readonly before?: Facts;
  readonly after?: Facts;
  /** For the row that keeps the decision. */
  readonly kept?: Kept;
}

/** A record that an event is asked for, as it is and as the event would leave it, with the columns that the caller adds. */
export interface Asked<Stored> {
  readonly stored: Stored;
  readonly after: Stored;
}

/**
 * Asked before an event happens: throws what stands against it, or answers the context to go on with. A decision answers
 * that of `deciding`, whose name has both people where one stands in for another.
 */
export type Guard<Stored> = (context: Context, stored: Stored, after: Stored) => Context | Promise<Context>;

/** Asked once of all records that go through an event together: for what is read by one statement for all of them. */
export interface GuardOfMany<Stored> {
  ofMany(context: Context, asked: readonly Asked<Stored>[]): Context | Promise<Context>;
}

/**
 * Follows an event in the same transaction, with the record as it is now and as it was `before`, and with what its caller has
 * said for the row that keeps the decision. It answers the record where it changed it further.
 */
export type Effect<Stored, Kept = unknown> = (
  context: Context,
  stored: Stored,
  transition: Transition,
  before: Stored,
  kept: Kept | undefined,
) => Promise<Stored | void>;

/** An event of a record, and what the caller says of it for the row that keeps the decision. */
export interface Decision<Stored, State extends string, Event extends string, Kept> {
  readonly stored: Stored;
  readonly transition: Transition<State, Event>;
  readonly kept: Kept | undefined;
}

/** The states of a noun over its records, with everything that belongs to an event, so that no operation forgets it. */
export interface LifeOptions<
  Stored extends Versioned,
  Table extends keyof Tables,
  State extends string,
  Event extends string,
  Kept,
> {
  readonly machine: Machine<State, Event>;
  /** The column that holds the state. */
  readonly column: keyof Tables[Table] & keyof Stored & string;
  /** The state to which an event that leads back takes a record. */
  former?(stored: Stored): State;
  /** What the trail calls the state, and what else it compares. The state by the name of its column when left out. */
  facts?(stored: Stored): Facts;
  readonly guards?: { readonly [E in Event]?: Guard<Stored> | GuardOfMany<Stored> };
  /** Columns that every event sets, or one of them. */
  columns?(context: Context, transition: Transition<State, Event>, stored: Stored): UpdateObject<Tables, Table>;
  /** Keeps decisions for those who ask later why the states changed: one, or those of many records at once. */
  keep?(context: Context, decisions: readonly Decision<Stored, State, Event, Kept>[]): Promise<void>;
  /** Makes room for an event before its row is written, where the database would refuse the row otherwise. */
  readonly ahead?: { readonly [E in Event]?: (context: Context, stored: Stored) => Promise<void> };
  /** What follows an event, in order. */
  readonly on?: { readonly [E in Event]?: readonly Effect<Stored, Kept>[] };
}

/** What can be done with the states of a noun; made by `life`. */
export interface Life<
  Stored extends Versioned,
  Table extends keyof Tables,
  State extends string,
  Event extends string,
  Kept,
> {
  /** Where the first of these events that is possible leads; `notAllowedInState` where none is. */
  next(stored: Stored, ...events: readonly Event[]): State;
  /** Takes a record, locked by `toChange`, through an event with all that belongs to it. Answers it as it is now. */
  move(context: Context, stored: Stored, event: Event, move?: Move<Table, Kept>): Promise<Stored>;
  /**
   * The same for many records, each of which is there once: what is written is written together, however many there are, and
   * the effects follow record by record. The first refusal refuses all. They are answered in their order.
   */
  moveMany(context: Context, moves: readonly MoveOf<Stored, Table, Event, Kept>[]): Promise<readonly Stored[]>;
  /** Asks the machine and the guard before anything is written; what they allow is carried out by `carryOut`. */
  allow(
    context: Context,
    stored: Stored,
    event: Event,
    move?: Move<Table, Kept>,
  ): Promise<Allowed<Stored, Table, State, Event, Kept>>;
  /** Takes a record through an event that is allowed, with more columns and facts where these were not known before. */
  carryOut(allowed: Allowed<Stored, Table, State, Event, Kept>, more?: Move<Table, Kept>): Promise<Stored>;
}

/** A record that is to go through an event. */
export interface MoveOf<Stored, Table extends keyof Tables, Event extends string, Kept> extends Move<Table, Kept> {
  readonly stored: Stored;
  readonly event: Event;
}

/** An event that nothing stands against, and in whose name it happens; answered by `allow` alone. */
export interface Allowed<Stored, Table extends keyof Tables, State extends string, Event extends string, Kept> {
  readonly context: Context;
  readonly stored: Stored;
  readonly transition: Transition<State, Event>;
  readonly move: Move<Table, Kept>;
}

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
