import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  greeting: 'Geagte {name},',
  footer: 'Deur {company} deur middel van Haulway gestuur. Vrae: {support}',
};
