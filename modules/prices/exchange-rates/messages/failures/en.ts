export const texts = {
  exchangeRateMissing:
    'There is no exchange rate of {currency} in {inCurrency} for {date}, nor for the seven days before it. Add it in exchange rates.',
  exchangeRateTaken: '{code} is the rate of that day already.',
  exchangeRateDecimals: 'Give a rate above zero with at most eight decimals.',
  exchangeRateOfItself: 'Choose two different currencies.',
} as const;
