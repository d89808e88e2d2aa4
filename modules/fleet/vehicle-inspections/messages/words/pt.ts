import type { Translation } from '#platform/messages.ts';
import { texts as words } from '#modules/fleet/vehicle-defects/messages/words/pt.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ...words,
  kind_preTrip: 'antes da viagem',
  kind_postTrip: 'depois da viagem',
  kind_weekly: 'semanal',
  kind_handOverIn: 'recebido',
  kind_handOverOut: 'entregue',
  state_SCHEDULED: 'previsto',
  state_IN_PROGRESS: 'em curso',
  state_PASSED: 'aprovado',
  state_PASSED_WITH_DEFECTS: 'aprovado com avarias',
  state_FAILED: 'reprovado',
  result_pass: 'conforme',
  result_fail: 'não conforme',
  result_na: 'não instalado',
  result_warning: 'conforme, a vigiar',
  section_papers: 'Documentos',
  section_outside: 'Exterior',
  section_tyres: 'Pneus',
  section_brakes: 'Travões',
  section_safety: 'Segurança',
};
