import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  lineAccountMissing: 'Saisissez un compte.',
  lineAccountUnknown: 'Aucun compte actif ne porte le numéro {number}.',
  lineAccountControl:
    'Le compte {number} n’accepte que des documents. Les créances et dettes ouvertes sont des postes d’ouverture.',
  lineAmountMissing: 'Saisissez un montant au débit ou au crédit.',
  lineAmountTwice: 'Saisissez soit un débit, soit un crédit.',
  lineCentreMissing: 'Le compte {number} exige un centre de profit.',
  lineCentreUnknown: 'Aucun centre de profit utilisé ce jour-là ne porte le code {code}.',
  lineLoadUnknown: 'Aucun chargement ne porte le numéro {number}.',
  linePartyMissing: 'Indiquez qui doit ceci ou à qui c’est dû.',
  linePartyUnknown: 'Personne de ce nom ou de ce code de compte n’est connu : {party}.',
  linePartyTwice: 'Plusieurs portent ce nom : {party}. Utilisez le code de compte.',
  linePartyOnPlain: 'Seules les lignes de clients et de fournisseurs nomment un tiers.',
  lineNumberMissing: 'Saisissez le numéro du document ouvert.',
  lineDueMissing: 'Saisissez le jour d’échéance.',
  groupUnbalanced: 'L’écriture {group} présente un écart de {amount}.',
  groupTooShort: 'L’écriture {group} n’a qu’une ligne.',
  reverseBeforePosting: 'Choisissez un jour après la date d’écriture.',
  proposalIncomplete: 'Corrigez d’abord ce qui est faux dans les lignes : {count}.',
  ownProposal: 'Vous l’avez saisi ou soumis vous-même. Une deuxième personne doit décider.',
  proposalDocumentUnknown: 'Ce document n’existe pas.',
  yearEndNothing: 'Rien de cet exercice ne reste à clôturer.',
  retainedEarningsMissing: 'Choisissez dans les comptes généraux celui qui reçoit le report à nouveau.',
  proposalWaits: '{number} attend déjà. Décidez-le ou supprimez-le d’abord.',
  repeatBeforePosting: 'La répétition se termine après la date d’écriture.',
  repeatOfOpening: 'Les soldes d’ouverture ne se répètent pas.',
  lineAccountNew: 'Rien n’a jamais été comptabilisé au compte {number} sans centre de profit.',
  lineCentreNew: 'Rien n’a jamais été comptabilisé au compte {number} avec le centre de profit {code}.',
  lineAmountUnusual:
    'Bien au-dessus de l’habituel au compte {number} : le plus grand montant de deux ans est {amount}.',
  groupPostedAlready: 'L’écriture {group} a les lignes de {journal}, comptabilisée le {date}.',
  spreadNotPossible:
    'Seule une écriture qui ne se répète pas et n’a pas encore été étalée peut être étalée sur des mois.',
  spreadTooSmall: 'Un montant est trop petit pour être étalé sur {months} mois.',
  proposalHasMore: 'Les montants ont été étalés. Supprimez d’abord les propositions des mois suivants.',
  journalTemplateTaken: 'Un autre modèle porte ce nom.',
  templatesFull: 'Il y a déjà {count} modèles. Supprimez-en un d’abord.',
  importProposalFixed:
    'La proposition {number} attend une décision ou est comptabilisée. Un fichier ne change que les brouillons.',
  importHeadDiffers: 'Les lignes d’une proposition disent ici des choses différentes.',
  proposalFileTooLong: 'Il y a plus de {most} lignes. Enregistrez les propositions une à une.',
};
