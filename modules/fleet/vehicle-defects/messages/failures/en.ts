export const texts = {
  ownRepair: 'You repaired this yourself. Someone else must verify it.',
  criticalNotDeferred:
    'A critical defect cannot be deferred. Repair it, or have someone with the right say that it needs no repair.',
  criticalOpen: 'Critical defects are open: {numbers}. Repair and verify them first.',
  dateNotAhead: 'Choose a day after today.',
} as const;
