export const texts = {
  readingBelow: 'The odometer read {km} km before that. It cannot show less.',
  readingAbove: 'The odometer read {km} km before that. No truck drives more than 1 500 km a day. Check the figure.',
  readingAboveNext: 'The odometer read {km} km after that. It cannot have shown more.',
  readingBelowNext: 'The odometer read {km} km after that. No truck drives more than 1 500 km a day. Check the figure.',
  readingAhead: 'This moment is in the future.',
  readingNoOdometer: 'This vehicle is pulled. It has no odometer.',
  readingWithdrawn: 'This reading was taken back.',
  readingOfRecord: 'This reading follows another record. Correct it there.',
} as const;
