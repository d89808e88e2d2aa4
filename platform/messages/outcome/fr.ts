import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  registrationSuccessful: 'L’inscription a réussi',
  creditorSuccessful: 'L’enregistrement du créancier a réussi',
  applicationReviewed: 'La demande sera examinée et un e-mail indiquant son statut vous sera envoyé.',
  creditSubmitted: 'Modification du plafond de crédit envoyée avec succès',
  gitSubmitted: 'Le certificat GIT a bien été envoyé et sera examiné sous peu.',
  gitFailed: 'Erreur de certificat GIT, contactez l’administrateur.',
  otpFailed: 'La vérification du code OTP a échoué',
  otpFailedText: 'Rouvrez votre lien et demandez un nouveau code OTP.',
};
