import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  vatNumberMissing: 'L’entreprise est assujettie à la TVA, mais n’a pas donné de numéro.',
  registeredAsSoleProprietor:
    'Un numéro d’identité a été donné à la place d’un numéro d’immatriculation : une entreprise individuelle.',
  directorMissing: 'Aucun dirigeant n’est indiqué.',
  directorIdentityMissing: 'Le numéro d’identité de ce dirigeant manque.',
  directorTwice: 'Ce numéro d’identité figure deux fois.',
  bankDetailsMissing: 'Aucune coordonnée bancaire n’a été donnée.',
  bankDetailsIncomplete: 'Les coordonnées bancaires sont incomplètes.',
  partyNameSimilar: 'Le nom ressemble à celui de {partyName}.',
  bankAccountShared: '{partyName} a le même compte bancaire.',
  directorShared: '{partyName} a le même dirigeant.',
  phoneShared: '{partyName} a le même numéro de téléphone.',
  mailDomainShared: '{partyName} a une adresse e-mail du même domaine, {domain}.',
  mailDomainLooksLike: 'Le domaine {domain} ressemble à celui de {partyName}, {known}.',
  numbersOfSupplier: '{partyName}, un fournisseur, porte le même numéro d’immatriculation ou de TVA.',
  numbersOfCustomer: '{partyName}, un client, porte le même numéro d’immatriculation ou de TVA.',
  numbersOfContractor: '{partyName}, un sous-traitant, porte le même numéro d’immatriculation ou de TVA.',
  partyFieldMissing: 'Cette donnée manque. Demandez-la, ou envoyez un lien pour compléter la fiche.',
  partyIncomplete: '{name} ne peut pas encore être approuvé. Il manque : {fields}.',
};
