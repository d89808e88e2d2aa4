import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  securityAwake: 'Les alertes de sécurité ne peuvent pas être mises en veille.',
  snoozeTooLong: 'Choisissez une heure dans les {days} prochains jours.',
};
