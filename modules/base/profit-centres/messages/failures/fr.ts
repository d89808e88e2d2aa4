import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  profitCentreCycle: 'Un centre de profit ne peut faire partie ni de lui-même ni d’un centre placé sous lui.',
  journalAccountUnknown: 'Il n’y a pas de compte {number} en usage. Choisissez-en un dans le plan comptable.',
};
