import { fuelClauses } from '#modules/prices/fuel-clauses/contract.ts';
import { demonstrationOf } from './demonstration.ts';

/** Invented; the customers that have agreed on one name it in their rates. */
export const demonstration = demonstrationOf(fuelClauses, [
  {
    code: 'FC-45',
    name: 'Diesel inland, 45 % of the rate',
    basePrice: 21.3456,
    baseDate: '2026-07-01',
    weightPercent: 45,
  },
  {
    code: 'FC-40-CAP',
    name: 'Diesel at the coast, 40 %, at most 3 %',
    region: 'coast',
    basePrice: 20.5616,
    baseDate: '2026-07-01',
    weightPercent: 40,
    thresholdPercent: 0.5,
    floorPercent: 0,
    capPercent: 3,
  },
  {
    code: 'FC-KM',
    name: 'Diesel inland, money per kilometre',
    valueType: 'Currency',
    basePrice: 21.3456,
    baseDate: '2026-07-01',
    weightPercent: 45,
  },
  { code: 'FC-MANUAL', name: 'Agreed by letter each quarter', calculation: 'Manual', manualValue: 2.25 },
]);
