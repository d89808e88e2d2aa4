import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  invalidMoment: 'Saisissez une date et une heure avec leur fuseau, par exemple 2026-11-23T06:30:00Z.',
  tooManyDecimals: 'Il y a trop de décimales.',
  notALoadType: 'Choisissez un type de commande pour les chargements.',
  carriedByNobody:
    'Aucun fournisseur ne prend ce chargement. Les véhicules et chauffeurs de votre flotte ont leurs propres écrans.',
  vehicleOfOther: 'Cela n’appartient pas au fournisseur du chargement.',
  isTrailer: 'Choisissez un véhicule à moteur, pas une remorque.',
  chosenTwice: 'Ce choix a été fait deux fois.',
  stopReached: 'Le véhicule est passé à cet arrêt. Il ne peut plus être déplacé, modifié ni supprimé.',
  firstStopNotPickup: 'Le premier arrêt doit être un enlèvement.',
  lastStopNotDelivery: 'Le dernier arrêt doit être une livraison.',
  stopsReversed: 'Cet arrêt commence avant celui qui le précède.',
  pickupPast: 'Le chargement est déjà terminé. Le jour est-il exact ?',
  massAboveEquipment: '{mass} kg, c’est plus que ce matériel ne transporte ({payload} kg).',
  massVeryLow: '{mass} kg, c’est très peu pour un matériel qui transporte {payload} kg. S’agit-il de tonnes ?',
  vatAcrossBorder: 'Le chargement passe une frontière : le transport y est à taux zéro. Une TVA est-elle juste ?',
  eventInFuture: 'L’heure se situe à plus de cinq minutes dans le futur.',
  departBeforeArrival: 'Un véhicule ne peut pas quitter un arrêt avant d’y arriver.',
  reasonNotForEvent: 'Ce motif ne convient pas à l’événement. Choisissez-en un dans la liste.',
  stopOfOtherLoad: 'Cet arrêt n’appartient pas au chargement.',
  momentFormat: 'Indiquez un jour et une heure, par exemple 24 nov 2026 08:00.',
  linesUnclear: 'Certaines lignes ne sont pas encore claires. Corrigez les cellules signalées.',
  importRowsDiffer: 'Une ligne précédente du même chargement dit ici autre chose.',
  importReferenceOther:
    'Un chargement avec ce numéro existe déjà, avec une autre référence externe. Effacez la clé du chargement ou corrigez la référence.',
  importLoadFixed:
    'Le chargement qui porte cette référence est déjà réservé ou annulé. Un fichier ne peut modifier que les brouillons et les chargements prêts.',
  importReadyStays: 'Le chargement est déjà prêt. Écrivez Prêt ou laissez la cellule vide.',
  importMayNotSubmit: 'Vous n’avez pas le droit de soumettre des chargements. Importez-les comme brouillons.',
  importCarrierTooEarly:
    'Personne ne transporte encore un chargement en brouillon ou prêt. Écrivez Réservé ou Affecté comme statut, ou laissez cette cellule vide.',
  importVehicleTooEarly:
    'Les véhicules et chauffeurs se nomment pour les chargements affectés. Écrivez Affecté comme statut, ou laissez cette cellule vide.',
  importMayNotAward:
    'Vous n’avez pas le droit de confier des chargements à des fournisseurs. Importez-les comme prêts.',
  importMayNotAssign:
    'Vous n’avez pas le droit d’affecter des véhicules et des chauffeurs. Importez les chargements comme réservés.',
  importTakenByRow:
    'Un chargement précédent de ce fichier l’occupe à ce moment-là. Choisissez-en un autre, ou changez les heures.',
  loadsTooMany: 'Un fichier contient au plus 5 000 chargements. Réduisez la liste avec un filtre.',
  loadIncomplete: 'Le chargement n’est pas complet. Corrigez les champs signalés.',
  customerNotActive: 'Le client n’est pas actif : aucun chargement ne peut être réservé pour lui.',
  rateMissing:
    'Le chargement n’a pas de prix pour le client. Ajoutez-en un, ou demandez à une personne qui peut soumettre sans prix.',
  rateAmbiguous: 'Les tarifs {codes} conviennent aussi bien l’un que l’autre. Précisez-en un, ou saisissez un prix.',
  rateUnitsMissing:
    'Le tarif compte des unités que le chargement n’indique pas. Renseignez masse, distance, volume ou palettes.',
  rateFuelMissing:
    'La clause carburant {code} n’a pas de prix pour le jour. Saisissez le prix du carburant, ou un prix pour le chargement.',
  rateForeign:
    'Le tarif est en {currency}, le transport dans une autre devise. Choisissez {currency} pour le transport ou saisissez un prix.',
  sellRateMissing: 'Il n’y a pas encore de taux de change de {currency}. Ajoutez-le dans les taux de change.',
  rateFixed: 'Ce côté est facturé ou en cours de facturation. Son prix ne peut plus changer.',
  priceTyped: 'Quelqu’un a saisi ce prix. Il l’emporte sur tout tarif.',
  marginBelowFloor:
    'Il ne resterait que {margin} % du chargement, sous le plancher de {floor} %. Demandez à quelqu’un qui peut l’autoriser.',
  priceNeedsOverride:
    'Le chargement est réservé : son prix se change par « Saisir un prix », avec un motif. Ici, vous pouvez ajouter des suppléments, c’est-à-dire des lignes avec un article tel qu’un péage.',
  extraBelowZero:
    'Un supplément ne peut pas être négatif. Changez plutôt le prix du chargement par « Saisir un prix ».',
  freeOfCharge: 'Le client ne paie rien pour ce chargement. Il n’y a rien à facturer.',
  standingUndecided: 'Décidez du temps d’attente à {stop}.',
  fieldsInvoiced: 'Le chargement est facturé ou en cours de facturation. Ceci ne peut plus changer.',
  creditHold: 'Le chargement est retenu pour crédit. Il dépasserait le crédit du client de R\u00a0{excess}.',
  loadHeld: 'Une retenue du type {type} l’empêche : {reason}',
  resourceTaken:
    '{resource} est déjà sur le chargement {loadNumber} jusqu’au {until}, réservé par {by}. Choisissez-en un autre ou changez les heures.',
  resourceTakenByOther:
    'Le véhicule, une remorque ou un chauffeur est déjà sur un autre chargement à ce moment. Choisissez-en un autre ou changez les heures.',
  stopsOpen:
    'Certaines livraisons ne sont pas terminées. Terminez chacune, ou notez son échec et ce que devient la marchandise.',
  stopReachedAlready: 'Le véhicule a déjà atteint un arrêt. Annulez le chargement ou remplacez le véhicule.',
  papersMissing:
    'Il manque des documents sans lesquels le véhicule ne peut pas partir : {papers}. Ajoutez-les sur la page du chargement, sous Documents.',
  transportDocumentMissing:
    'Le transport est au taux zéro. Classez d’abord sa lettre de voiture ou son manifeste routier.',
  customsProofMissing:
    'Le transport est au taux zéro et franchit une frontière. Classez d’abord sa déclaration en douane.',
  buyerParticularsMissing:
    'Le client n’a pas de nom ou pas d’adresse, que la loi exige sur une facture. Saisissez-les dans la fiche du client.',
  buyerVatNumberMissing:
    'Le client n’a pas de numéro de TVA. Saisissez-le dans la fiche du client, ou indiquez qu’il n’est pas assujetti à la TVA.',
  zeroRateReasonNeeded:
    'Le chargement est à taux zéro. Dites pourquoi la TVA est de 0 % : la loi l’exige sur la facture.',
  papersMissingForInvoice: 'Il manque des documents avant une facture : {papers}.',
  inspectionMissing:
    'Le client veut que ce chargement soit contrôlé avant le départ, et personne ne l’a contrôlé avec son véhicule et ses remorques. Contrôlez-le, ou saisissez le contrôle fait sur papier.',
  inspectionFailed: 'Le chargement a échoué au contrôle {number}. Corrigez et contrôlez de nouveau.',
  inspectionAwaited:
    'Le contrôle {number} a relevé un défaut. Demandez à une personne qui peut laisser partir un chargement sous réserve.',
  podMissing: 'Une preuve de livraison manque. Acceptez-la ou dispensez-en d’abord.',
  billingOpen: 'Le chargement n’est pas encore facturé des deux côtés.',
  loadNotDelivered: 'Le chargement n’est pas encore livré.',
  orderNumberForInvoice: 'Le client veut son numéro de commande sur chaque facture. Ajoutez-le.',
  standingNone: 'Il n’y a pas de temps d’attente à décider à cet arrêt.',
  standingNoPrice: 'Indiquez un prix pour le client ou pour le fournisseur.',
  alreadyBilled: 'Le chargement est déjà facturé ou payé. Il ne peut plus être rouvert.',
  restoreTooLate: 'Un chargement annulé ne peut être rétabli que le jour même.',
  ownWork: 'Vous avez saisi ce chargement vous-même. Une deuxième personne doit le libérer.',
  eventNotNext: 'Cela ne peut pas suivre ce qui s’est passé avant à cet arrêt. Regardez les événements du chargement.',
  loadNotMoving: 'Les heures des arrêts peuvent être notées dès que le chargement est expédié.',
  eventSuperseded: 'Cet événement a déjà été corrigé ou annulé. Regardez le plus récent.',
  eventNotCorrectable: 'Seuls les heures, les notes et les signalements peuvent être corrigés.',
  correctionTooLate:
    'Il a plus de 48 heures, ou le chargement est facturé. Demandez à une personne qui peut corriger les anciens événements.',
  eventNotOfSystem: 'On ne peut annuler que ce qu’un système a relevé. Corrigez-le plutôt.',
  fieldsFixed: 'Le client et le type de commande ne peuvent plus changer une fois le chargement réservé.',
  nothingToExcept:
    'Le chargement respecte cette règle : il n’y a pas d’exception à faire. Ouvrez de nouveau le chargement.',
  notEligible: 'Ce fournisseur, ce véhicule ou ce chauffeur ne peut pas prendre le chargement. {rules}',
  supplierNotApproved: 'Le fournisseur n’est pas approuvé.',
  coverGap: 'La marchandise n’est pas assurée du {from} au {to}.',
  coverTooLow: 'L’assurance couvre R\u00a0{cover}, mais le chargement exige R\u00a0{required}.',
  territoryOutside: 'La police n’est pas valable dans ces pays du trajet : {countries}.',
  territoryNotStated: 'Personne n’a indiqué dans quels pays la police est valable. Lisez-le dans le certificat.',
  goodsExcluded: 'La police n’assure pas ces marchandises : {commodity}.',
  vehicleUnavailable: 'Le véhicule n’est pas disponible.',
  vehicleNotChecked:
    'Personne n’a encore vérifié ce véhicule. Il ne peut partir qu’avec le chargement pour lequel il a été nommé.',
  driverNotChecked:
    'Personne n’a encore vérifié ce chauffeur. Il ne peut prendre que le chargement pour lequel il a été nommé.',
  vehicleStillOut: 'Le véhicule est encore sur le chargement {loadNumber}, attendu pour {due}.',
  vehiclePaperEnds: 'Un document du véhicule expire le {date}, avant son retour : {paper}.',
  operatorCardNotDangerous: 'La carte d’opérateur n’autorise pas les marchandises dangereuses.',
  crossBorderPermitMissing: 'Le véhicule n’a pas de permis transfrontalier pour les jours du trajet.',
  wrongEquipment: 'Le véhicule n’est pas du type d’équipement du chargement.',
  driverUnavailable: 'Le chauffeur n’est pas disponible.',
  driverStillOut: 'Le chauffeur est encore sur le chargement {loadNumber}, attendu pour {due}.',
  driverPaperEnds: 'Un document du chauffeur expire le {date}, avant la fin du trajet : {paper}.',
  driverPermitMissing: 'Le chauffeur n’a pas de permis professionnel pour les marchandises.',
  driverDangerousMissing: 'Le chauffeur n’a pas de permis professionnel pour les marchandises dangereuses.',
  licenceCodeTooLow: 'Le chauffeur a le permis {has}, mais l’équipement exige {needs}.',
  paperEndsSoon: 'Un document expire peu après le trajet, le {date} : {paper}.',
  paperDateUnknown: 'La fin d’un document n’est pas connue : {paper}.',
  vehicleNotListed: 'La police énumère les véhicules qu’elle assure, et {vehicle} n’en fait pas partie.',
  coverEndsSoon: 'L’assurance se termine peu après le trajet, le {date}.',
  equipmentUnknown:
    'Le véhicule n’a pas de type d’équipement, et personne ne peut dire s’il convient. Ajoutez-le au véhicule.',
  placeNoDangerousGoods: '{place} n’accepte pas de marchandises dangereuses.',
  placeMassLimit: '{place} accepte au plus {limit} kg, mais {mass} kg arriveraient.',
  placeHours: '{place} est ouvert {hours} le {date}, mais doit être atteint à {time}.',
  placeClosed: '{place} est fermé le {date}.',
  tripTooShort: 'Le trajet de {distance} km dure au moins {hours} heures, mais seulement {planned} sont prévues.',
  dutyTooLong: 'Le chauffeur est prévu pour {hours} heures, sans neuf heures de repos après quinze de service.',
  restTooShort:
    'Le chauffeur ne se repose que {hours} heures entre ce chargement et {loadNumber}, moins de neuf après quinze heures de service.',
  coverDatesUnknown: 'Un certificat approuvé n’a pas de dates. Demandez-les.',
  loadValueNotStated: 'La valeur de la marchandise n’est pas indiquée : la couverture ne peut pas y être comparée.',
  bankNotVerified: 'Les coordonnées bancaires du fournisseur ne sont pas vérifiées.',
  medicalEnded: 'Le certificat médical du chauffeur expire le {date}, avant la fin du trajet.',
  passportEnds: 'Le passeport du chauffeur manque ou expire avant la fin du trajet.',
  massAbovePayload: 'Le chargement pèse {mass} kg, mais le véhicule porte {payload} kg.',
  massAbovePermissible:
    'Véhicule, remorques et chargement pèsent ensemble {mass} kg, plus que les {limit} kg autorisés.',
  commodityOftenExcluded: 'Les assureurs excluent souvent {commodity}. Vérifiez la police.',
  itemMissing:
    'Un prix n’a pas d’article, et le type de commande du chargement non plus. Choisissez un article pour le type de commande ou pour la ligne.',
};
