import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  newRecord: 'Nuwe raadsminimum',
  empty:
    'Die minste wat ’n bedingingsraad toelaat dat ’n graad betaal word. ’n Betaallopie waarsku waar ’n bestuurder minder kry.',
  grade: 'Graad',
  gradeHelp: 'Soos die raad dit noem. Bestuurders kry een van hierdie grade.',
  unit: 'Per',
  unit_hour: 'Uur',
  unit_day: 'Dag',
  unit_week: 'Week',
  unit_month: 'Maand',
  amount: 'Ten minste',
  amountHelp: 'In rand, voor belasting en aftrekkings.',
  validFrom: 'Vanaf',
  validTo: 'Tot',
  validToHelp: 'Die laaste dag. Laat leeg solank geen einde bekend is nie.',
  source: 'Bron',
  sourceHelp: 'Die ooreenkoms of kennisgewing wat so sê.',
  versions: 'Weergawes',
};
