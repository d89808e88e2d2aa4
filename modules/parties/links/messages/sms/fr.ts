import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  code: '{code} est votre code pour {company}, valable 10 minutes. Ne le donnez à personne ; nous ne le demandons jamais.',
  sent: 'OTP envoyé à ce numéro {number}',
};
