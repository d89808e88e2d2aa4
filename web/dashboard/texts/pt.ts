import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  goodMorning: 'Bom dia, {name}',
  goodAfternoon: 'Boa tarde, {name}',
  goodEvening: 'Boa noite, {name}',
  figures: 'Números',
  group_approvalFigures: 'Para si',
  group_loadFigures: 'Cargas',
  group_supplierFigures: 'Fornecedores',
  group_customerFigures: 'Clientes',
  needsAttention: 'Requer atenção',
  nothingNeedsYou: 'Não há nada à sua espera.',
};
