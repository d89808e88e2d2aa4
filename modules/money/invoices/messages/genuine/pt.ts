import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  genuineTitle: 'Este documento é autêntico',
  genuineText: 'Foi emitido com os dados abaixo. Compare-os com o documento que tem.',
  unknownTitle: 'Documento desconhecido',
  unknownText:
    'Nenhum documento foi emitido com este código. Antes de pagar, pergunte a quem lho enviou, por um número de telefone que conheça.',
  tooOftenTitle: 'Demasiados pedidos',
  tooOftenText: 'Aguarde um minuto e tente novamente.',
  number: 'Número',
  date: 'Data',
  total: 'Total com IVA',
  hash: 'SHA-256 do PDF',
  hashText: 'Um PDF com o mesmo SHA-256 é o ficheiro emitido, byte a byte.',
};
