import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  profitCentres: 'Centros de lucro',
  newProfitCentre: 'Novo centro de lucro',
  profitCentre: 'Centro de lucro {code}',
  empty: 'Onde se contam receitas e custos: rotas, grupos de clientes, depósitos, frotas.',
  codeHelp: 'Não pode ser alterado depois de o centro ser usado.',
  type: 'Tipo',
  type_lane: 'Rota',
  type_customerGroup: 'Grupo de clientes',
  type_depot: 'Depósito',
  type_fleet: 'Frota',
  type_admin: 'Administração',
  parentId: 'Parte de',
  parentHelp: 'Os seus valores incluem os deste centro.',
  manager: 'Gestor',
  figures: 'Orçamento e período',
  currency: 'Moeda',
  monthlyBudget: 'Orçamento por mês',
  activeFrom: 'Usado a partir de',
  activeTo: 'Usado até',
};
