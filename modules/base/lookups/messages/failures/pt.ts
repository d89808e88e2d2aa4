import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  regionElsewhere: 'A região não pertence a {country}. Escolha uma da lista.',
  cityElsewhere: 'Esta cidade fica em {region}. Escolha essa região, ou outra cidade.',
};
