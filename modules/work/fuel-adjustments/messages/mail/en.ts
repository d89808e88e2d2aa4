export const texts = {
  appliedSubject: 'Fuel adjustment of {company} from {date}',
  appliedIntro: 'From {date} the fuel part of the rates of {customer} follows the new price of fuel.',
  appliedPercent: 'Fuel comes to {after}% of the rate; until now it was {before}%.',
  appliedMoney: 'Fuel comes to {after} rand for one unit of the rate; until now it was {before} rand.',
  appliedToMoney:
    'Fuel is counted in another way from then on: it comes to {after} rand for one unit of the rate; until now it was {before}% of the rate.',
  appliedToPercent:
    'Fuel is counted in another way from then on: it comes to {after}% of the rate; until now it was {before} rand for one unit of the rate.',
  appliedPrice:
    'It is counted from the price of {price} rand a litre since {since}, against the base price of {base} rand, with a weight of {weight}%.',
  appliedInvoiced: 'Loads that were invoiced before keep their price.',
  appliedReference: 'Our reference: {run}.',
  reversedSubject: 'Fuel adjustment of {company} from {date} withdrawn',
  reversedIntro:
    'The fuel adjustment of {customer} from {date}, of which we wrote to you, is withdrawn. Loads that were not invoiced yet have their former price again.',
  reversedReference: 'Our reference: {run}.',
} as const;
