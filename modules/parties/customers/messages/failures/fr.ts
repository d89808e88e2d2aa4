import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  requiredFieldsMissing: 'Attention ! Veuillez remplir tous les champs obligatoires.',
  shipperNameTaken: 'La raison sociale complète existe déjà.',
  shipperExists: 'Un client avec ce numéro d’immatriculation ou de TVA existe déjà pour {client}.',
  shipperAccountNumberTaken: 'Un autre client porte déjà ce numéro de compte.',
  ownShipperCapture: 'Vous avez saisi ou modifié ce client vous-même. La décision revient à une deuxième personne.',
  ownRecommendation: 'Vous avez recommandé ce client vous-même. L’approbation revient à une autre personne.',
  recommendationNeeded:
    'Un plafond supérieur à R\u00a0{threshold} demande la recommandation d’une personne et l’approbation d’une autre.',
  aboveRecommendation:
    'Le plafond recommandé est de R\u00a0{limit}. Pour approuver davantage, demandez une nouvelle recommandation.',
  takenOverOnlyNew:
    'Ce client existe déjà ici. Plafonds, délais et statut ne sont repris que pour de nouveaux clients : proposez une autre limite dans Limites de crédit.',
  ratingNeedsReason:
    'Dites dans les remarques pourquoi un crédit est accordé alors que la banque note le client {code}.',
  noShipperMobileNumber:
    'Le client n’a pas de numéro de mobile : aucun code ne peut lui parvenir. Ajoutez-en un d’abord.',
  bankLetterDateMissing: 'Indiquez la date de la lettre.',
  billToPartyNotFound: 'Le client n’a pas d’entité à facturer avec ce numéro de compte.',
  tradeReferenceMissing: 'Aucune référence commerciale n’a été donnée.',
  tradeReferenceUnreachable: 'Cette référence commerciale n’a pas de numéro à appeler.',
  tooFewTradeReferences: 'Moins de {minimum} références commerciales ont été données.',
  tooFewDirectors: 'Moins de {minimum} dirigeants sont indiqués.',
  nationalCreditActMayApply:
    'La loi nationale sur le crédit peut s’appliquer : le chiffre d’affaires ne dépasse pas R\u00a01 000 000 et le crédit est inférieur à R\u00a0250 000. Consultez votre juriste.',
  bankConfirmationMissing: 'Aucune lettre de confirmation de la banque n’a été remise.',
  bankLetterNotReadable: 'Aucune date n’a pu être lue dans la lettre. Vérifiez-la à l’œil.',
  bankLetterDateDiffers: 'La lettre indique {read} ; {typed} a été saisi.',
  bankLetterAccountDiffers:
    'La lettre concerne un compte qui se termine par {read} ; un compte qui se termine par {typed} a été saisi.',
  shipperBankChanged:
    'Les coordonnées bancaires ont changé. Confirmez-les avec le client par un numéro que vous connaissez déjà.',
  financeContactMissing: 'Personne n’est indiqué pour les questions financières.',
  shipperTermsNotAgreed: 'Le client n’a pas accepté les conditions en vigueur.',
  ownStanding: 'Une deuxième personne doit rouvrir ce client.',
};
