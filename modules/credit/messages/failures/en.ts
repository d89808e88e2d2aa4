export const texts = {
  creditChangeOpen:
    'This customer already has a change of its credit limit under way. Finish or cancel that one first.',
  customerWithoutCredit: 'Only an active customer has a credit limit that can be changed.',
  ownCreditProposal: 'You proposed or changed this limit yourself. A second person must decide.',
  creditNotHigher: 'An increase must be above the present limit.',
  creditNotLower: 'A decrease must be below the present limit.',
  creditUnchanged: 'This is the present limit.',
  insuredAboveLimit: 'The insured part cannot be more than the new limit.',
  effectiveInPast: 'Choose today or a later day.',
  endBeforeStart: 'The last day cannot be before the first.',
  endOfTemporaryOnly: 'Only a temporary limit has a last day.',
  reviewBeforeStart: 'The review must be after the day on which the limit begins.',
} as const;
