import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  performanceReversed: 'La période ne peut pas finir avant de commencer.',
  performanceLong: 'Choisissez une période d’un an au plus.',
};
