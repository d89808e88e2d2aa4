import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** When a vehicle is inspected. */
export const inspectionKinds = ['preTrip', 'postTrip', 'weekly', 'handOverIn', 'handOverOut'] as const;
export type InspectionKind = (typeof inspectionKinds)[number];

/** An inspection of a vehicle with its trailers (work-and-money.md §6). What failed is inspected again, by another inspection. */
export const vehicleInspectionLife = machine({
  initial: 'SCHEDULED',
  states: {
    SCHEDULED: { start: 'IN_PROGRESS' },
    IN_PROGRESS: { pass: 'PASSED', passWithDefects: 'PASSED_WITH_DEFECTS', fail: 'FAILED' },
    PASSED: {},
    PASSED_WITH_DEFECTS: {},
    FAILED: {},
  },
  past: { start: 'started', pass: 'passed', passWithDefects: 'passedWithDefects', fail: 'failed' },
  sets: {
    answerable: ['SCHEDULED', 'IN_PROGRESS'],
    finished: ['PASSED', 'PASSED_WITH_DEFECTS', 'FAILED'],
    /** The vehicle may go. */
    good: ['PASSED', 'PASSED_WITH_DEFECTS'],
  },
});
export type VehicleInspectionState = StateOf<typeof vehicleInspectionLife>;
export type VehicleInspectionEvent = EventOf<typeof vehicleInspectionLife>;

/** What a dispatch without the inspection of the day does. */
export const dispatchRules = ['warn', 'refuse'] as const;
export type DispatchRule = (typeof dispatchRules)[number];

/** How a load stands to the inspection of its day: `notAsked` is a load that others drive, or one that has left. */
export const dayStandings = ['notAsked', 'missing', 'open', 'failed', 'done'] as const;
export type DayStanding = (typeof dayStandings)[number];

export const itemResults = ['pass', 'fail', 'na'] as const;
export type ItemResult = (typeof itemResults)[number];

/** The questions of the desk, in the order of its tabs. */
export const inspectionChips = ['open', 'failed', 'withDefects', 'passed'] as const;
export type InspectionChip = (typeof inspectionChips)[number];
