import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  resetRequested: 'Se esta conta existir, vai a caminho uma mensagem com instruções.',
  resetAccepted: 'O código é válido. Escolha uma nova palavra-passe.',
  resetDone: 'A sua palavra-passe foi alterada. Entre com a nova.',
  passwordChangedHere: 'A sua palavra-passe foi alterada. Todas as outras sessões foram terminadas.',
};
