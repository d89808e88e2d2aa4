import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  askSubject: 'Envie, por favor, os documentos da carga {load}',
  askText: '{client} precisa de documentos seus para a carga {load} ({route}).',
  askPapers: 'Ainda em falta: {papers}.',
  askRejected: 'Não pudemos aceitar o que recebemos como {paper}. Motivo: {reason}',
  askNote: 'Nota: {note}',
  askHow: 'Abra a página abaixo no telemóvel ou no computador. Fotografe cada página ou escolha um PDF.',
  askAction: 'Enviar documentos',
};
