import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  newRecord: 'Nouveau minimum du conseil',
  empty:
    'Le minimum auquel un conseil de négociation autorise à payer un grade. Une paie avertit lorsqu’un chauffeur reçoit moins.',
  grade: 'Grade',
  gradeHelp: 'Tel que le conseil l’appelle. Chaque chauffeur reçoit un de ces grades.',
  unit: 'Par',
  unit_hour: 'Heure',
  unit_day: 'Jour',
  unit_week: 'Semaine',
  unit_month: 'Mois',
  amount: 'Au moins',
  amountHelp: 'En rands, avant impôts et retenues.',
  validFrom: 'Du',
  validTo: 'Au',
  validToHelp: 'Le dernier jour. Laissez vide tant qu’aucune fin n’est connue.',
  source: 'Source',
  sourceHelp: 'L’accord ou l’avis qui le dit.',
  versions: 'Versions',
};
