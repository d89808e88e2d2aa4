import { exchangeRates } from '#modules/prices/exchange-rates/contract.ts';
import { rateCode } from '#modules/prices/exchange-rates/convert.ts';
import { demonstrationOf } from './demonstration.ts';

/** Invented, in rand; of the days on which the demonstration was written. */
const ofDays = [
  ['2026-11-20', 18.0125, 19.4462, 0.2815],
  ['2026-11-23', 18.0481, 19.5127, 0.2821],
  ['2026-11-24', 18.0, 19.4805, 0.2818],
  ['2026-11-25', 18.1134, 19.6052, 0.2834],
  ['2026-11-26', 18.0762, 19.5588, 0.2829],
  ['2026-11-27', 18.1417, 19.6321, 0.2837],
] as const;

const [first, ...later] = ofDays.flatMap(([day, ...rates]) =>
  (['USD', 'EUR', 'MZN'] as const).map((currency, place) => ({
    code: rateCode({ currency, inCurrency: 'ZAR', day }),
    currency,
    inCurrency: 'ZAR' as const,
    day,
    rate: rates[place]!,
    source: 'Reserve Bank, closing rate',
  })),
);

export const demonstration = demonstrationOf(exchangeRates, [first!, ...later]);
