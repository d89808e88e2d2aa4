export const texts = {
  ratePart: 'Rate',
  rateAgain: 'Rate again',
  rateAgainText: 'The rates of the loading day are asked again. What is typed or invoiced stays.',
  rated: 'The load was rated again.',
  typeRate: 'Type a price',
  typeRateText:
    'The amount takes the place of what the rates say for this side, without VAT. 0 makes the side free of charge.',
  priceSide: 'Side',
  priceAmount: 'Amount',
  priceSame: '{price}, as before',
  withoutRate: 'no rate',
  fromStanding: 'standing time',
  fromFuel: 'fuel',
  fromExtra: 'extra',
  withoutVat: 'without VAT',
} as const;
