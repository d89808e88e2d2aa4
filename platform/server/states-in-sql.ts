import { type RawBuilder, sql } from 'kysely';
import type { Machine } from '../machine.ts';

// States in statements. They are literals and not parameters: only then does PostgreSQL find the partial indexes that name
// them. They are typed, so that a renamed state is named by the compiler in statements too.

/** One state: `status = ${literal<LoadState>('READY')}`. */
export function literal<State extends string = never>(state: NoInfer<State>): RawBuilder<State> {
  return sql.lit(state);
}

/** A list of states: `status in ${literals<LoadState>('READY', 'BOOKED')}`. */
export function literals<State extends string = never>(
  ...states: readonly [NoInfer<State>, ...NoInfer<State>[]]
): RawBuilder<State> {
  return listOf(states);
}

/** A set of a machine: `status in ${setOf(execution, 'moving')}`. */
export function setOf<M extends Pick<Machine, 'sets'>>(
  { sets }: M,
  set: keyof M['sets'] & string,
): RawBuilder<unknown> {
  return listOf(sets[set]!);
}

/** States that are known when the statement is made; there is at least one. */
export function listOf<State extends string>(states: readonly State[]): RawBuilder<State> {
  return sql<State>`(${sql.join(states.map((state) => sql.lit(state)))})`;
}
