import type { Translation } from '#platform/messages.ts';
import { texts as words } from '#modules/fleet/vehicle-defects/messages/words/fr.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ...words,
  kind_preTrip: 'avant le trajet',
  kind_postTrip: 'après le trajet',
  kind_weekly: 'hebdomadaire',
  kind_handOverIn: 'remis',
  kind_handOverOut: 'confié',
  state_SCHEDULED: 'prévu',
  state_IN_PROGRESS: 'en cours',
  state_PASSED: 'réussi',
  state_PASSED_WITH_DEFECTS: 'réussi avec défauts',
  state_FAILED: 'échoué',
  result_pass: 'conforme',
  result_fail: 'non conforme',
  result_na: 'non monté',
  result_warning: 'conforme, à surveiller',
  section_papers: 'Papiers',
  section_outside: 'Extérieur',
  section_tyres: 'Pneus',
  section_brakes: 'Freins',
  section_safety: 'Sécurité',
};
