import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  vatNumberMissing: 'Die maatskappy is vir BTW geregistreer, maar het geen BTW-nommer gegee nie.',
  registeredAsSoleProprietor: '’n Identiteitsnommer is in die plek van ’n registrasienommer gegee: ’n alleeneienaar.',
  directorMissing: 'Geen direkteur is genoem nie.',
  directorIdentityMissing: 'Die identiteitsnommer van hierdie direkteur ontbreek.',
  directorTwice: 'Hierdie identiteitsnommer staan twee keer in die lys.',
  bankDetailsMissing: 'Geen bankbesonderhede is gegee nie.',
  bankDetailsIncomplete: 'Die bankbesonderhede is onvolledig.',
  partyNameSimilar: 'Die naam lyk soos dié van {partyName}.',
  bankAccountShared: '{partyName} het dieselfde bankrekening.',
  directorShared: '{partyName} het dieselfde direkteur.',
  phoneShared: '{partyName} het dieselfde telefoonnommer.',
  mailDomainShared: '{partyName} het ’n e-posadres by dieselfde domein, {domain}.',
  mailDomainLooksLike: 'Die e-posdomein {domain} lyk soos dié van {partyName}, {known}.',
  numbersOfSupplier: '{partyName}, ’n verskaffer, het dieselfde registrasie- of BTW-nommer.',
  numbersOfCustomer: '{partyName}, ’n kliënt, het dieselfde registrasie- of BTW-nommer.',
  numbersOfContractor: '{partyName}, ’n kontrakteur, het dieselfde registrasie- of BTW-nommer.',
  partyFieldMissing: 'Dit ontbreek. Vra daarvoor, of stuur ’n skakel om die rekord te voltooi.',
  partyIncomplete: '{name} kan nog nie goedgekeur word nie. Nog nie gegee nie: {fields}.',
};
