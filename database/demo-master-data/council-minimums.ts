import { councilMinimums } from '#modules/prices/council-minimums/contract.ts';
import { demonstrationOf } from './demonstration.ts';

const invented = { unit: 'week', validFrom: '2026-03-01', source: 'Invented for the demonstration' } as const;

/** Invented: no figure of any agreement. */
export const demonstration = demonstrationOf(councilMinimums, [
  { ...invented, code: 'XH', grade: 'Driver, extra-heavy vehicle', amount: 1950.5 },
  { ...invented, code: 'HV', grade: 'Driver, heavy vehicle', amount: 1605.75 },
  { ...invented, code: 'MV', grade: 'Driver, medium vehicle', amount: 1320 },
]);
