import type { Translation } from '#platform/messages.ts';
import { texts as words } from '#modules/fleet/vehicle-defects/messages/words/afr.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ...words,
  kind_preTrip: 'voor die rit',
  kind_postTrip: 'na die rit',
  kind_weekly: 'weekliks',
  kind_handOverIn: 'ingegee',
  kind_handOverOut: 'uitgegee',
  state_SCHEDULED: 'beplan',
  state_IN_PROGRESS: 'aan die gang',
  state_PASSED: 'geslaag',
  state_PASSED_WITH_DEFECTS: 'geslaag met gebreke',
  state_FAILED: 'gedruip',
  result_pass: 'slaag',
  result_fail: 'druip',
  result_na: 'nie aangebring nie',
  result_warning: 'slaag, gee aandag',
  section_papers: 'Papiere',
  section_outside: 'Buitekant',
  section_tyres: 'Bande',
  section_brakes: 'Remme',
  section_safety: 'Veiligheid',
};
