import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  title: 'Inspeção de veículo',
  outcome: 'Resultado',
  kind: 'Tipo',
  vehicle: 'Veículo e reboques',
  driver: 'Motorista',
  finishedAt: 'Terminado',
  odometer: 'Odómetro',
  template: 'Lista de verificação, versão',
  item: 'Item',
  answer: 'Resposta',
  note: 'Nota',
  open: 'por responder',
  findings: 'Avarias',
  photos: { one: '{count} fotografia em arquivo', other: '{count} fotografias em arquivo' },
  signed: 'Inspecionado e assinado por',
  made: 'Emitido {at}',
};
