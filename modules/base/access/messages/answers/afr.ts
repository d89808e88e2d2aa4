import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  resetRequested: 'As hierdie rekening bestaan, is ’n e-pos met aanwysings op pad.',
  resetAccepted: 'Die kode is geldig. Kies ’n nuwe wagwoord.',
  resetDone: 'Jou wagwoord is verander. Meld asseblief met die nuwe een aan.',
  passwordChangedHere: 'Jou wagwoord is verander. Elke ander sessie is afgemeld.',
};
