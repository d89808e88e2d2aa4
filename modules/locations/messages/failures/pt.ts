import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  openingHours: 'Escreva as horas como 06:00-17:00, separando vários períodos com uma vírgula.',
  halfCoordinates: 'Indique a latitude e a longitude, ou nenhuma das duas.',
};
