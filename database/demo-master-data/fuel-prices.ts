import { fuelPrices } from '#modules/prices/fuel-prices/contract.ts';
import { demonstrationOf } from './demonstration.ts';

/** Invented; in rand, from the first Wednesday of each month. */
const inland = [
  ['2026-05-06', 20.4412],
  ['2026-06-03', 20.8967],
  ['2026-07-01', 21.3456],
  ['2026-08-05', 21.0218],
  ['2026-09-02', 21.7743],
  ['2026-10-07', 22.4105],
  ['2026-11-04', 23.1122],
] as const;

const notice = (day: string) => `Notice ${day.slice(0, 7)}`;
const codeOf = (region: string, day: string) => `D50-${region}-WS-${day.replaceAll('-', '')}`;
const [first, ...later] = inland.flatMap(([effectiveFrom, pricePerLitre]) => [
  {
    code: codeOf('IN', effectiveFrom),
    fuelType: 'diesel50' as const,
    effectiveFrom,
    pricePerLitre,
    source: notice(effectiveFrom),
  },
  {
    code: codeOf('CO', effectiveFrom),
    fuelType: 'diesel50' as const,
    region: 'coast' as const,
    effectiveFrom,
    // The way from the coast costs the same every month.
    pricePerLitre: Number((pricePerLitre - 0.784).toFixed(4)),
    source: notice(effectiveFrom),
  },
]);

export const demonstration = demonstrationOf(fuelPrices, [first!, ...later]);
