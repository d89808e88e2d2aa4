import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  contractorNameTaken: 'Le sous-traitant existe déjà pour le client {client}',
  contractorExists: 'Un sous-traitant avec ce numéro d’immatriculation ou de TVA existe déjà pour le client {client}.',
  signatureMissing: 'Signez dans le cadre, ou tapez votre nom pour signer.',
  signatureNotAPicture: 'La signature n’a pas pu être lue. Signez de nouveau.',
  creditLimitTooSmall: 'Indiquez une limite de crédit d’au moins R\u00a01.',
  bankCodeNeedsReason: 'Dites pourquoi un crédit est accordé malgré ce code bancaire.',
  ownAssessment: 'Vous avez vous-même évalué ou modifié cette demande. Une deuxième personne doit décider.',
  assessmentMissing: 'L’étape d’approbation n’est pas encore remplie. Évaluez d’abord la demande.',
  suretyshipMissing:
    'Une limite de crédit au-dessus de {above} exige un acte de cautionnement. Téléversez d’abord l’acte signé ; il ne peut pas être signé à l’écran.',
  contractorHasNoMobile:
    'Le sous-traitant n’a pas de numéro de portable : aucun code ne peut lui parvenir. Envoyez plutôt un nouveau lien.',
  bankCodeOld: 'Le code bancaire a plus de {months} mois.',
  bankCodePoor: 'Le code bancaire {code} avertit de retards de paiement.',
  contractorBankChanged:
    'Les coordonnées bancaires ont changé. Confirmez-les avec le sous-traitant par un numéro que vous connaissez déjà.',
  deedIsCertificate: 'L’acte de cautionnement est le même fichier que le certificat.',
};
