import { createContext, use } from 'react';
import type { PartyFinding } from '#modules/parties/parties/findings.ts';
import type { FindingWords } from './Findings.tsx';

/** How one party is reviewed: what the checks found about it, and the words of its kind. */
export interface PartyReviewValue {
  readonly findings: readonly PartyFinding[];
  /** The sentence of a finding. */
  readonly words: FindingWords;
  /** The label of a field, by its path. */
  readonly labelOf: (path: string) => string;
}

/** Stands around everything that shows the facts of a party and the findings about them. */
export const PartyReview = createContext<PartyReviewValue>({
  findings: [],
  words: ({ code }) => code,
  labelOf: (path) => path,
});

export function usePartyReview(): PartyReviewValue {
  return use(PartyReview);
}
