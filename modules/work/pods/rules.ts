import { is } from '#platform/machine.ts';
import { type ProofEvent, type ProofStatus, proving } from '#modules/work/loads/side-statuses.ts';
import type { ExceptionKind, PodState } from './status.ts';

/** From the worst on: a load is as far as the one that is behind (work-and-money.md §3.2). */
const worstFirst = [
  ['podRejected', 'reject'],
  ['AWAITED', 'miss'],
  ['podSubmitted', 'receive'],
  ['podAccepted', 'accept'],
  ['WAIVED', 'waive'],
] as const satisfies readonly (readonly [PodState, ProofEvent])[];

/** What the proofs of a load make of it together. */
export function eventOfLoad(states: Iterable<PodState>): ProofEvent {
  const known = new Set<PodState>(states);
  return worstFirst.find(([state]) => known.has(state))?.[1] ?? 'excuse';
}

/** Nothing of the load is waited for any more: it can be invoiced as far as proofs go. */
export function isProved(status: ProofStatus): boolean {
  return !is(proving, status, 'unproven');
}

/** Days after asking on which it is asked for again. */
export const ladder = [1, 3, 7, 14] as const;
const day = 86_400_000;

/** The steps of the ladder that have been reached; who missed two gets the last alone. */
export function reachedSteps(askedFrom: Date, now: Date): number[] {
  return ladder.filter((days) => now.getTime() - askedFrom.getTime() >= days * day);
}

/** Ages of what is missing, in whole days since the delivery; the last has no end. */
export const ageBuckets = [
  { id: '0-3', from: 0, until: 4 },
  { id: '4-7', from: 4, until: 8 },
  { id: '8-14', from: 8, until: 15 },
  { id: '15+', from: 15, until: undefined },
] as const;
export type AgeBucket = (typeof ageBuckets)[number]['id'];
export const ageIds = ageBuckets.map(({ id }) => id) as [AgeBucket, ...AgeBucket[]];

/** The moments between which the age of a bucket lies: after the first, up to the second. */
export function boundsOf(id: AgeBucket, now: Date): { readonly after: Date | null; readonly upTo: Date | null } {
  const { from, until } = ageBuckets.find((bucket) => bucket.id === id)!;
  return {
    after: until === undefined ? null : new Date(now.getTime() - until * day),
    // What was delivered a moment ahead of this clock is new too.
    upTo: from === 0 ? null : new Date(now.getTime() - from * day),
  };
}

export function ageInDays(since: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / day));
}

/** Late goods and warm goods are not counted; everything else is. */
export function needsQuantity(kind: ExceptionKind): boolean {
  return kind !== 'late' && kind !== 'temperature';
}

export interface Clue {
  readonly loadId: string;
  /** Where its number was found. */
  readonly by: 'qr' | 'text' | 'fileName';
  readonly isOfSender: boolean;
}

/** From here on a proof is matched without a person. */
export const matchesItself = 0.95;

/** How sure it is that a file belongs to the load that it names. */
export function confidenceOf({ by, isOfSender }: Clue): number {
  if (by === 'qr') return 0.99;
  if (by === 'text') return isOfSender ? 0.97 : 0.8;
  return isOfSender ? 0.95 : 0.7;
}

/** The surest clue. Two loads in one file are for a person to tell apart. */
export function guessOf(
  clues: readonly Clue[],
): { readonly loadId: string; readonly confidence: number; readonly by: Clue['by'] } | undefined {
  const [first] = clues.toSorted((a, b) => confidenceOf(b) - confidenceOf(a));
  if (!first) return undefined;
  const isAlone = new Set(clues.map(({ loadId }) => loadId)).size === 1;
  return { loadId: first.loadId, by: first.by, confidence: isAlone ? confidenceOf(first) : 0.5 };
}

/** What looks like a number of ours in a text: letters and digits as order types prefix them. */
export function numbersIn(text: string): string[] {
  return [...new Set((text.toUpperCase().match(/\b[A-Z]{1,6}-?\d{4,10}\b/g) ?? []).slice(0, 200))];
}
