import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  loadTemplateNameTaken: '’n Sjabloon met hierdie naam bestaan reeds. Kies ’n ander naam.',
};
