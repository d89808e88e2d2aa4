import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  noCarrierDetail: 'Attention ! Les données du fournisseur manquent.',
  noRegisteredName: 'Attention ! La raison sociale n’est pas indiquée.',
  noGitCover: 'La couverture GIT du transporteur n’est pas indiquée.',
  noTenderEmail: 'L’adresse e-mail du transporteur n’est pas indiquée',
  noTenderGln: 'Le GLN du transporteur n’est pas indiqué.',
  carrierNameTaken: 'Le fournisseur existe déjà pour le client {client}',
  carrierExists: 'Un fournisseur avec ce numéro d’immatriculation ou de TVA existe déjà pour le client {client}.',
  vendorNumberTaken: 'Un autre fournisseur porte déjà ce numéro de fournisseur.',
  accountNumberTaken: 'Un autre fournisseur porte déjà ce numéro de compte.',
  ownCapture: 'Vous avez saisi ou modifié ce fournisseur vous-même. La décision revient à une deuxième personne.',
  noMobileNumber:
    'Le fournisseur n’a pas de numéro de mobile : aucun code ne peut lui parvenir. Ajoutez-en un d’abord.',
  noRenewalExpected: 'Seul un transporteur approuvé peut recevoir une demande de nouveau certificat.',
  bankDetailsChanged:
    'Les coordonnées bancaires ont changé. Confirmez-les avec le fournisseur par un numéro que vous connaissez déjà.',
  termsNotAgreed: 'Le fournisseur n’a pas accepté les conditions en vigueur.',
  certificateMissing: 'Aucun certificat GIT n’a été remis.',
  coverPeriodMissing: 'Les dates de la couverture manquent.',
  certificateNotReadable: 'Le certificat ne contient pas de texte à comparer. Vérifiez-le à l’œil.',
  certificateCoverDiffers: 'Le certificat indique une couverture de {read} ; {typed} a été saisi.',
  certificatePolicyDiffers: 'Le certificat indique la police {read} ; {typed} a été saisi.',
  certificateInsurerDiffers: 'Le certificat indique l’assureur {read} ; {typed} a été saisi.',
  certificateFromDiffers: 'Le certificat indique que la couverture commence le {read} ; {typed} a été saisi.',
  certificateToDiffers: 'Le certificat indique que la couverture se termine le {read} ; {typed} a été saisi.',
  gitMissing: 'Il n’y a pas de certificat GIT.',
  gitAwaitsReview: 'Un certificat GIT attend d’être examiné.',
  gitRejected: 'Le certificat GIT a été refusé.',
  gitExpired: 'La couverture GIT est échue.',
  gitNotStarted: 'La couverture GIT n’a pas encore commencé.',
  gitExpiring: 'La couverture GIT se termine dans les 30 jours.',
  gitDatesUnknown: 'Le certificat approuvé n’a pas de dates. Demandez-les.',
};
