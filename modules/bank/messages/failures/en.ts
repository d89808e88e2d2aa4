export const texts = {
  ownBankChange: 'You recorded these bank details yourself. A second person must decide.',
} as const;
