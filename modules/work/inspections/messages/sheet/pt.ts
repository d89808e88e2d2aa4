import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  title: 'Inspeção de carga',
  load: 'Carga',
  customer: 'Cliente',
  route: 'Percurso',
  vehicle: 'Veículo e reboques',
  driver: 'Motorista',
  odometer: 'Conta-quilómetros',
  inspectedAt: 'Inspecionada',
  outcome: 'Resultado',
  item: 'Ponto',
  answer: 'Resposta',
  note: 'Nota',
  masses: 'Massas',
  slip: 'Talão da báscula',
  limit: 'Permitido',
  findings: 'Não conforme',
  allowed: 'Autorizada por {by}, {at}: {reason}',
  signed: 'Inspecionada e assinada por',
  photos: { one: '{count} fotografia em arquivo', other: '{count} fotografias em arquivo' },
  made: 'Feito em {at}',
};
