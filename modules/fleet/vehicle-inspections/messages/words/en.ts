import { texts as words } from '#modules/fleet/vehicle-defects/messages/words/en.ts';

export const texts = {
  ...words,
  kind_preTrip: 'before the trip',
  kind_postTrip: 'after the trip',
  kind_weekly: 'weekly',
  kind_handOverIn: 'handed in',
  kind_handOverOut: 'handed out',
  state_SCHEDULED: 'planned',
  state_IN_PROGRESS: 'in progress',
  state_PASSED: 'passed',
  state_PASSED_WITH_DEFECTS: 'passed with defects',
  state_FAILED: 'failed',
  result_pass: 'pass',
  result_fail: 'fail',
  result_na: 'not fitted',
  result_warning: 'pass, see to it soon',
  section_papers: 'Papers',
  section_outside: 'Outside',
  section_tyres: 'Tyres',
  section_brakes: 'Brakes',
  section_safety: 'Safety',
} as const;
