export const texts = {
  ownBankChange: 'You recorded these bank details or sent the link they came through. A second person must decide.',
  bankNeedsSecondFactor: 'Approving bank details requires a second factor. Set one up in your own profile first.',
} as const;
