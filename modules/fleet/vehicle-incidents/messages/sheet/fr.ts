import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  title: 'Rapport d’incident',
  made: 'fait le {at}',
  description: 'Description',
  costs: 'Coûts hors TVA',
  costExpected: '{description} : {amount} prévus',
};
