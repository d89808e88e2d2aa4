import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  greeting: 'Bonjour {name},',
  footer: 'Envoyé par {company} avec Haulway. Questions : {support}',
};
