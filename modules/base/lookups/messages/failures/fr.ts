import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  regionElsewhere: 'La région n’appartient pas à ce pays ({country}). Choisissez-en une dans la liste.',
  cityElsewhere: 'Cette ville se trouve dans la région {region}. Choisissez cette région, ou une autre ville.',
};
