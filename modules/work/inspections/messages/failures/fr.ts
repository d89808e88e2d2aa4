import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  itemUnanswered: 'Répondez à ce point.',
  failNeedsNote: 'Dites ce qui ne va pas.',
  itemNotAsked: 'Ce point n’est pas demandé pour ce chargement, ou il a reçu deux réponses.',
  itemAlwaysAsked: 'Ce point vaut pour tous les chargements. Choisissez conforme ou non conforme.',
  itemsUnanswered: { one: '{count} point est sans réponse.', other: '{count} points sont sans réponse.' },
  axleReversed: 'Le dernier essieu d’un groupe ne peut pas précéder le premier.',
  odometerBelow: 'Le compteur indiquait déjà {km} km. Il ne peut pas indiquer moins.',
  odometerAbove:
    'Le compteur indiquait {km} km. Aucun camion ne parcourt plus de 1 500 km par jour. Vérifiez le chiffre.',
  inspectionNoVehicle: 'Un chargement est contrôlé dès qu’il a un véhicule et jusqu’à sa clôture.',
  inspectionNothingToAllow: 'Rien dans le contrôle {number} n’attend de décision.',
  ownInspection: 'Vous avez contrôlé ce chargement vous-même. Une autre personne doit le laisser partir.',
  inspectionPartly: 'Certains points sont sans réponse. Corrigez ceux qui sont marqués.',
  itemUnknown: 'Ce point de contrôle est inconnu.',
  itemNameMissing: 'Dites ce qui est contrôlé, dans une langue au moins.',
  itemTwice: 'Ce point figure deux fois dans la liste.',
  checklistEmpty: 'Une liste compte au moins un point de contrôle.',
  photoNeeded: 'Ce point exige une photo. Ajoutez-la, puis enregistrez de nouveau.',
};
