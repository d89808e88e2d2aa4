/** Who tells a reading. `record` is the vehicle's own record; `counter` a counter that was changed. */
export const readingSources = [
  'record',
  'inspection',
  'trip',
  'order',
  'person',
  'slip',
  'log',
  'tracker',
  'counter',
] as const;
export type ReadingSource = (typeof readingSources)[number];

/** Why a reading cannot be, beside its neighbours in time. */
export const readingDoubts = ['readingBelow', 'readingAbove', 'readingAboveNext', 'readingBelowNext'] as const;
export type ReadingDoubt = (typeof readingDoubts)[number];

/** Whether it counts, is doubted, or was taken back by a person. */
export const readingStates = ['counted', 'doubted', 'withdrawn'] as const;
