export const texts = {
  fuelPriceUnusual:
    'The price before it was {before} from {date}. This one differs by {percent}%. Check it, then tick that it is right.',
  fuelPriceInCents: 'R {price} a litre looks like cents per litre. Enter {rand}, or tick that the price is right.',
  fuelPriceTaken: '{code} is the price of that day already. Correct that record instead.',
  fuelPriceDecimals: 'Enter a number with at most four decimals.',
} as const;
