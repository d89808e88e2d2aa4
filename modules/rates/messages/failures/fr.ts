import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  rateDecimals: 'Saisissez un nombre avec quatre décimales au plus.',
  unitDecimals: 'Saisissez un nombre avec trois décimales au plus.',
  rateZero: 'Saisissez plus de 0. Un tarif ne transporte rien pour rien.',
  partyOfOtherSide: 'Les clients paient et les fournisseurs sont payés. Choisissez une partie qui convient au côté.',
  laneToItself: 'Un trajet ne peut pas finir où il commence. Choisissez un autre lieu, ou une extrémité plus large.',
  unknownZone: 'Cette zone n’existe pas. Choisissez-en une dans la liste, ou ajoutez-la sous Zones tarifaires.',
  bandsNotRising: 'Chaque tranche commence au-dessus de la précédente, et la première au-dessus de 0.',
  bandNotWhole: 'Ce qui se compte un par un commence une tranche par un nombre entier à partir de 2.',
  shareWithoutBands: 'Une part de ce que paie le client n’a pas de tranches.',
  shareOnlyBuys: 'Seul ce qui est payé aux fournisseurs peut être une part de ce que paie le client.',
  mostBelowLeast: 'Le montant maximal ne peut pas être inférieur au minimal.',
  changeOfNothing: 'Saisissez de combien les tarifs changent.',
  lastDayBeforeFirst: 'Le dernier jour ne peut pas précéder le premier.',
  endInPast: 'Choisissez aujourd’hui ou un jour ultérieur. Ce qui a été facturé reste tel quel.',
  endLater: 'Le tarif finit déjà plus tôt. Pour un jour ultérieur, créez une nouvelle version.',
  ownRate: 'Vous avez saisi ou modifié ce tarif vous-même. Une deuxième personne doit décider.',
  rateTied:
    '{code} est identique par la partie, le trajet, les conditions, la priorité et le premier jour. Précisez l’un des deux, ou terminez l’autre.',
  rateHasDraft: 'Une nouvelle version de {code} attend déjà. Terminez-la d’abord.',
  shareNotRaised: 'C’est une part de ce que paie le client et elle suit d’elle-même.',
  rateEndsBefore: 'Il finit avant ce jour.',
  rateStartsLater: 'Il ne commence que ce jour ou plus tard.',
  tooManyRates: 'Plus de {most} tarifs changeraient. Choisissez-en moins, par exemple ceux d’un client.',
  copyOfBuy: 'Seul un tarif payé par un client peut être copié pour les fournisseurs.',
  rateRowsDiffer: 'Une ligne précédente du même tarif dit autre chose ici.',
  rateEndTwice: 'Un lieu, une zone et une ville sont des extrémités différentes d’un trajet. Remplissez-en une seule.',
  rateMayNotVersion: 'Ce tarif est approuvé. Vous n’avez pas l’autorisation d’en créer une nouvelle version.',
  rateFileTooLong: 'Le fichier compterait plus de {most} tarifs. Choisissez-en moins, par exemple ceux d’un client.',
};
