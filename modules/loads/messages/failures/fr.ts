import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  invalidMoment: 'Saisissez une date et une heure avec leur fuseau, par exemple 2026-11-23T06:30:00Z.',
  tooManyDecimals: 'Il y a trop de décimales.',
  notALoadType: 'Choisissez un type de commande pour les chargements.',
  vehicleOfOther: 'Cela n’appartient pas au fournisseur du chargement.',
  isTrailer: 'Choisissez un véhicule à moteur, pas une remorque.',
  chosenTwice: 'Ce choix a été fait deux fois.',
  stopReached: 'Le véhicule est passé à cet arrêt. Il ne peut plus être déplacé, modifié ni supprimé.',
  firstStopNotPickup: 'Le premier arrêt doit être un enlèvement.',
  lastStopNotDelivery: 'Le dernier arrêt doit être une livraison.',
  stopsReversed: 'Cet arrêt commence avant celui qui le précède.',
  eventInFuture: 'L’heure se situe à plus de cinq minutes dans le futur.',
  departBeforeArrival: 'Un véhicule ne peut pas quitter un arrêt avant d’y arriver.',
  reasonNotForEvent: 'Ce motif ne convient pas à l’événement. Choisissez-en un dans la liste.',
  stopOfOtherLoad: 'Cet arrêt n’appartient pas au chargement.',
  loadIncomplete: 'Le chargement n’est pas complet. Corrigez les champs signalés.',
  customerNotActive: 'Le client n’est pas actif : aucun chargement ne peut être réservé pour lui.',
  rateMissing:
    'Le chargement n’a pas de prix pour le client. Ajoutez-en un, ou demandez à une personne qui peut soumettre sans prix.',
  creditHold: 'Le chargement est retenu pour crédit. Il dépasserait le crédit du client de R {excess}.',
  loadHeld: 'Une retenue du type {type} l’empêche : {reason}',
  resourceTaken:
    '{resource} est déjà sur le chargement {loadNumber} jusqu’au {until}, réservé par {by}. Choisissez-en un autre ou changez les heures.',
  resourceTakenByOther:
    'Le véhicule, une remorque ou un chauffeur est déjà sur un autre chargement à ce moment. Choisissez-en un autre ou changez les heures.',
  stopsOpen:
    'Certaines livraisons ne sont pas terminées. Terminez chacune, ou notez son échec et ce que devient la marchandise.',
  stopReachedAlready: 'Le véhicule a déjà atteint un arrêt. Annulez le chargement ou remplacez le véhicule.',
  podMissing: 'Une preuve de livraison manque. Acceptez-la ou dispensez-en d’abord.',
  billingOpen: 'Le chargement n’est pas encore facturé des deux côtés.',
  alreadyBilled: 'Le chargement est déjà facturé ou payé. Il ne peut plus être rouvert.',
  restoreTooLate: 'Un chargement annulé ne peut être rétabli que le jour même.',
  ownWork: 'Vous avez saisi ce chargement vous-même. Une deuxième personne doit le libérer.',
  eventNotNext: 'Cela ne peut pas suivre ce qui s’est passé avant à l’arrêt : il est {status}.',
  loadNotMoving: 'Les heures des arrêts peuvent être notées dès que le chargement est expédié.',
  eventSuperseded: 'Cet événement a déjà été corrigé ou annulé. Regardez le plus récent.',
  eventNotCorrectable: 'Seuls les heures, les notes et les signalements peuvent être corrigés.',
  correctionTooLate:
    'Il a plus de 48 heures, ou le chargement est facturé. Demandez à une personne qui peut corriger les anciens événements.',
  eventNotOfSystem: 'On ne peut annuler que ce qu’un système a relevé. Corrigez-le plutôt.',
  fieldsFixed: 'Le client et le type de commande ne peuvent plus changer une fois le chargement réservé.',
};
