import type { Waiting } from './kept.ts';

/** Events and characters in one call: each further call costs a slow network a round trip. Half of them after each that failed. */
const perCall = { events: 500, characters: 120_000 } as const;

/** The oldest events, as many as one call takes; one at least. */
export function inOneCall<Item extends Pick<Waiting, 'bytes'>>(events: readonly Item[], failures: number): Item[] {
  const share = 2 ** Math.min(failures, 5);
  let left = perCall.characters / share;
  // The id that the phone gave it comes to what it says.
  const count = events.findIndex(({ bytes }) => (left -= bytes + 60) < 0);
  return events.slice(0, Math.max(1, Math.min(perCall.events / share, count === -1 ? events.length : count)));
}
