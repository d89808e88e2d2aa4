import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  resetRequested: 'Si ce compte existe, un e-mail avec les instructions est en route.',
  resetAccepted: 'Le code est valable. Choisissez un nouveau mot de passe.',
  resetDone: 'Votre mot de passe a été modifié. Connectez-vous avec le nouveau.',
  passwordChangedHere: 'Votre mot de passe a été modifié. Toutes les autres sessions ont été fermées.',
};
