import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  newRecord: 'Nuwe soort diens',
  empty: 'Dienste wat terugkom: olie, remme, smeer, die padwaardigheidstoets.',
  intervals: 'Hoe dikwels',
  intervalsHint: 'Wat eerste kom. Laat leeg wat nie tel nie.',
  everyKm: 'Elke … km',
  everyDays: 'Elke … dae',
  everyHours: 'Elke … enjinure',
  countsFrom: 'Die volgende een tel van',
  countsFrom_done: 'toe dit gedoen is',
  countsFrom_plan: 'toe dit verskuldig was',
  warning: 'Vooraf gesê',
  warningHint: 'Laat leeg vir ’n tiende van die interval, en vir sewe dae.',
  warnKm: 'km vooraf',
  warnDays: 'dae vooraf',
  warnHours: 'ure vooraf',
  notes: 'Notas',
};
