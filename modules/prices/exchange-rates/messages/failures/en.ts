export const texts = {
  exchangeRateTaken: '{code} is the rate of that day already.',
  exchangeRateDecimals: 'Give a rate above zero with at most eight decimals.',
  exchangeRateOfItself: 'Choose two different currencies.',
} as const;
