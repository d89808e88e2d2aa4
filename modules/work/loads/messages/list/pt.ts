import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  deliverBy: 'Entrega',
  pickup: 'Recolha',
  lateMinutes: '+{count} min',
  lateHours: '+{count} h',
  lateDays: '+{count} d',
  lateness: 'Atraso (min)',
  nextStop: 'Próxima paragem',
  nextDue: 'Prevista até',
  trailers: 'Reboques',
  supplierReference: 'Referência do fornecedor',
  mass: 'Massa kg',
  value: 'Valor R',
  sellR: 'Venda R',
  buyR: 'Compra R',
  marginR: 'Margem R',
  equipmentName: 'Equipamento',
  rowActions: 'Ações',
  bulkSubmit: 'Submeter',
  bulkSubmitAsk: 'Submeter as cargas selecionadas?',
  isNow: 'Agora: {status}',
  isHeld: '{status}, e retida: {hold}',
  notDispatched: 'Não despachada. {status}, retida: {hold}',
  waybill: 'Guia de transporte',
  waybillSaved: 'A guia foi descarregada.',
};
