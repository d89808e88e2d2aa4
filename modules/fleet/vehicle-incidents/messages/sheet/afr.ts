import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  title: 'Voorvalverslag',
  made: 'gemaak op {at}',
  description: 'Beskrywing',
  costs: 'Koste sonder BTW',
  costExpected: '{description}: {amount} verwag',
};
