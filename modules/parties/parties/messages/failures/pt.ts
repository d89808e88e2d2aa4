import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  vatNumberMissing: 'A empresa está registada para IVA, mas não indicou o número.',
  registeredAsSoleProprietor:
    'Foi indicado um número de identidade em vez do número de registo: empresário em nome individual.',
  directorMissing: 'Não foi indicado nenhum administrador.',
  directorIdentityMissing: 'Falta o número de identidade deste administrador.',
  directorTwice: 'Este número de identidade aparece duas vezes.',
  bankDetailsMissing: 'Não foram indicados dados bancários.',
  bankDetailsIncomplete: 'Os dados bancários estão incompletos.',
  partyNameSimilar: 'O nome é parecido com o de {partyName}.',
  bankAccountShared: '{partyName} tem a mesma conta bancária.',
  directorShared: '{partyName} tem o mesmo administrador.',
  phoneShared: '{partyName} tem o mesmo número de telefone.',
  mailDomainShared: '{partyName} tem um endereço de e-mail do mesmo domínio, {domain}.',
  mailDomainLooksLike: 'O domínio de e-mail {domain} é parecido com o de {partyName}, {known}.',
  numbersOfSupplier: '{partyName}, um fornecedor, tem o mesmo número de registo ou de IVA.',
  numbersOfCustomer: '{partyName}, um cliente, tem o mesmo número de registo ou de IVA.',
  numbersOfContractor: '{partyName}, um subcontratado, tem o mesmo número de registo ou de IVA.',
  partyFieldMissing: 'Falta este dado. Peça-o, ou envie uma ligação para completar o registo.',
  partyIncomplete: '{name} ainda não pode ser aprovado. Falta: {fields}.',
};
