import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  title: 'Encomendas',
  group: 'Encomenda',
  group_purchase: 'Encomendas de compra',
  group_service: 'Encomendas de serviço',
  group_internal: 'Trabalho de outros centros',
  group_recovery: 'Trabalho para outros centros',
  thisMonth: 'Recebido este mês',
  received: 'Recebido desde {from}',
  settled: 'Faturado ou debitado',
  figures: 'Valores',
  budget: 'Orçamento mensal: {amount}. Recebido este mês: {received}.',
  over: 'Orçamento mensal: {amount}. Recebido este mês: {received}, ou seja, mais {over}.',
  none: 'Nenhuma encomenda foi registada neste centro de lucro desde {from}.',
  noneOpen: 'Tudo o que foi encomendado já foi recebido.',
  order: 'Encomenda',
  other: 'Fornecedor ou centro',
  requiredBy: 'Necessário até',
  status: 'Estado',
  recoveryNote: 'O trabalho para outros centros é receita deste centro de lucro e não faz parte dos seus custos.',
  toCome: 'Por receber',
};
