export const texts = {
  creditChangeOpen: 'This customer already has a credit limit change in progress. Finish or cancel it first.',
  customerWithoutCredit: 'You can change the credit limit only of an active customer.',
  ownCreditProposal: 'You proposed or changed this limit yourself. A second person must decide.',
  creditNotHigher: 'An increase must be above the current limit.',
  creditNotLower: 'A decrease must be below the current limit.',
  creditUnchanged: 'This is already the current limit.',
  insuredAboveLimit: 'The insured part cannot be more than the new limit.',
  effectiveInPast: 'Choose today or a later day.',
  endBeforeStart: 'The last day cannot be before the first.',
  endOfTemporaryOnly: 'Only a temporary limit has a last day.',
  reviewBeforeStart: 'The review date must be after the first day of the limit.',
} as const;
