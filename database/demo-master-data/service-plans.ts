import { servicePlans } from '#modules/fleet/service-plans/contract.ts';
import { demonstrationOf } from './demonstration.ts';

export const demonstration = demonstrationOf(servicePlans, [
  { code: 'OIL', name: 'Engine oil and filters', everyKm: 40_000, everyDays: 365 },
  { code: 'BRAKES', name: 'Brakes, linings and drums', everyKm: 80_000 },
  { code: 'GREASE', name: 'Greasing', everyHours: 250, countsFrom: 'plan' },
  { code: 'COF', name: 'Roadworthy test', everyDays: 365, countsFrom: 'plan', warnDays: 30 },
  {
    code: 'TYRES',
    name: 'Wheel alignment and tyres',
    everyKm: 60_000,
    notes: 'Rotate and note the tread of each position.',
  },
]);
