import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  driverCode:
    '{code} confirme votre numéro chez {company}. Dites-le à la personne de {company} qui vous parle. Valable 10 minutes.',
  sent: 'OTP envoyé à ce numéro {number}',
};
