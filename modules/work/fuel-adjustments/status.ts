import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** The life of a run (work-and-money.md §8). A run that was applied is not edited: it is reversed, and another one follows. */
export const adjustmentLife = machine({
  initial: 'DRAFT',
  states: {
    DRAFT: { begin: 'DRAFT', calculate: 'CALCULATED' },
    CALCULATED: {
      begin: 'DRAFT',
      revise: 'CALCULATED',
      submit: 'CALCULATED',
      approve: 'APPROVED',
      reject: 'CALCULATED',
    },
    APPROVED: { start: 'APPROVED', apply: 'APPLIED' },
    APPLIED: { undo: 'APPLIED', reverse: 'REVERSED' },
    REVERSED: {},
  },
  past: {
    begin: 'calculationBegun',
    calculate: 'calculated',
    revise: 'changed',
    submit: 'submitted',
    approve: 'approved',
    reject: 'rejected',
    start: 'applicationBegun',
    apply: 'applied',
    undo: 'reversalBegun',
    reverse: 'reversed',
  },
});
export type AdjustmentState = StateOf<typeof adjustmentLife>;
export type AdjustmentEvent = EventOf<typeof adjustmentLife>;

/** What a job is doing to a run; empty while nobody works on it. */
export const adjustmentWorks = ['', 'calculate', 'apply', 'reverse'] as const;
export type AdjustmentWork = (typeof adjustmentWorks)[number];
