import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  fleetLineLocked: 'Cette ligne est verrouillée. Extournez-la, puis ajoutez la bonne.',
  fleetLineNotLocked: 'Cette ligne n’est pas verrouillée. Modifiez-la plutôt.',
  fleetLineReversed: 'Cette ligne a été extournée, ou en extourne une autre.',
  fleetEndBefore: 'Le trajet ne peut pas finir avant de commencer.',
  fleetEndBelowStart: 'La fin ne peut pas être inférieure au début.',
  fleetOverlap: 'Un autre trajet a les kilomètres {from} à {to}.',
  fleetTank: 'Le réservoir prend au plus {most} litres.',
  fleetSlipKnown: 'Ce ticket est déjà dans le carnet de bord.',
  fleetMonthNotOver: 'Ce mois n’est pas encore terminé.',
  fleetMonthGaps: 'Expliquez d’abord les kilomètres entre les trajets. Trous : {count}.',
  fleetMonthFlags: 'Certaines lignes ne concordent pas. Corrigez-les ou acceptez-les d’abord. Lignes : {count}.',
  fleetMonthEmpty: 'Ce mois n’a aucune ligne.',
  fleetMonthLocked: 'Ce mois est verrouillé.',
  fleetAccountMissing: 'Le plan comptable n’a pas de compte de charges à payer. Désignez-en un dans le plan comptable.',
  fleetCostAccount:
    'Le plan n’a pas de compte actif {number} pour le carburant ou les péages. Désignez-en un à l’article.',
  fleetCentreMissing: 'Les coûts de {vehicle} exigent un centre de profit. Indiquez-en un dans la fiche du véhicule.',
  fleetLayoutName: 'Un autre format porte ce nom.',
  fleetFileColumn: 'Le fichier n’a pas de colonne « {heading} ». Vérifiez le format.',
  fleetFileDecimal: 'Ligne {row} : « {value} » peut se lire de deux façons. Indiquez le signe décimal du format.',
  fleetFileLong: 'Le fichier a plus de {most} lignes. Divisez-le.',
  fleetFileUnreadable: 'Le fichier est illisible. Enregistrez-le en XLSX ou CSV, sans mot de passe.',
  fleetPhotoOfSlip: 'Seul un ticket qui a un véhicule reçoit des photos.',
  fleetPhotosMany: 'Un ticket reçoit {most} photos au plus.',
};
