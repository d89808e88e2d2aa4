import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  signInRefused: 'Die gebruikersnaam of wagwoord is nie korrek nie.',
  usernameEmpty: 'Die gebruikersnaam mag nie leeg wees nie.',
  resetNotUsable: 'Hierdie herstelskakel of -kode is nie meer geldig nie. Vra ’n nuwe een aan.',
  passwordTooWeak:
    'Die wagwoord moet ten minste 8 karakters, 1 spesiale karakter, 1 syfer, 1 hoofletter en 1 kleinletter hê.',
  passwordGuessable: 'Hierdie wagwoord is maklik om te raai. Kies ’n ander een.',
};
