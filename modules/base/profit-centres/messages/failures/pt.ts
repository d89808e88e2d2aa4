import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  profitCentreCycle: 'Um centro de lucro não pode fazer parte de si próprio nem de um centro abaixo dele.',
  journalAccountUnknown: 'Não há nenhuma conta {number} em uso. Escolha uma do plano de contas.',
};
