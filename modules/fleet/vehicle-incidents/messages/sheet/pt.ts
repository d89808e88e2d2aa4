import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  title: 'Relatório de incidente',
  made: 'feito em {at}',
  description: 'Descrição',
  costs: 'Custos sem IVA',
  costExpected: '{description}: {amount} previstos',
};
