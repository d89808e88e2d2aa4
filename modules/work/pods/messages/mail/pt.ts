import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  requestSubject: 'Envie, por favor, a prova de entrega da carga {load}',
  requestText:
    '{client} precisa da prova de entrega da carga {load} ({route}). Em falta: {count}. Sem elas a carga não pode ser faturada e a sua própria fatura tem de esperar.',
  requestRejected: 'O que recebemos relativo a {place} não pôde ser aceite. {reason}',
  requestHow: 'Abra a página abaixo no telemóvel, fotografe cada documento assinado ou escolha um PDF.',
  requestAction: 'Enviar prova de entrega',
  reason_illegible: 'Não se consegue ler.',
  reason_unsigned: 'Não está assinada.',
  reason_notStamped: 'Não está carimbada.',
  reason_wrongLoad: 'Pertence a outra carga.',
  reason_pagesMissing: 'Faltam páginas.',
  reason_altered: 'Foi alterada posteriormente.',
  reason_quantitiesNotFilled: 'As quantidades não estão preenchidas.',
  reason_copyNotOriginal: 'É uma cópia e é necessário o original.',
  reason_other: 'Há um problema com ela.',
  packSubject: 'Prova de entrega da carga {load}',
  packSubjectPart: 'Prova de entrega da carga {load} ({part} de {parts})',
  packText: '{client} envia-lhe a prova de entrega assinada da carga {load} ({route}).',
  packReference: 'Documento: {reference}',
  packFile: 'Em anexo: {file}, páginas: {count}',
  packPart: 'As páginas são demasiado grandes para um só e-mail. Este é o {part} de {parts}.',
  packAgain: 'É possível que já tenha recebido esta prova de entrega da nossa parte. Esta substitui a anterior.',
  packFetch: 'Abra a página abaixo, escreva o código que enviamos para o seu telemóvel e descarregue os ficheiros.',
  packAction: 'Descarregar prova de entrega',
};
