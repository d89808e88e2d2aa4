import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** What is inspected: a load that is about to leave; vehicles by themselves have templates of their own. */
export const inspectionPurposes = ['load', 'vehicle'] as const;
export type InspectionPurpose = (typeof inspectionPurposes)[number];

/** What an inspection found, by the paper's names (work-and-money.md §6). */
export const inspectionOutcomes = ['PASS', 'CONDITIONAL', 'FAIL'] as const;
export type InspectionOutcome = (typeof inspectionOutcomes)[number];

export const itemResults = ['pass', 'fail', 'na'] as const;
export type ItemResult = (typeof itemResults)[number];

/** Only what is conditional waits for somebody with the right. What failed is mended and inspected again. */
export const inspectionDecision = machine({
  initial: 'AWAITED',
  states: { AWAITED: { allow: 'ALLOWED' }, ALLOWED: {} },
  past: { allow: 'allowed' },
});
export type DecisionState = StateOf<typeof inspectionDecision>;
export type DecisionEvent = EventOf<typeof inspectionDecision>;

/** Whether a load may leave as far as its inspection goes. */
export const inspectionNeeds = ['notRequired', 'missing', 'failed', 'awaited', 'passed'] as const;
export type InspectionNeed = (typeof inspectionNeeds)[number];

/** The questions of the desk, in the order of its tabs. */
export const inspectionChips = ['awaited', 'failed', 'passed'] as const;
export type InspectionChip = (typeof inspectionChips)[number];
