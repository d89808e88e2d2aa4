import type { UpdateObject } from 'kysely';
import type { Machine } from '../machine.ts';
import type { Context } from './implement.ts';
import type { Facts, Versioned } from './records.ts';
import type { Tables } from './tables.ts';

// The words of a life (life.ts): an event, what is asked before it, and what follows it.

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
