export const texts = {
  fuelPriceUnusual:
    'The price before it was {before} from {date}. This one differs by {percent}%. Check it, then tick that it is right.',
  fuelPriceInCents: 'R\u00a0{price} a litre looks like cents per litre. Enter {rand}, or tick that the price is right.',
  fuelPriceDecimals: 'Enter a number with at most four decimals.',
  fuelPriceTaken: '{code} is already the price of that day. Correct that record, or choose another day.',
  fuelPriceUsed:
    'Loads are priced by this, so it stays as it is. Ask for a correction, which a second person approves.',
  correctionNotNeeded: 'No load is priced by this, so it can be edited. Change the price itself.',
  correctionTheSame: 'This is the price already. Change the price or its day.',
  correctionWaits: 'A correction of this price is already waiting for approval. Decide or cancel that one first.',
  ownCorrection: 'You asked for this correction yourself. A second person must decide it.',
} as const;
