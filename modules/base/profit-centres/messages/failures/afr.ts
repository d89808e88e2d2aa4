import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  profitCentreCycle: '’n Winssentrum kan nie deel van homself of van ’n sentrum onder hom wees nie.',
  journalAccountUnknown: 'Daar is geen rekening {number} in gebruik nie. Kies een uit die rekeningplan.',
};
