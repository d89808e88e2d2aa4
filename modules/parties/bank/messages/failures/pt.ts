import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ownBankChange:
    'Registou estes dados bancários ou enviou a ligação por onde chegaram. A decisão cabe a uma segunda pessoa.',
  bankNeedsSecondFactor:
    'Aqui só pessoas com um segundo fator aprovam dados bancários. Configure primeiro um no seu perfil.',
};
