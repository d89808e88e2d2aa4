import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  performanceReversed: 'Die tydperk kan nie eindig voordat dit begin nie.',
  performanceLong: 'Kies ’n tydperk van hoogstens ’n jaar.',
};
