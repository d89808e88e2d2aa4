import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  loadTemplateNameTaken: 'Un modèle porte déjà ce nom. Choisissez un autre nom.',
};
