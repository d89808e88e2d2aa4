import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  heading: 'Carga {load}',
  how: 'Fotografe cada página do documento assinado ou escolha um PDF.',
  asked: 'Necessária',
  sentBack: 'Não aceite: {reason}',
  received: 'Recebida. {client} está a verificá-la.',
  pages: '{count} páginas enviadas',
  photo: 'Tirar fotografia',
  file: 'Escolher ficheiro',
  morePages: 'Juntar outra página',
  sending: 'A enviar {percent} %',
  tryAgain: 'Tentar de novo',
  done: 'Obrigado. Chegou tudo.',
  doneText: '{client} vai verificar. Só terá notícias se faltar algo.',
  nothingAsked: 'Já não é pedido nada.',
  reason_illegible: 'não se consegue ler',
  reason_unsigned: 'não está assinada',
  reason_notStamped: 'não está carimbada',
  reason_wrongLoad: 'pertence a outra carga',
  reason_pagesMissing: 'faltam páginas',
  reason_altered: 'foi alterada depois',
  reason_quantitiesNotFilled: 'as quantidades não estão preenchidas',
  reason_copyNotOriginal: 'é necessário o original',
  reason_other: 'há um problema',
};
