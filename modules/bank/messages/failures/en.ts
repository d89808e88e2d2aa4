export const texts = {
  ownBankChange:
    'You recorded these bank details yourself, or sent the link by which they came. A second person must decide.',
  bankNeedsSecondFactor:
    'Here only people with a second factor approve bank details. Set one up in your own profile first.',
} as const;
