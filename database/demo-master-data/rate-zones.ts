import { rateZones } from '#modules/prices/rate-zones/contract.ts';
import { demonstrationOf } from './demonstration.ts';

export const demonstration = demonstrationOf(rateZones, [
  {
    code: 'GP-RING',
    name: 'Greater Johannesburg',
    cities: 'Johannesburg, Germiston, Kempton Park, Midrand, Centurion, Pretoria, Boksburg, Alberton',
  },
  { code: 'KZN-PORT', name: 'Durban and its ports', cities: 'Durban, Pinetown, Prospecton, Cato Ridge, Richards Bay' },
  { code: 'PLATINUM', name: 'Platinum belt', cities: 'Rustenburg, Brits, Mogwase, Northam' },
]);
