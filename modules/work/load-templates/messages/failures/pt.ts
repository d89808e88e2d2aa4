import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  loadTemplateNameTaken: 'Já existe um modelo com este nome. Escolha outro nome.',
};
