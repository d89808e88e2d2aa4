import { described } from '#platform/server/described.ts';
import { fuelAdjustmentService } from '../contract.ts';

const bound = 'Refuses a caller who is limited to suppliers or to some records.';
const unknown = 'Refuses an unknown run, and a caller who is limited to suppliers or to some records.';

export const fuelAdjustmentsDescribed = described(fuelAdjustmentService, {
  getFuelAdjustments: {
    does: 'Lists runs of fuel adjustments by search, filters and order, one page at a time.',
    refuses: bound,
  },
  getFuelAdjustment: {
    does: 'Reads a run with a line for each customer and the state of its work.',
    refuses: unknown,
  },
  getFuelAdjustmentHistory: { does: 'Lists who changed a run and when, the latest first.', refuses: unknown },
  getFuelAdjustmentLoads: {
    does: 'Lists the loads of a run, what each would cost, and why some are left out, one page at a time.',
    refuses: unknown,
  },
  getFuelAdjustmentLetter: {
    does: 'Answers the letter that the customer of a line gets, in its language.',
    refuses: unknown,
  },
  postFuelAdjustment: {
    does: 'Adds a run of fuel prices from a day on, for one customer or all, and starts its calculation.',
    refuses: 'Refuses an unknown customer, and a caller who is limited to suppliers or to some records.',
  },
  calculateFuelAdjustment: {
    does: 'Calculates a run again over the prices, clauses and loads as they are now.',
    refuses: 'Refuses a run that is approved, or that is still being worked on.',
  },
  putFuelAdjustmentLine: {
    does: 'Takes a customer out of a run or back into it; a submitted run must be submitted again.',
    refuses: 'Refuses a run that is approved, not calculated, or still being worked on.',
  },
  submitFuelAdjustment: {
    does: 'Submits a calculated run for approval.',
    refuses: 'Refuses a run that changes nothing, and one with customers for whose day no price of fuel was captured.',
  },
  approveFuelAdjustment: {
    does: 'Approves a submitted run, which can then be applied.',
    refuses: 'Refuses who prepared the run, and an amount above what the caller’s roles allow.',
  },
  rejectFuelAdjustment: {
    does: 'Sends a submitted run back for a stated reason.',
    refuses: 'Refuses who prepared the run, and a run that nobody submitted.',
  },
  applyFuelAdjustment: {
    does: 'Starts to write the new prices into the loads and a letter to each customer whose fuel changes.',
    refuses: 'Refuses a run that is not approved, or that is still being worked on.',
  },
  reverseFuelAdjustment: {
    does: 'Starts to put the former prices back into loads that are not invoiced and that nobody changed since.',
    refuses: 'Refuses a run that is not applied, or that is still being worked on.',
  },
  deleteFuelAdjustment: {
    does: 'Deletes a run that nobody has approved.',
    refuses: 'Refuses a run that is approved, or that is still being worked on.',
  },
});
