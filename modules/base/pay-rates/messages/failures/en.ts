export const texts = {
  ownPayRate: 'You asked for this version yourself. A second person must decide it.',
  payRateInPast: 'Choose today or a later day. What was agreed for loads before stays as it was.',
  payRateTheSame: 'This is what is paid already. Change at least one value.',
  payRateWaits: 'Another version is already waiting for approval. Decide or cancel that one first.',
  payRateDayPassed: 'Its first day has passed. Reject it, and ask for a version from today or a later day.',
  payRateNotUsed: 'Nobody is paid by this yet. Edit it instead.',
} as const;
