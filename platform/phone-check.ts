import type { Finding } from './identifiers/finding.ts';
import type { checkPhone } from './phone.ts';

// The numbering plans of Africa weigh as much as a form's own code. So the checks that a form shares with the server know
// them only once they are there: on the server from the start, in a browser when a phone field asks for them.
let check: typeof checkPhone | undefined;

/** The plans are there. `phone.ts` says it of itself as soon as it is loaded, and nobody else does. */
export function numberingPlansAreHere(known: typeof checkPhone): void {
  check = known;
}

/**
 * What is wrong with a number, by the check of `phone.ts`. On a page whose plans have not come yet nothing is found, and
 * the server refuses the number at the end; anywhere else their absence would let every number pass.
 */
export function phoneProblems(...[raw, facts]: Parameters<typeof checkPhone>): readonly Finding[] {
  if (check) return check(raw, facts).findings;
  if (!('document' in globalThis))
    throw new Error('platform/phone.ts must be imported where phone numbers are checked.');
  return [];
}
