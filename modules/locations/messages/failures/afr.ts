import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  openingHours: 'Skryf die tye as 06:00-17:00, verskeie met ’n komma tussenin.',
  halfCoordinates: 'Gee breedte- sowel as lengtegraad, of geen van die twee nie.',
};
