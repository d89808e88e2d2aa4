import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  notRecognised:
    'Ce n’est pas un relevé bancaire que nous pouvons lire. Choisissez un fichier CSV, CAMT.053, MT940 ou OFX.',
  empty: 'Ce fichier ne contient aucune ligne comptabilisée.',
  tooLarge: 'Le fichier dépasse {most} Mo. Choisissez une période plus courte à la banque.',
  tooManyLines: 'Le fichier a plus de {most} lignes. Choisissez une période plus courte à la banque.',
  tooDeep: 'Ligne {row} : le fichier a trop de niveaux pour un relevé bancaire.',
  notWhole: 'Le fichier se termine trop tôt ou une page manque. Téléchargez-le à nouveau.',
  entities: 'Le fichier déclare un type de document ou des entités, ce que les relevés bancaires n’ont pas.',
  noDate: 'Ligne {row} : « {value} » n’est pas une date.',
  noAmount: 'Ligne {row} : « {value} » n’est pas un montant.',
  dateUnclear:
    'La ligne {row} a la date {value}, et la ligne {otherRow} a {otherValue}. Le jour et le mois changent de place.',
  balanceBroken:
    'Ligne {row} : le solde est {stated} et devrait être {expected}. Il manque ou il y a en trop {difference}.',
  closingDiffers:
    'Le solde initial {opening} et les lignes donnent {expected}, mais le relevé se clôture à {stated}. L’écart est de {difference}.',
  pagesDiffer: 'Ligne {row} : cette page s’ouvre à {stated}, mais la page précédente s’est clôturée à {expected}.',
  unknownAccount: 'Le compte {number} {currency} ne figure pas parmi vos comptes bancaires. Ajoutez-le d’abord.',
  inactiveAccount: 'Le compte bancaire {name} est inactif. Activez-le d’abord.',
  chooseAccount: 'Le fichier ne dit pas à quel compte il appartient. Choisissez le compte bancaire.',
  otherAccount:
    'Ligne {row} : le fichier est celui du compte {number} {currency}, et non de celui que vous avez choisi.',
  columnsUnknown: 'Nous ne connaissons pas ces colonnes. Indiquez laquelle est la date, le montant et le texte.',
  mailDoesNotFollow:
    'Il ne s’ouvre pas comme le relevé jusqu’au {day} s’est clôturé. Vérifiez-le et importez-le vous-même s’il est juste.',
  pending: 'Lignes que la banque n’a pas encore comptabilisées : {count}. Elles viendront avec un relevé ultérieur.',
  doesNotFollow:
    'Il ne s’ouvre pas comme le relevé jusqu’au {day} s’est clôturé. Un relevé manque peut-être entre les deux.',
  noBalances: 'Le fichier n’a pas de soldes qui prouvent qu’il est complet.',
  nothingNew: 'Rien de nouveau : toutes les lignes étaient connues.',
  readBefore: 'Ce fichier a déjà été lu. Rien de nouveau.',
};
