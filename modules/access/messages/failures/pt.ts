import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  signInRefused: 'O nome de utilizador ou a palavra-passe não estão correctos.',
  usernameEmpty: 'O nome de utilizador não pode estar vazio.',
  resetNotUsable: 'Esta ligação ou este código de redefinição já não é válido. Peça um novo.',
  passwordTooWeak:
    'A palavra-passe deve ter pelo menos 8 caracteres, 1 carácter especial, 1 número, 1 maiúscula e 1 minúscula.',
  passwordGuessable: 'Esta palavra-passe é fácil de adivinhar. Escolha outra.',
};
