import { driverRateCategories } from '#modules/prices/driver-rate-categories/contract.ts';
import { demonstrationOf } from './demonstration.ts';

export const demonstration = demonstrationOf(driverRateCategories, [
  { code: 'LINK', name: 'Interlink, long distance', basis: 'vehicleClass', minimumPerTrip: 650, coDriverShare: 40 },
  { code: 'RIGID', name: 'Rigid, local deliveries', basis: 'vehicleClass', minimumPerTrip: 320 },
  {
    code: 'BORDER',
    name: 'Cross-border team',
    basis: 'crossBorder',
    minimumPerTrip: 900,
    coDriverShare: 45,
    notes: 'Two drivers, with passports that hold for six months more.',
  },
]);
