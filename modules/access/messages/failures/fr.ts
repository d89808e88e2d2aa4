import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  signInRefused: 'Le nom d’utilisateur ou le mot de passe est incorrect.',
  usernameEmpty: 'Le nom d’utilisateur ne peut pas être vide.',
  resetNotUsable: 'Ce lien ou ce code de réinitialisation n’est plus valable. Demandez-en un nouveau.',
  passwordTooWeak:
    'Le mot de passe doit comporter au moins 8 caractères, 1 caractère spécial, 1 chiffre, 1 majuscule et 1 minuscule.',
  passwordGuessable: 'Ce mot de passe est facile à deviner. Choisissez-en un autre.',
};
