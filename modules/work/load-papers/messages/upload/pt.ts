import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  heading: 'Carga {load}',
  how: 'Fotografe cada página do documento ou escolha um PDF.',
  needed: 'Em falta',
  expired: 'O que temos já expirou. Envie um novo, por favor.',
  rejected: 'Não aceite: {reason}',
  received: 'Recebido. {client} está a verificar.',
  hereAlready: '{client} já o tem.',
  files: { one: '{count} ficheiro enviado', other: '{count} ficheiros enviados' },
  allHere: 'Obrigado. Chegou tudo.',
  allHereText: '{client} vai verificar. Ainda pode acrescentar páginas ou fechar esta página.',
  nothingAsked: 'Já não é preciso nada.',
  note: 'Nota de {client}: {note}',
};
