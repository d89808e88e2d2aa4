import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  greeting: 'Caro/a {name},',
  footer: 'Enviado por {company} através do Haulway. Perguntas: {support}',
};
