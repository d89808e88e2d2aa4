import type { chargeSources } from './fields.ts';

type Source = (typeof chargeSources)[number];

/** Lines that people type into the form: the price itself, and extras on top of it. */
export const typedSources: readonly Source[] = ['typed', 'added'];

/** A side with one of these has its price from people, an offer or a decision, and no rate decides it. */
export const agreedSources: readonly Source[] = ['typed', 'tender', 'free'];

/** Sources of charges that a rating writes, and replaces. */
export const ratedSources: readonly Source[] = ['rate', 'fuel', 'extra'];

/**
 * A typed line of linehaul, or without an item, is the price of its side and takes the place of a rate. A line with another
 * item, such as a toll, comes on top and leaves the price to the rate (decision 0193). It means the same in every form.
 */
export function sourceOfTyped(itemGroup: string): 'typed' | 'added' {
  return itemGroup === '' || itemGroup === 'linehaul' ? 'typed' : 'added';
}
