import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  title: 'Inspeção do dia',
  open: 'Inspecione o camião e os reboques antes de partir',
  failed: 'Reprovou: não conduza. Telefone para o escritório',
  done: 'Feita',
  inspect: 'Inspecionar o camião',
};
