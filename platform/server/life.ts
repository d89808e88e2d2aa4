import type { UpdateObject } from 'kysely';
import { failures } from '../failure.ts';
import { type Machine, nextState } from '../machine.ts';
import type { FailureCode } from '../messages/failures/index.ts';
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

/**
 * Asked before an event happens: throws what stands against it, or answers the context to go on with. A decision answers
 * that of `deciding`, whose name has both people where one stands in for another.
 */
export type Guard<Stored> = (context: Context, stored: Stored) => Context | Promise<Context>;

/**
 * Follows an event in the same transaction, with the record as it is now and as it was `before`. It answers the record where
 * it changed it further.
 */
export type Effect<Stored> = (
  context: Context,
  stored: Stored,
  transition: Transition,
  before: Stored,
) => Promise<Stored | void>;

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
  readonly guards?: { readonly [E in Event]?: Guard<Stored> };
  /** Columns that every event sets, or one of them. */
  columns?(context: Context, transition: Transition<State, Event>, stored: Stored): UpdateObject<Tables, Table>;
  /** Keeps the decision for those who ask later why the state changed. */
  keep?(context: Context, stored: Stored, transition: Transition<State, Event>, kept: Kept | undefined): Promise<void>;
  /** What follows an event, in order. */
  readonly on?: { readonly [E in Event]?: readonly Effect<Stored>[] };
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
  const { machine, column, guards = {}, on = {} } = options;
  const stateOf = (stored: Stored) => stored[column] as State;
  const facts = (stored: Stored) => options.facts?.(stored) ?? { [column]: stateOf(stored) };
  const guardOf = (event: Event) => (guards as Partial<Record<Event, Guard<Stored>>>)[event];
  const effectsOf = (event: Event) => (on as Partial<Record<Event, readonly Effect<Stored>[]>>)[event] ?? [];
  const next = (stored: Stored, ...events: readonly Event[]) =>
    firstOf(
      stateOf(stored),
      events.map((event) => nextState(machine, stateOf(stored), event, options.former?.(stored))),
    );

  return {
    next,

    async move(call, stored, event, { reason = '', columns, before, after, kept } = {}) {
      const transition = { event, from: stateOf(stored), to: next(stored, event), reason };
      const context = (await guardOf(event)?.(call, stored)) ?? call;
      const set = { ...options.columns?.(context, transition, stored), ...columns, [column]: transition.to };
      const moved = { ...stored, [column]: transition.to };
      // Kept in the turn in which it is written: each wait for the database is a good part of what a move costs.
      const [written] = await oneTurn([
        records.change(context, stored, {
          columns: set as UpdateObject<Tables, Table>,
          event: machine.past[event],
          before: { ...facts(stored), ...before },
          after: { ...facts(moved), ...(reason && { reason }), ...after },
        }),
        options.keep?.(context, stored, transition, kept),
      ]);
      let changed: Stored = written;
      for (const effect of effectsOf(event)) changed = (await effect(context, changed, transition, stored)) ?? changed;
      return changed;
    },
  };
}
